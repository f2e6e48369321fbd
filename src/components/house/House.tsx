import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LiveHouseProps } from './LiveHouse.tsx';
import type { HouseViewProps } from './HouseView.tsx';
import type { Answer, Sentence } from './sentence.ts';
import { HouseView } from './static-parts.ts';
import * as css from './house.css.ts';

export interface HouseProps {
  readonly sentence: Sentence;
  readonly answer: Answer;
  /** The call to action below the sentence. */
  readonly call?: HouseViewProps['call'];
  readonly load: LiveHouseProps['load'];
  /** A selector for the drawing of the house; undefined for none. */
  readonly drawing?: string;
}

/** Matches an address that names a part of the sentence (machines/house), but not campaign parameters. */
const HAS_ANSWER = /[?&](?:field|problem|term)=/u;

/**
 * The house that a problem builds (docs/specification.md, 2.3): complete without its script, which is
 * fetched when the visitor gets near it, or arrives with an answer in the address.
 */
export function House({ sentence, answer, call, load, drawing }: HouseProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [Live, setLive] = useState<ComponentType<LiveHouseProps> | null>(null);
  const wake = useCallback(() => {
    import('./LiveHouse.tsx').then(
      (module) => setLive(() => module.LiveHouse),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const isInUse =
      HAS_ANSWER.test(location.search) ||
      frame?.matches(':focus-within, :has(option:checked:not(:first-child))') === true;
    if (isInUse) wake();
    // A form filler neither points nor focuses, and React hears no change of a select that it did not render.
    frame?.addEventListener('change', wake);
    return () => frame?.removeEventListener('change', wake);
  }, [frame, wake]);
  return (
    <div ref={setFrame} className={css.house} onFocus={wake} onPointerOver={wake}>
      <HouseView sentence={sentence} answer={answer} call={call} />
      {frame === null || Live === null ? null : (
        <Live
          sentence={sentence}
          frame={frame}
          load={load}
          picture={drawing === undefined ? null : document.querySelector(drawing)}
        />
      )}
    </div>
  );
}
