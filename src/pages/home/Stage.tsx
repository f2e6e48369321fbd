import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { StageView } from '../static-parts.ts';

export interface StageProps {
  readonly stage: PageOf<'home'>['stage'];
  /** Loads the demo at a path; a stable function. */
  readonly load: (path: string) => Promise<PageOf<'demo'>>;
}

/**
 * One minute of the product (docs/specification.md, 2.3): a picture and a link, until somebody points at it, touches it
 * or comes to it with the keyboard. What is then played takes the place of the picture.
 */
export function Stage({ stage, load }: StageProps) {
  const [band, setBand] = useState<HTMLElement | null>(null);
  const [live, setLive] = useState<ReactNode>(null);
  const wake = useCallback(() => {
    if (band === null) return;
    import('#src/components/product-demo/play-stage.tsx')
      .then(({ playIn }) => playIn(band, () => load(stage.link.href ?? '')))
      // Without it, the picture and the link stay.
      .then(setLive, () => undefined);
  }, [band, load, stage]);
  useEffect(() => {
    if (band?.matches(':hover, :focus-within') === true) wake();
  }, [band, wake]);
  const isAsleep = live === null;
  return (
    <div
      ref={setBand}
      onFocus={isAsleep ? wake : undefined}
      onPointerOver={isAsleep ? wake : undefined}
    >
      <StageView stage={stage} />
      {live}
    </div>
  );
}
