import type { StepsCourse } from '#src/content/schema/service-templates.ts';

/**
 * The line behind five tiles in a row. The unit is a hundredth of the row's width: a tile is 17.6
 * wide, with gaps of 3; a tile's drop is measured in quarters of a tile.
 */
const TILE = 17.6;
const GAP = 3;
const QUARTER = TILE / 4;
const CORNER = GAP / 2;
/** The position of a line that runs above the tiles. */
const ABOVE = QUARTER / 2;

/** How far each tile is below the top of the row, in quarters of a tile. */
export const DROPS: Readonly<Record<StepsCourse, readonly number[]>> = {
  level: [0, 0, 0, 0, 0],
  rising: [4, 3, 2, 1, 0],
  peak: [3, 2, 1, 0, 1],
  round: [1, 1, 1, 1, 1],
  fan: [1, 1, 1, 1, 1],
};

export interface StepsLine {
  /** The height of the row of tiles. */
  readonly height: number;
  /** The line that joins the tiles. */
  readonly path: string;
  /** The part of it that leads from each tile to the next; empty if the course is not ordered. */
  readonly way: string;
}

const round = (value: number) => Number(value.toFixed(2));
const centerOf = (index: number) => TILE / 2 + index * (TILE + GAP);

/** The line of a course; `src/components/process-steps/ProcessSteps.css.ts` positions the tiles on it. */
export function lineOf(course: StepsCourse): StepsLine {
  const drops = DROPS[course];
  const heights = drops.map((drop) => TILE / 2 + drop * QUARTER);
  const first = `M${round(centerOf(0))} ${round(heights[0] ?? 0)}`;
  const last = round(centerOf(drops.length - 1));
  const way =
    first +
    heights
      .slice(1)
      .map((to, index) => stepTo(heights[index] ?? to, to, index))
      .join('') +
    `H${last}`;
  const height = round(TILE + Math.max(...drops) * QUARTER);
  if (course === 'round') {
    const back = `V${round(ABOVE + CORNER)}a${CORNER} ${CORNER} 0 0 0-${CORNER}-${CORNER}H${round(centerOf(0) + CORNER)}a${CORNER} ${CORNER} 0 0 0-${CORNER} ${CORNER}z`;
    return { height, path: way + back, way };
  }
  if (course === 'fan') {
    const stems = drops.map((_, index) => `M${round(centerOf(index))} ${round(ABOVE)}V${TILE}`);
    return {
      height,
      path: `M${round(centerOf(0))} ${round(ABOVE)}H${last}${stems.join('')}`,
      way: '',
    };
  }
  return { height, path: way, way };
}

/** Along the row to the gap after tile `index`, then up or down with two quarter circles. */
function stepTo(from: number, to: number, index: number): string {
  if (from === to) return '';
  const edge = round(centerOf(index) + TILE / 2);
  const sign = to < from ? -1 : 1;
  const turns = sign < 0 ? ([0, 1] as const) : ([1, 0] as const);
  const arc = (sweep: number) =>
    `a${CORNER} ${CORNER} 0 0 ${sweep} ${CORNER} ${sign < 0 ? -CORNER : CORNER}`;
  return `H${edge}${arc(turns[0])}V${round(to - sign * CORNER)}${arc(turns[1])}`;
}
