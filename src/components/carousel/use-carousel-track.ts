import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { SLIDE_MS, TURN } from '#src/design/durations.ts';
import { mediaMatches } from '#src/platform/media-query.ts';

export interface TrackState {
  /** Whether the number of visible slides has been measured. */
  readonly isFitted: boolean;
  readonly index: number;
  readonly count: number;
  readonly visible: number;
  readonly direction: 'forward' | 'backward' | null;
  /** How far the slides follow the finger, in px in reading direction. */
  readonly dragOffset: number;
}

/**
 * Positions the slides according to the machine. In the HTML they are a native scroll strip in
 * reading order. After hydration, `order` moves each slide to its place, so that the row wraps
 * without cloned slides: one slide is placed before the first, ready to slide in from that side.
 * Styles are set through the CSSOM, because the site's CSP would block a `style` attribute in the
 * HTML.
 */
export function useCarouselTrack(viewport: RefObject<HTMLElement | null>, state: TrackState): void {
  const { isFitted, index, count, visible, direction, dragOffset } = state;
  const last = useRef({ index, dragOffset });

  useLayoutEffect(() => {
    const box = viewport.current;
    const track = box?.firstElementChild;
    if (!isFitted || !(track instanceof HTMLElement) || box === null) return;
    const moves = count > visible;
    // With one spare slide, the one that leaves to the right must not jump to the left.
    const waits = moves && !(direction === 'backward' && count === visible + 1);
    const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
    const before = last.current;
    const isMove = before.index !== index && direction !== null;
    // Read layout before writing any styles, to avoid a forced reflow.
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
    // If the slide with the focus has left the view, the first one in view, which is the one announced,
    // takes the focus over: the arrow keys work only while it is in the carousel.
    if (document.activeElement?.closest('[inert]')?.parentElement === track) {
      slides[index]?.querySelector('a')?.focus({ preventScroll: true });
    }

    if (isMove) {
      slide(track, ((direction === 'forward' ? cell : -cell) + before.dragOffset) * sign);
    } else if (before.dragOffset !== 0 && dragOffset === 0) {
      slide(track, before.dragOffset * sign);
    }
    track.style.translate = dragOffset === 0 ? '' : `${String(dragOffset * sign)}px`;
    last.current = { index, dragOffset };
  }, [viewport, isFitted, index, count, visible, direction, dragOffset]);
}

/** Animates from the given offset to the final position; immediate with reduced motion. */
function slide(track: HTMLElement, fromPx: number): void {
  if (mediaMatches('(prefers-reduced-motion: reduce)')) return;
  for (const running of track.getAnimations()) running.cancel();
  track.animate([{ translate: `${String(fromPx)}px` }, { translate: '0px' }], {
    duration: SLIDE_MS,
    easing: TURN,
  });
}

/** The distance from one slide to the next, including the gap, in px. */
function cellWidth(slides: readonly HTMLElement[]): number {
  const [first, second] = slides.map((element) => element.offsetLeft).toSorted((a, b) => a - b);
  return first === undefined || second === undefined ? 0 : second - first;
}
