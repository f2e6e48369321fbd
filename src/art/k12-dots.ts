import { createRandom } from './random.ts';

/** The dots of one size, as the outline of a stroke with round caps. */
export interface Dots {
  /** Diameter in rem. */
  readonly size: number;
  /** Centers, in percent of the hero's width and height: a move and a line of no length for each. */
  readonly places: string;
}

const COUNT = 50;
const SIZES = [0.5, 0.75, 1, 1.5, 2] as const;
/** The number of candidate positions per dot. */
const TRIES = 12;

/**
 * Places the decorative dots of the K-12 hero (docs/specification.md, 2.4: fifty of them).
 *
 * They look random but are the same on every render, so that the prerendered and the hydrated page
 * match. Each dot takes the candidate farthest from its neighbors (Mitchell's best candidate), so
 * that the dots neither clump nor form a grid.
 */
export function placeDots(seed: string): readonly Dots[] {
  const random = createRandom(`dots ${seed}`);
  const dots: { x: number; y: number; size: number }[] = [];
  while (dots.length < COUNT) {
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
      size: random.pick(SIZES),
    });
  }
  return SIZES.map((size) => ({
    size,
    places: dots
      .filter((dot) => dot.size === size)
      .map(({ x, y }) => `M${String(x)} ${String(y)}h0`)
      .join(''),
  }));
}
