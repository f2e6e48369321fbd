import type { Frame } from './frame-work.ts';

export interface MotionFrames {
  readonly name: string;
  readonly frames: Frame[];
}

/** A frame at 60 Hz, in ms. */
const FRAME = 16.7;
/** How many times slower the target processor is than the measuring one. */
const SLOWDOWN = 4;
/** The share of frames that must be on time (docs/motion.md). */
const GOAL = 0.95;

/** The share of values that are at most a frame; 1 without values. */
export const inTime = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.filter((ms) => ms <= FRAME).length / values.length;

/** The 95th percentile by nearest rank, in ms; 0 without values. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;

/** A Markdown table, with missed goals in bold. */
export function motionTable(floor: MotionFrames, motions: readonly MotionFrames[]): string {
  const row = ({ name, frames }: MotionFrames) => {
    const work = frames.map(({ worked }) => worked * SLOWDOWN);
    const share = inTime(work);
    return [
      name,
      frames.length,
      share < GOAL ? `**${percent(share)}**` : percent(share),
      `${p95(work).toFixed(1)} ms`,
      `${Math.max(0, ...work).toFixed(1)} ms`,
      `${p95(frames.map(({ lasted }) => lasted)).toFixed(0)} ms`,
    ];
  };
  return [
    ['Motion', 'Frames', 'done in 16.7 ms', '95% done in', 'longest', 'on the clock, 95%'],
    ['---', '---:', '---:', '---:', '---:', '---:'],
    row(floor),
    ...motions.map(row),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const START = '<!-- motion:start -->';
const END = '<!-- motion:end -->';

/**
 * The page with the table in its place.
 * @throws Error if the page has no place for it
 */
export function withMotionSection(page: string, table: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The page has no place for the table: ${START} and ${END} must be in it.`);
  }
  return `${before}${START}\n\n${table}\n\n${END}${after}`;
}
