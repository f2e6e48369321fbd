import { createRandom } from './random.ts';

/** The dots of one size, as the outline of a stroke with round caps. */
export interface Dots {
  /** Diameter in rem. */
  readonly size: number;
  /** Centers, in percent of the hero's width and height: a move and a line of no length for each. */
  readonly places: string;
}

/** The maximum count: placing each dot compares it with every dot before it. */
const MOST = 500;
const SIZES = [0.5, 0.75, 1, 1.5, 2] as const;
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
export function placeDots(seed: string, count: number): readonly Dots[] {
  if (seed === '') {
    throw new RangeError("The dots' seed is empty. Pass a text, such as the path of the page.");
  }
  if (!Number.isInteger(count) || count < 0 || count > MOST) {
    throw new RangeError(
      `Cannot place ${count} dots. The count must be a whole number from 0 to ${MOST}.`,
    );
  }
  const random = createRandom(`dots ${seed}`);
  const dots: { x: number; y: number; size: number }[] = [];
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
