import type { Drawing } from '../drawing.ts';
import {
  band,
  disc,
  half,
  halfRing,
  lens,
  poly,
  quarter,
  rect,
  rounded,
  star,
} from '../geometry.ts';

/** Signs: directions, judgments, discoveries, time and what calls for attention. */
export const arrows: Drawing = [
  ['m', rect(0, 4, 14, 4), poly(14, 0, 20, 6, 14, 12)],
  ['s', rect(10, 16, 14, 4), poly(10, 12, 10, 24, 4, 18)],
  ['t', quarter(0, 24, 6, 3), quarter(24, 0, 6, 1)],
  ['k', disc(21, 18, 3)],
  ['y', disc(21, 18, 2)],
];

export const clock: Drawing = [
  ['t', quarter(0, 0, 6, 0), quarter(24, 0, 6, 1)],
  ['m', disc(12, 12, 12)],
  ['g', disc(12, 12, 10)],
  ['k', disc(12, 12, 9)],
  ['s', disc(12, 5, 1), disc(19, 12, 1), disc(12, 19, 1), disc(5, 12, 1)],
  ['y', quarter(12, 12, 6, 3)],
  ['s', disc(12, 12, 1.5)],
];

export const compass: Drawing = [
  ['t', quarter(0, 0, 4, 0), quarter(24, 0, 4, 1), quarter(24, 24, 4, 2), quarter(0, 24, 4, 3)],
  ['m', disc(12, 12, 11)],
  ['g', disc(12, 12, 9.5)],
  ['k', disc(12, 12, 8.5)],
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
  ['t', quarter(24, 0, 6, 1), quarter(0, 24, 4, 3), quarter(0, 0, 4, 0)],
  ['s', rect(14, 14, 3, 7), rect(20, 14, 4, 5)],
  ['m', disc(9, 12, 9), rect(14, 10, 10, 4)],
  ['s', disc(9, 12, 6)],
  ['k', disc(9, 12, 4.5)],
  ['y', disc(9, 12, 3)],
];

export const magnifier: Drawing = [
  ['s', poly(14, 17, 17, 14, 24, 21, 21, 24)],
  ['m', disc(10, 10, 10)],
  ['g', disc(10, 10, 8)],
  ['k', disc(10, 10, 7)],
  ['s', rect(5, 10, 2.5, 4), rect(8.75, 7.5, 2.5, 6.5)],
  ['y', rect(12.5, 5, 2.5, 9)],
  ['t', quarter(24, 0, 4, 1), quarter(0, 24, 4, 3)],
];

export const path: Drawing = [
  ['t', quarter(24, 24, 10, 2)],
  ['s', quarter(0, 0, 10, 0)],
  ['m', rect(0, 18, 6, 5), band(6, 14, 9, 4, 0), band(19, 14, 9, 4, 2)],
  [
    'g',
    rect(1, 20, 2, 1),
    rect(5, 20, 2, 1),
    rect(12, 13, 1, 2),
    poly(9, 19, 11, 17, 11.7, 17.7, 9.7, 19.7),
  ],
  ['k', disc(18.5, 7, 5)],
  ['y', disc(18.5, 7, 3)],
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
  ['m', disc(11, 13, 11)],
  ['g', disc(11, 13, 9)],
  ['s', disc(11, 13, 7)],
  ['k', disc(11, 13, 5)],
  ['y', disc(11, 13, 3)],
  ['t', poly(17, 3, 20, 0, 20, 4, 24, 4, 21, 7, 17, 7)],
  ['t', poly(17.3, 5.3, 18.7, 6.7, 13.7, 11.7, 12.3, 10.3)],
];

export const tick: Drawing = [
  ['t', quarter(0, 0, 6, 0), quarter(24, 24, 6, 2)],
  ['s', quarter(24, 0, 6, 1), quarter(0, 24, 6, 3)],
  ['m', disc(12, 12, 12)],
  ['g', disc(12, 12, 10)],
  ['k', disc(12, 12, 9)],
  ['y', poly(4.5, 12, 7, 9.5, 10.5, 13, 17, 6.5, 19.5, 9, 10.5, 18)],
];

export const bell: Drawing = [
  ['s', half(12, 20, 3, 1), disc(12, 3, 2)],
  ['m', half(12, 11, 8, 3), rect(4, 11, 16, 6), rect(2, 17, 20, 3)],
  ['g', rect(4, 13, 16, 1.5)],
  ['t', quarter(0, 0, 6, 0)],
  ['k', disc(18, 6, 5)],
  ['y', disc(18, 6, 3)],
];

export const globe: Drawing = [
  ['m', disc(12, 12, 11)],
  ['s', lens(12, 1, 12, 23, 13)],
  ['g', rect(0, 11, 24, 1.5), rect(0, 6, 24, 1.5), rect(0, 16, 24, 1.5)],
  ['t', quarter(0, 24, 6, 3)],
  ['k', disc(18, 6, 5)],
  ['y', disc(18, 6, 3)],
];

export const headset: Drawing = [
  ['t', quarter(0, 0, 5, 0), quarter(0, 24, 5, 3), disc(12, 12, 4)],
  ['m', halfRing(12, 11, 10, 7, 3)],
  ['s', rounded(1, 10, 6, 10, 2), rounded(17, 10, 6, 10, 2)],
  ['m', band(16, 18, 5, 3, 0), rect(19, 15, 2, 3)],
  ['k', disc(14, 21, 3)],
  ['y', disc(14, 21, 2.5)],
];

export const coins: Drawing = [
  ['t', quarter(0, 0, 6, 0)],
  ['m', rounded(1, 11, 10, 3.5, 1.75), rounded(0, 15.5, 10, 3.5, 1.75)],
  ['m', rounded(1, 20, 10, 3.5, 1.75)],
  ['s', rounded(13, 15.5, 10, 3.5, 1.75), rounded(12, 20, 10, 3.5, 1.75)],
  ['k', disc(17, 7, 7)],
  ['y', disc(17, 7, 5.5)],
  ['k', rect(16, 4, 2, 6)],
];

export const sound: Drawing = [
  ['t', halfRing(13, 12, 11, 8.5, 0)],
  ['s', rect(0, 7, 5, 10)],
  ['m', poly(5, 7, 12, 1, 12, 23, 5, 17)],
  ['k', half(12, 12, 7, 0)],
  ['y', halfRing(12, 12, 5.5, 3.5, 0)],
  ['s', half(12, 12, 2, 0)],
];
