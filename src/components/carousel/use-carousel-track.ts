import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** How long slides take to move by one cell, in ms (docs/specification.md, 10.3). */
const MOVE_MS = 400;

export interface TrackState {
  /** Is it known how many slides the window has room for? */
  readonly isFitted: boolean;
  readonly index: number;
  readonly count: number;
  readonly visible: number;
  readonly direction: 'forward' | 'backward' | null;
  /** How far the slides follow the finger, in px in reading direction. */
  readonly dragOffset: number;
}

/**
 * Puts the slides where the machine says. The HTML is a native strip in reading order; here, after
 * hydration, `order` moves each slide to its place, so that the row goes round without cloned slides:
 * one slide waits before the first, so that it can come in from the side. Written through the CSSOM:
 * a `style` attribute in the HTML would be blocked by the site's policy.
 */
export function useCarouselTrack(viewport: RefObject<HTMLElement | null>, state: TrackState): void {
  const { isFitted, index, count, visible, direction, dragOffset } = state;
  const last = useRef({ index, dragOffset });

  useLayoutEffect(() => {
    const box = viewport.current;
    const track = box?.firstElementChild;
    if (!isFitted || !(track instanceof HTMLElement) || box === null) return;
    const moves = count > visible;
    // With one slide to spare, the one that leaves to the right must not jump to the left.
    const waits = moves && !(direction === 'backward' && count === visible + 1);
    const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
    const before = last.current;
    const isMove = before.index !== index && direction !== null;
    // Read before anything is written, or the browser would have to lay the page out in between.
    const cell = isMove ? cellWidth(slides) : 0;
    const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    const isScrolled = box.scrollLeft !== 0;
    slides.forEach((slide, at) => {
      const place = (at - index + count) % count;
      slide.style.order = String(waits && place === count - 1 ? -1 : place);
      slide.inert = moves && place >= visible;
    });
    box.dataset['live'] = moves ? (waits ? 'waiting' : 'plain') : 'still';
    if (isScrolled) box.scrollLeft = 0;

    if (isMove) {
      slide(track, ((direction === 'forward' ? cell : -cell) + before.dragOffset) * sign);
    } else if (before.dragOffset !== 0 && dragOffset === 0) {
      slide(track, before.dragOffset * sign);
    }
    track.style.translate = dragOffset === 0 ? '' : `${String(dragOffset * sign)}px`;
    last.current = { index, dragOffset };
  }, [viewport, isFitted, index, count, visible, direction, dragOffset]);
}

/** From here to where it stands, in `MOVE_MS`; at once for those who asked for less motion. */
function slide(track: HTMLElement, fromPx: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const running of track.getAnimations()) running.cancel();
  track.animate([{ translate: `${String(fromPx)}px` }, { translate: '0px' }], {
    duration: MOVE_MS,
    easing: 'cubic-bezier(0.3, 0.7, 0.1, 1)',
  });
}

/** The distance from one slide to the next, gap included, in px. */
function cellWidth(slides: readonly HTMLElement[]): number {
  const [first, second] = slides.map((element) => element.offsetLeft).toSorted((a, b) => a - b);
  return first === undefined || second === undefined ? 0 : second - first;
}
