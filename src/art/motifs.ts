import type { Ground } from './paint.ts';

/**
 * The possible subjects of a picture, named in content and drawn by the art generator, each with its ground
 * when it is the focal one of a hero or a share card. The grounds are chosen by hand: cards of pages in one
 * line appear side by side, and no two neighbors should look alike from a distance.
 */
export const heroGrounds = {
  arrows: 'paper',
  bars: 'ink2',
  bell: 'b',
  book: 'b',
  bug: 'b',
  bus: 'a',
  calendar: 'b',
  cap: 'a',
  captions: 'paper',
  chart: 'paper',
  clock: 'b',
  cloud: 'b',
  coins: 'ink2',
  compass: 'ink2',
  contract: 'a',
  cube: 'paper',
  eye: 'a',
  flask: 'b',
  gauge: 'b',
  gear: 'a',
  globe: 'b',
  goggles: 'ink2',
  headset: 'ink2',
  key: 'a',
  keyboard: 'b',
  ladder: 'ink2',
  lens: 'a',
  microphone: 'a',
  node: 'ink2',
  page: 'b',
  path: 'paper',
  pencil: 'a',
  people: 'b',
  person: 'paper',
  phone: 'a',
  play: 'ink2',
  plug: 'paper',
  puzzle: 'ink2',
  screen: 'b',
  shield: 'ink2',
  sound: 'ink2',
  spark: 'b',
  speech: 'a',
  stack: 'b',
  switch: 'b',
  target: 'a',
  tick: 'b',
} as const satisfies Readonly<Record<string, Ground>>;

/** The first motif of a picture is its focal one, drawn at least three times the tile size. */
export type MotifName = keyof typeof heroGrounds;
export const MOTIFS = Object.keys(heroGrounds) as readonly MotifName[];

/** The roofs of the house (house.ts): an open book, a mortarboard, a workshop, a school hall. */
export const ROOFS = ['book', 'board', 'workshop', 'hall'] as const;
export type Roof = (typeof ROOFS)[number];
