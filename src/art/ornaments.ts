import type { Drawing } from './drawing.ts';
import {
  arch,
  band,
  disc,
  half,
  halfRing,
  lens,
  poly,
  quarter,
  rect,
  ring,
  rounded,
  star,
  type Outline,
} from './geometry.ts';

const grid = (count: number, draw: (column: number, row: number) => Outline): Outline =>
  Array.from({ length: count * count }, (_, i) => draw(i % count, Math.floor(i / count))).flat();

/**
 * Purely decorative tiles that fill the space between motifs. Each has a ground
 * (`g`), a figure (`m`) and sometimes a second figure (`s`), on a canvas of 24 by 24 units.
 */
export const ornaments = {
  quarter: [['m', quarter(0, 0, 24, 0)]],
  leaf: [['m', rounded(0, 0, 24, 24, 0, 24, 0, 24)]],
  half: [['m', half(12, 24, 12, 3)]],
  disc: [['m', disc(12, 12, 12)]],
  ring: [
    ['m', disc(12, 12, 12)],
    ['s', disc(12, 12, 5)],
  ],
  arch: [
    ['m', arch(0, 0, 24, 24)],
    ['s', arch(7, 10, 10, 14)],
  ],
  rainbow: [['m', band(0, 0, 24, 20, 0), band(0, 0, 16, 12, 0), quarter(0, 0, 8, 0)]],
  stripes: [['m', rect(3, 0, 3, 24), rect(9, 0, 3, 24), rect(15, 0, 3, 24), rect(21, 0, 3, 24)]],
  dots: [['m', grid(3, (x, y) => disc(4 + x * 8, 4 + y * 8, 2))]],
  diagonal: [['m', poly(0, 0, 24, 24, 0, 24)]],
  steps: [['m', rect(0, 16, 24, 8), rect(0, 8, 16, 8), rect(0, 0, 8, 8)]],
  petals: [['m', petals()]],
  star: [['m', star(12, 12, 12)]],
  drop: [
    ['m', rounded(0, 0, 24, 24, 12, 12, 0, 12)],
    ['s', disc(12, 12, 5)],
  ],
  pinwheel: [
    [
      'm',
      quarter(12, 0, 12, 1),
      quarter(24, 12, 12, 2),
      quarter(12, 24, 12, 3),
      quarter(0, 12, 12, 0),
    ],
  ],
  solid: [],
} as const satisfies Readonly<Record<string, Drawing>>;

export type OrnamentKind = keyof typeof ornaments;
export const ORNAMENTS = Object.keys(ornaments) as readonly OrnamentKind[];

function petals(): Outline {
  // Four leaves between the center and the corners, each the lens of two quarter circles.
  return [
    ...lens(0, 0, 12, 12, 12),
    ...lens(24, 0, 12, 12, 12),
    ...lens(24, 24, 12, 12, 12),
    ...lens(0, 24, 12, 12, 12),
  ];
}

/** Tiles two cells wide and one high, on a canvas of 48 by 24 units. */
export const wideOrnaments = {
  bridge: [
    ['m', half(24, 24, 24, 3)],
    ['s', half(24, 24, 10, 3)],
  ],
  pill: [
    ['m', rounded(0, 0, 48, 24, 12)],
    ['s', disc(36, 12, 7)],
  ],
  hills: [['m', half(12, 24, 12, 3), half(36, 24, 12, 3)]],
  gates: [['m', halfRing(24, 24, 24, 19, 3), halfRing(24, 24, 14, 9, 3), half(24, 24, 4, 3)]],
  wave: [['m', quarter(0, 24, 24, 3), quarter(48, 0, 24, 1)]],
  beads: [['m', ring(12, 12, 12, 5), ring(36, 12, 12, 5)]],
  bars: [['m', rect(0, 3, 48, 3), rect(0, 9, 48, 3), rect(0, 15, 48, 3), rect(0, 21, 48, 3)]],
} as const satisfies Readonly<Record<string, Drawing>>;

export type WideOrnamentKind = keyof typeof wideOrnaments;
