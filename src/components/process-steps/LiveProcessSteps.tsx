import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { processStepsMachine, selectHeldStep, selectStep } from '#machines/process-steps/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { ProcessSteps } from './ProcessSteps.tsx';

/** Its position in the window when its first step begins, in window heights. */
const BEGINS = 0.75;
/** The minimum distance it scrolls from the first step to the end of the last, in window heights. */
const LASTS = 0.5;

/** A process processSteps that plays on scroll and whose steps can be pressed. */
export function LiveProcessSteps({
  processSteps,
}: {
  readonly processSteps: NonNullable<PageOf<'service'>['processSteps']>;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const actor = useActorRef(processStepsMachine, {
    input: { count: processSteps.steps.length, isMotionReduced: true },
    inspect,
  });
  useMediaQuery('(prefers-reduced-motion: reduce)', (isReduced) => {
    actor.send({ type: isReduced ? 'MOTION.REDUCED' : 'MOTION.ALLOWED' });
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      const progress = (innerHeight * BEGINS - top) / Math.max(innerHeight * LASTS, height);
      actor.send({ type: 'STEPS.SCROLLED', progress });
    };
    let frames = 0;
    const listen = () => {
      cancelAnimationFrame(frames);
      frames = requestAnimationFrame(measure);
    };
    const ignore = () => {
      cancelAnimationFrame(frames);
      removeEventListener('scroll', listen);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) {
        measure();
        addEventListener('scroll', listen, { passive: true });
      } else {
        ignore();
        actor.send({ type: 'VIEW.LEFT' });
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      ignore();
    };
  }, [actor]);

  return (
    <div ref={frame}>
      <ProcessSteps
        processSteps={processSteps}
        step={useSelector(actor, selectStep)}
        heldStep={useSelector(actor, selectHeldStep)}
        onChoose={(index) => {
          actor.send({ type: 'STEP.CHOSEN', index });
        }}
      />
    </div>
  );
}
