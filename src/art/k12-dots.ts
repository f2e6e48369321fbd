import { createRandom } from './random.ts';

/** What a dot is colored by; `quiet` is the line's second ink, which text may lie on. */
export type DotColor = 'accentA' | 'accentB' | 'paper' | 'quiet';

export interface Dot {
  /** Center, in percent of the hero's width, from 0 to 100. */
  readonly x: number;
  /** Center, in percent of the hero's height, from 0 to 100. */
  readonly y: number;
  /** Radius in rem. */
  readonly radius: number;
  readonly color: DotColor;
}

/** The most dots that are worth asking for: each costs a look at every dot before it. */
const MOST = 500;
/** Dots left of this, in percent, lie where the headline stands: they are quiet. */
const TEXT_EDGE = 56;
const RADII = [0.25, 0.375, 0.5, 0.75, 1] as const;
const COLORS = ['accentA', 'accentB', 'paper'] as const;
/** How many places are tried for each dot. */
const TRIES = 12;

/**
 * Places the decorative dots of the K-12 hero (docs/specification.md, 2.4: fifty of them).
 *
 * Random to look at, the same on every render: the prerendered page and the live one agree. Each dot
 * takes, of several random places, the one farthest from its neighbors (Mitchell's best candidate),
 * so that they neither clump nor form a grid.
 *
 * @param seed any text but the empty one
 * @param count how many dots, a whole number from 0 to 500
 * @throws RangeError when the seed is empty or the count is not such a number
 */
export function placeDots(seed: string, count: number): readonly Dot[] {
  if (seed === '') {
    throw new RangeError(
      'The seed of the dots is empty: pass a text, such as the path of the page',
    );
  }
  if (!Number.isInteger(count) || count < 0 || count > MOST) {
    throw new RangeError(
      `Cannot place ${count} dots: pass a whole number from 0 to ${MOST} as the count`,
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
