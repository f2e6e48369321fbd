import type { MotifName } from './motifs.ts';
import type { Ground } from './paint.ts';

/**
 * The ground of each motif when it is the focal one of a hero or a share card. Chosen by hand:
 * cards of pages in one line appear side by side, and no two neighbors should look alike from a
 * distance.
 */
export const heroGrounds: Readonly<Record<MotifName, Ground>> = {
  arrows: 'paper',
  bars: 'ink2',
  bell: 'b',
  book: 'b',
  bus: 'a',
  calendar: 'b',
  cap: 'a',
  chart: 'paper',
  clock: 'b',
  cloud: 'b',
  compass: 'ink2',
  cube: 'paper',
  eye: 'a',
  flask: 'b',
  gear: 'a',
  globe: 'b',
  headset: 'ink2',
  key: 'a',
  ladder: 'ink2',
  lens: 'a',
  microphone: 'a',
  node: 'ink2',
  page: 'b',
  path: 'paper',
  pencil: 'a',
  people: 'b',
  play: 'ink2',
  plug: 'paper',
  puzzle: 'ink2',
  screen: 'b',
  shield: 'ink2',
  spark: 'b',
  speech: 'a',
  stack: 'b',
  target: 'a',
  tick: 'b',
};
