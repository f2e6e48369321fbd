/** A picture goes to another place; in ms. A constant of its own: scripts take nothing else. */
export const SLIDE_MS = 400;

/**
 * How long things move, in ms, and how (docs/motion.md). Style sheets take them as `token.time` and
 * `token.ease`; a script that moves something takes them from here.
 */
export const DURATIONS = {
  /** An answer to the pointer: a color, an edge. */
  quick: 150,
  /** A tile turns, a panel unfolds, a page fades. */
  menu: 200,
  slide: SLIDE_MS,
  /** The opening of the home page: how long it waits, and lasts (docs/specification.md, 2.3). */
  wait: 300,
  enter: 800,
} as const;

/** Quick at first, as if pushed, and gently to its place. */
export const TURN = 'cubic-bezier(0.3, 0.7, 0.1, 1)';
