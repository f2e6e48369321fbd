import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onInk, stack, text } from '#src/design/layout.css.ts';
import { ProcessSteps } from './static-parts.ts';

interface ServiceProcessProps {
  readonly processSteps: NonNullable<PageOf<'service'>['processSteps']>;
}

/**
 * How the work proceeds, in five steps (docs/specification.md, 2.5): a list that is complete without
 * its script, which is fetched when the processSteps is about to scroll into view.
 */
export function ServiceProcess({ processSteps }: ServiceProcessProps) {
  const section = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<ServiceProcessProps> | null>(null);

  useEffect(() => {
    const element = section.current;
    if (element === null) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('#src/components/process-steps/LiveProcessSteps.tsx').then(
          ({ LiveProcessSteps }) => {
            if (!isGone) setLive(() => LiveProcessSteps);
          },
          () => undefined,
        );
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);

  return (
    <section
      ref={section}
      id="how-it-goes"
      className={`${band} ${onInk}`}
      aria-labelledby="how-it-goes-title"
    >
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="how-it-goes-title">
          {processSteps.title}
        </h2>
        {Live === null ? (
          <ProcessSteps processSteps={processSteps} />
        ) : (
          <Live processSteps={processSteps} />
        )}
      </div>
    </section>
  );
}
