import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectSuppressesClick } from '#machines/carousel/index.ts';
import type { CarouselEvent, carouselMachine } from '#machines/carousel/index.ts';
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
    // Asked anew each time: a translator may turn the page around.
    const sign = () => (getComputedStyle(inner).direction === 'rtl' ? -1 : 1);
    const point = (event: PointerEvent) => ({ x: event.clientX * sign(), y: event.clientY });
    let isDragging = false;

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
        // One pointer at a time: a mouse and a finger are both primary.
        if (event.button !== 0 || !event.isPrimary || isDragging) return;
        isDragging = true;
        actor.send({ type: 'SWIPE.STARTED', ...point(event) });
        const drag = new AbortController();
        const during = { signal: AbortSignal.any([drag.signal, abort.signal]) };
        const end = (last: CarouselEvent) => {
          isDragging = false;
          drag.abort();
          actor.send(last);
        };
        const follow = (type: string, react: (event: PointerEvent) => void) => {
          const own = (next: Event) => {
            if (next instanceof PointerEvent && next.pointerId === event.pointerId) react(next);
          };
          addEventListener(type, own, during);
        };
        follow('pointermove', (move) => {
          // The button may be let go where the page is not told: outside of the window, in a dialog.
          if (move.buttons === 0) end({ type: 'SWIPE.CANCELED' });
          else actor.send({ type: 'SWIPE.MOVED', ...point(move) });
        });
        follow('pointerup', (up) => end({ type: 'SWIPE.ENDED', ...point(up) }));
        follow('pointercancel', () => end({ type: 'SWIPE.CANCELED' }));
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
        const moved = event.deltaX * sign();
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

    const observer = new IntersectionObserver(([entry]) => {
      actor.send({ type: entry?.isIntersecting === true ? 'VIEW.ENTERED' : 'VIEW.LEFT' });
    });
    observer.observe(inner);

    const sendMotion = (isReduced: boolean) => {
      actor.send({ type: isReduced ? 'MOTION.REDUCED' : 'MOTION.ALLOWED' });
    };
    sendMotion(mediaMatches(REDUCED));
    const stopWatching = watchMedia(REDUCED, sendMotion);

    return () => {
      stopWatching();
      abort.abort();
      observer.disconnect();
    };
  }, [actor, region, viewport]);
}
