import { createRandom } from './random.ts';

/** The color of a dot; `quiet` is the line's second ink, which is safe under text. */
export type DotColor = 'accentA' | 'accentB' | 'paper' | 'quiet';

export interface Dot {
  /** Center, in percent of the hero's width. */
  readonly x: number;
  /** Center, in percent of the hero's height. */
  readonly y: number;
  /** Radius in rem. */
  readonly radius: number;
  readonly color: DotColor;
}

/** The maximum count: placing each dot compares it with every dot before it. */
const MOST = 500;
/** Dots left of this, in percent, are behind the headline and must be quiet. */
const TEXT_EDGE = 56;
const RADII = [0.25, 0.375, 0.5, 0.75, 1] as const;
const COLORS = ['accentA', 'accentB', 'paper'] as const;
/** The number of candidate positions per dot. */
const TRIES = 12;

/**
 * Places the decorative dots of the K-12 hero (docs/specification.md, 2.4: fifty of them).
 *
 * They look random but are the same on every render, so that the prerendered and the hydrated page
 * match. Each dot takes the candidate farthest from its neighbors (Mitchell's best candidate), so
 * that the dots neither clump nor form a grid.
 *
 * @param seed any non-empty text
 * @param count the number of dots, a whole number from 0 to 500
 * @throws RangeError if the seed is empty or the count is out of range
 */
export function placeDots(seed: string, count: number): readonly Dot[] {
  if (seed === '') {
    throw new RangeError("The dots' seed is empty. Pass a text, such as the path of the page.");
  }
  if (!Number.isInteger(count) || count < 0 || count > MOST) {
    throw new RangeError(
      `Cannot place ${count} dots. The count must be a whole number from 0 to ${MOST}.`,
    );
  }
  const random = createRandom(`dots ${seed}`);
  const dots: Dot[] = [];
  while (dots.length < count) {
    let best = { x: 0, y: 0, room: -1 };
    for (let i = 0; i < TRIES; i++) {
      const [x, y] = [2 + random.next() * 96, 4 + random.next() * 92];
      const room = Math.min(
        Infinity,
        ...dots.map((dot) => Math.hypot(dot.x - x, (dot.y - y) / 1.6)),
      );
      if (room > best.room) best = { x, y, room };
    }
    dots.push({
      x: Math.round(best.x * 10) / 10,
      y: Math.round(best.y * 10) / 10,
      radius: random.pick(RADII),
      color: best.x < TEXT_EDGE ? 'quiet' : random.pick(COLORS),
    });
  }
  return dots;
}
