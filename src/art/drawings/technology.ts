import type { Drawing } from '../drawing.ts';
import {
  arch,
  band,
  disc,
  half,
  halfRing,
  poly,
  quarter,
  rect,
  ring,
  rounded,
} from '../geometry.ts';

/** Subjects from technology: things that run, connect and measure. */
export const bars: Drawing = [
  ['t', rect(0, 18, 6, 6)],
  ['s', rect(6, 12, 6, 12)],
  ['m', rect(12, 6, 6, 18)],
  ['t', rect(18, 6, 6, 18)],
  ['k', rect(18, 0, 6, 6)],
  ['y', disc(21, 3, 2.5)],
];

export const chart: Drawing = [
  ['m', quarter(11, 13, 11, 2)],
  ['s', quarter(11, 13, 11, 1)],
  ['t', quarter(11, 13, 11, 0)],
  ['k', quarter(13, 11, 11, 3)],
  ['y', quarter(13, 11, 8, 3)],
];

export const cloud: Drawing = [
  ['m', disc(5, 11, 5), disc(12, 7, 7), disc(19, 11, 5), rect(5, 8, 14, 8)],
  ['s', rect(3, 18, 18, 2.5)],
  ['t', rect(3, 21.5, 18, 2.5)],
  ['k', arch(7.5, 4, 9, 12)],
  ['y', poly(12, 6, 15, 10, 13, 10, 13, 14, 11, 14, 11, 10, 9, 10)],
];

export const cube: Drawing = [
  ['m', poly(1, 6, 12, 12, 12, 24, 1, 18)],
  ['s', poly(23, 6, 23, 18, 12, 24, 12, 12)],
  ['t', poly(12, 0, 23, 6, 12, 12, 1, 6)],
  ['k', poly(12, 2, 19, 6, 12, 10, 5, 6)],
  ['y', poly(12, 3.5, 16.5, 6, 12, 8.5, 7.5, 6)],
];

export const gear: Drawing = [
  ['m', disc(12, 12, 9), rect(10, 0, 4, 24), rect(0, 10, 24, 4)],
  ['m', poly(3, 6, 6, 3, 21, 18, 18, 21), poly(18, 3, 21, 6, 6, 21, 3, 18)],
  ['s', disc(12, 12, 6)],
  ['k', disc(12, 12, 4.5)],
  ['y', disc(12, 12, 3)],
];

export const microphone: Drawing = [
  ['s', halfRing(12, 11, 9, 7, 1), rect(11, 19, 2, 3), rect(6, 22, 12, 2)],
  ['m', rounded(7, 0, 10, 17, 5)],
  ['k', disc(12, 5, 4)],
  ['y', disc(12, 5, 3)],
  ['g', rect(7, 10, 10, 1), rect(7, 12, 10, 1)],
];

export const node: Drawing = [
  ['m', poly(3, 5, 5, 3, 21, 19, 19, 21), poly(19, 3, 21, 5, 5, 21, 3, 19)],
  ['s', disc(4, 4, 4), disc(20, 20, 4)],
  ['t', disc(20, 4, 4), disc(4, 20, 4)],
  ['k', disc(12, 12, 5)],
  ['y', disc(12, 12, 3.5)],
];

export const play: Drawing = [
  ['m', rounded(1, 2, 22, 17, 3)],
  ['k', disc(12, 10.5, 7)],
  ['y', poly(10, 6.5, 16, 10.5, 10, 14.5)],
  ['s', rect(1, 21, 14, 2)],
  ['t', rect(17, 21, 6, 2)],
];

export const plug: Drawing = [
  ['s', rect(7, 0, 3, 7), rect(14, 0, 3, 7)],
  ['m', rect(3, 6, 18, 5), half(12, 11, 8, 1), rect(11, 19, 2, 5)],
  ['k', disc(12, 11, 5)],
  ['y', poly(13, 6.5, 9, 12, 11.5, 12, 11, 15.5, 15, 10, 12.5, 10)],
];

export const screen: Drawing = [
  ['s', rect(10, 18, 4, 4), rect(5, 21, 14, 2)],
  ['m', rounded(0, 2, 24, 16, 2)],
  ['k', rect(2, 4, 20, 12)],
  ['y', rect(4, 6, 6, 8)],
  ['t', rect(12, 6, 8, 2)],
  ['s', rect(12, 9, 6, 2), rect(12, 12, 8, 2)],
];

export const speech: Drawing = [
  ['m', rounded(0, 2, 24, 15, 5), poly(4, 16, 11, 16, 4, 23)],
  ['k', rounded(2, 6, 20, 7, 3.5)],
  ['s', disc(6, 9.5, 2), disc(12, 9.5, 2)],
  ['y', disc(18, 9.5, 2.5)],
  ['t', quarter(24, 24, 5, 2)],
];

export const stack: Drawing = [
  ['t', poly(12, 12, 24, 18, 12, 24, 0, 18)],
  ['g', poly(12, 9, 24, 15, 12, 21, 0, 15)],
  ['s', poly(12, 6, 24, 12, 12, 18, 0, 12)],
  ['g', poly(12, 3, 24, 9, 12, 15, 0, 9)],
  ['m', poly(12, 0, 24, 6, 12, 12, 0, 6)],
  ['k', poly(12, 2, 20, 6, 12, 10, 4, 6)],
  ['y', poly(12, 3.5, 17, 6, 12, 8.5, 7, 6)],
];

export const bug: Drawing = [
  ['s', rect(2, 8, 20, 2), rect(0, 13, 24, 2), rect(2, 19, 20, 2)],
  ['s', rect(2, 5, 2, 4), rect(20, 5, 2, 4), rect(2, 20, 2, 4), rect(20, 20, 2, 4)],
  ['t', half(12, 7, 5, 3), rect(7, 0, 2, 4), rect(15, 0, 2, 4)],
  ['m', rounded(5, 7, 14, 17, 7)],
  ['g', rect(11.25, 7, 1.5, 17), disc(8, 18, 1.5), disc(16, 19, 1.5), disc(8.5, 11.5, 1.5)],
  ['k', disc(15, 13, 3.5)],
  ['y', disc(15, 13, 2.5)],
];

export const gauge: Drawing = [
  ['m', band(12, 17, 12, 8, 2)],
  ['s', band(12, 17, 12, 8, 3)],
  ['g', rect(11.25, 5, 1.5, 4)],
  ['t', rect(0, 20, 24, 3)],
  ['k', half(12, 17, 7, 3), disc(12, 17, 3)],
  ['y', disc(12, 17, 2), poly(10.6, 15.6, 17, 12, 13.4, 18.4)],
];

export const goggles: Drawing = [
  ['t', halfRing(12, 10, 10, 7.5, 3)],
  ['s', rounded(0, 8, 24, 7, 2)],
  ['m', rounded(2, 6, 20, 14, 4)],
  ['g', half(12, 20.5, 4, 3)],
  ['k', rounded(4, 8, 16, 7, 3.5)],
  ['y', rounded(5.5, 9.5, 7, 4, 2)],
  ['s', disc(16.5, 11.5, 2)],
];

export const keyboard: Drawing = [
  ['t', rect(11, 0, 2, 5), quarter(13, 0, 4, 0)],
  ['m', rounded(0, 4, 24, 17, 2)],
  ['g', ...[2, 6.25, 10.5, 14.75].flatMap((x) => [rect(x, 6.5, 3, 3), rect(x, 11, 3, 3)])],
  ['g', rect(2, 15.5, 3, 3), rect(6.25, 15.5, 11.5, 3), rect(19, 15.5, 3, 3)],
  ['k', rect(18.25, 5.75, 4.5, 9)],
  ['y', rect(19, 6.5, 3, 7.5)],
];

export const phone: Drawing = [
  ['t', quarter(24, 0, 5, 1), quarter(0, 24, 5, 3)],
  ['m', rounded(5, 0, 14, 24, 3)],
  ['k', rect(7, 3, 10, 17)],
  ['y', rounded(8.5, 5, 7, 6, 3, 0, 0, 0)],
  ['s', rect(8.5, 13, 7, 1.5), rect(8.5, 16, 4, 1.5)],
  ['g', rect(10, 21.25, 4, 1.25)],
];

/** Off. */
export const toggle: Drawing = [
  ['t', quarter(0, 0, 5, 0), quarter(24, 24, 5, 2)],
  ['m', rounded(0, 5, 24, 14, 7)],
  ['g', ring(17.5, 12, 3, 1.75)],
  ['k', disc(7, 12, 6)],
  ['y', disc(7, 12, 4.5)],
];
