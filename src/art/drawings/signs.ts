import type { Drawing } from '../drawing.ts';
import { band, disc, half, halfRing, lens, poly, quarter, rect, ring, star } from '../geometry.ts';

/** Signs: directions, judgements and things found. */
export const arrows: Drawing = [
  ['m', rect(0, 4, 14, 4), poly(14, 0, 20, 6, 14, 12)],
  ['s', rect(10, 16, 14, 4), poly(10, 12, 10, 24, 4, 18)],
  ['t', quarter(0, 24, 6, 3), quarter(24, 0, 6, 1)],
  ['k', disc(21, 18, 3)],
  ['y', disc(21, 18, 2)],
];

export const clock: Drawing = [
  ['m', disc(12, 12, 11)],
  ['k', disc(12, 12, 8)],
  ['y', quarter(12, 12, 8, 3)],
  ['s', rect(11, 1, 2, 3), rect(11, 20, 2, 3), rect(1, 11, 3, 2), rect(20, 11, 3, 2)],
];

export const compass: Drawing = [
  ['t', quarter(0, 0, 4, 0), quarter(24, 0, 4, 1), quarter(24, 24, 4, 2), quarter(0, 24, 4, 3)],
  ['m', disc(12, 12, 11)],
  ['k', disc(12, 12, 8)],
  ['y', poly(18, 6, 14, 14, 10, 10)],
  ['s', poly(6, 18, 10, 10, 14, 14)],
];

export const eye: Drawing = [
  ['t', quarter(0, 0, 6, 0), quarter(24, 0, 6, 1), quarter(24, 24, 6, 2), quarter(0, 24, 6, 3)],
  ['m', lens(0, 12, 24, 12, 13)],
  ['s', disc(12, 12, 7)],
  ['k', disc(12, 12, 5)],
  ['y', disc(12, 12, 3)],
];

export const key: Drawing = [
  ['s', rect(16, 14, 3, 5), rect(21, 14, 3, 4)],
  ['m', disc(8, 12, 8), rect(14, 10, 10, 4)],
  ['k', disc(8, 12, 5)],
  ['y', disc(8, 12, 3)],
  ['t', quarter(24, 0, 6, 1), quarter(24, 24, 3, 2)],
];

export const magnifier: Drawing = [
  ['s', poly(14, 17, 17, 14, 24, 21, 21, 24)],
  ['m', disc(10, 10, 10)],
  ['k', disc(10, 10, 7)],
  ['y', half(10, 10, 4, 3)],
  ['t', half(10, 10, 4, 1)],
];

export const path: Drawing = [
  ['t', quarter(24, 24, 10, 2)],
  ['s', quarter(0, 0, 10, 0)],
  ['m', rect(0, 18, 6, 4), band(6, 14, 8, 4, 0), band(18, 14, 8, 4, 2)],
  ['k', disc(19, 8, 4.5)],
  ['y', disc(19, 8, 3)],
];

export const shield: Drawing = [
  ['m', [['M', 2, 1], ['L', 12, 1], ['L', 12, 23], ['A', 13, 0, 1, 2, 11], ['Z']]],
  ['s', [['M', 12, 1], ['L', 22, 1], ['L', 22, 11], ['A', 13, 0, 1, 12, 23], ['Z']]],
  ['k', disc(12, 10, 6)],
  ['y', poly(7.5, 10, 9.5, 8, 11, 9.5, 14.5, 6, 16.5, 8, 11, 13.5)],
];

export const spark: Drawing = [
  ['m', star(12, 12, 12)],
  ['t', quarter(0, 0, 5, 0), quarter(24, 24, 5, 2)],
  ['s', quarter(24, 0, 5, 1), quarter(0, 24, 5, 3)],
  ['k', disc(12, 12, 4)],
  ['y', star(12, 12, 4)],
];

export const target: Drawing = [
  ['m', disc(12, 12, 12)],
  ['g', disc(12, 12, 9.5)],
  ['s', disc(12, 12, 8)],
  ['k', disc(12, 12, 5)],
  ['y', disc(12, 12, 3)],
];

export const tick: Drawing = [
  ['t', quarter(0, 0, 6, 0), quarter(24, 24, 6, 2)],
  ['m', disc(12, 12, 11)],
  ['k', disc(12, 12, 9)],
  ['y', poly(5, 12, 8, 9, 11, 12, 16, 7, 19, 10, 11, 18)],
];

export const bell: Drawing = [
  ['s', half(12, 20, 3, 1), disc(12, 3, 2)],
  ['m', half(12, 11, 8, 3), rect(4, 11, 16, 6), rect(2, 17, 20, 3)],
  ['g', rect(4, 13, 16, 1.5)],
  ['t', quarter(0, 8, 6, 2), quarter(0, 0, 4, 0)],
  ['k', disc(18, 6, 5)],
  ['y', disc(18, 6, 3)],
];

export const globe: Drawing = [
  ['m', disc(12, 12, 11)],
  ['s', lens(12, 1, 12, 23, 13)],
  ['g', rect(1, 11, 22, 1.5), rect(3, 6, 18, 1), rect(3, 17, 18, 1)],
  ['k', disc(18, 6, 5)],
  ['y', disc(18, 6, 3)],
];

export const headset: Drawing = [
  ['m', halfRing(12, 12, 11, 8, 3)],
  ['s', rect(1, 11, 6, 8), rect(17, 11, 6, 8)],
  ['t', band(15, 16, 6, 4, 0)],
  ['k', disc(13, 21, 3)],
  ['y', disc(13, 21, 2.5)],
  ['m', ring(12, 12, 2, 1)],
];
