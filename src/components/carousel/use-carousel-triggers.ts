import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectSuppressesClick } from '#machines/carousel/index.ts';
import type { carouselMachine } from '#machines/carousel/index.ts';
import { mediaMatches, watchMedia } from '#src/platform/media-query.ts';

type CarouselActor = ActorRefFrom<typeof carouselMachine>;

/**
 * The horizontal trackpad scroll that counts as one step, in px; less may be noise in a vertical
 * scroll.
 */
const WHEEL_STEP_PX = 30;

/** Horizontal wheel events less than this apart, in ms, are one gesture with its momentum: one step. */
const WHEEL_GAP_MS = 150;

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Reports focus, pointer, visibility and motion preference around the carousel to the machine. */
export function useCarouselTriggers(
  actor: CarouselActor,
  region: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const outer = region.current;
    const inner = viewport.current;
    if (outer === null || inner === null) return;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    const rtl = getComputedStyle(inner).direction === 'rtl' ? -1 : 1;
    const point = (event: PointerEvent) => ({ x: event.clientX * rtl, y: event.clientY });

    outer.addEventListener(
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) {
          actor.send({ type: 'FOCUS.ENTERED' });
        }
      },
      options,
    );
    outer.addEventListener(
      'focusout',
      (event) => {
        if (!(event.relatedTarget instanceof Node && outer.contains(event.relatedTarget))) {
          actor.send({ type: 'FOCUS.LEFT' });
        }
      },
      options,
    );
    outer.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType === 'mouse') actor.send({ type: 'POINTER.ENTERED' });
      },
      options,
    );
    outer.addEventListener('pointerleave', () => actor.send({ type: 'POINTER.LEFT' }), options);

    inner.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        actor.send({ type: 'SWIPE.STARTED', ...point(event) });
        const drag = new AbortController();
        const during = { signal: AbortSignal.any([drag.signal, abort.signal]) };
        addEventListener(
          'pointermove',
          (move) => {
            actor.send({ type: 'SWIPE.MOVED', ...point(move) });
          },
          during,
        );
        addEventListener(
          'pointerup',
          (up) => {
            actor.send({ type: 'SWIPE.ENDED', ...point(up) });
            drag.abort();
          },
          during,
        );
        addEventListener(
          'pointercancel',
          () => {
            actor.send({ type: 'SWIPE.CANCELED' });
            drag.abort();
          },
          during,
        );
      },
      options,
    );
    // Otherwise the browser would drag the link or the picture itself.
    inner.addEventListener('dragstart', (event) => event.preventDefault(), options);
    inner.addEventListener(
      'click',
      (event) => {
        if (!selectSuppressesClick(actor.getSnapshot())) return;
        event.preventDefault();
        event.stopPropagation();
        actor.send({ type: 'CLICK.SUPPRESSED' });
      },
      { ...options, capture: true },
    );

    let travelled = 0;
    let lastWheelAt = 0;
    inner.addEventListener(
      'wheel',
      (event) => {
        if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
        event.preventDefault();
        const moved = event.deltaX * rtl;
        if (event.timeStamp - lastWheelAt > WHEEL_GAP_MS || moved * travelled < 0) travelled = 0;
        lastWheelAt = event.timeStamp;
        const hasStepped = Math.abs(travelled) >= WHEEL_STEP_PX;
        travelled += moved;
        if (hasStepped || Math.abs(travelled) < WHEEL_STEP_PX) return;
        actor.send({ type: moved > 0 ? 'SLIDE.NEXT' : 'SLIDE.PREVIOUS' });
      },
      { ...options, passive: false },
    );

    const sendVisibility = () => {
      actor.send({ type: document.hidden ? 'PAGE.HIDDEN' : 'PAGE.SHOWN' });
    };
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility, options);

    const sight = new IntersectionObserver(([entry]) => {
      actor.send({ type: entry?.isIntersecting === true ? 'VIEW.ENTERED' : 'VIEW.LEFT' });
    });
    sight.observe(inner);

    const sendMotion = (isReduced: boolean) => {
      actor.send({ type: isReduced ? 'MOTION.REDUCED' : 'MOTION.ALLOWED' });
    };
    sendMotion(mediaMatches(REDUCED));
    const stopWatching = watchMedia(REDUCED, sendMotion);

    return () => {
      stopWatching();
      abort.abort();
      sight.disconnect();
    };
  }, [actor, region, viewport]);
}
