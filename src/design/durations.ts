/** A picture moves to another place; in ms. A separate constant, because scripts need nothing else. */
export const SLIDE_MS = 400;

/**
 * Durations in ms, and easings (docs/decisions/0009-motion.md). Style sheets use them as `token.time` and `token.ease`;
 * scripts that animate something import them from here.
 */
export const DURATIONS = {
  /** A response to the pointer: a color, an edge. */
  quick: 150,
  /** A tile turns, a panel unfolds, a page fades. */
  menu: 200,
  slide: SLIDE_MS,
  /** The opening animation of the home page: its delay and its duration (docs/specification.md, 2.3). */
  wait: 300,
  enter: 800,
  /** How long a visitor waits for a page before another answer (src/features/offline/worker/fetch.ts). */
  answer: 9000,
} as const;

/** Fast at first, as if pushed, then settling gently. */
export const TURN = 'cubic-bezier(0.3, 0.7, 0.1, 1)';
