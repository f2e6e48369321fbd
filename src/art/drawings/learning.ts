import type { Drawing } from '../drawing.ts';
import {
  arch,
  disc,
  half,
  halfRing,
  mirrored,
  poly,
  quarter,
  rect,
  rounded,
  star,
  type Outline,
} from '../geometry.ts';

/** Extends past the edge of its tile, whose ground would otherwise show as a hairline. */
const OVER = 0.04;

/** The left page of an open book: flat, then curving down to the spine in a quarter circle. */
function pageOfBook(top: number): Outline {
  return [
    ['M', -OVER, top],
    ['L', 7, top],
    ['A', 5, 0, 1, 12, top + 5],
    ['L', 12, top + 20],
    ['A', 5, 0, 0, 7, top + 15],
    ['L', -OVER, top + 15],
    ['Z'],
  ];
}

/** Subjects from school: things to read, write with, ride and wear. */
export const book: Drawing = [
  ['t', pageOfBook(4), mirrored(pageOfBook(4))],
  ['m', pageOfBook(2)],
  ['s', mirrored(pageOfBook(2))],
  ['g', rect(2, 5, 6, 1.5), rect(2, 8, 8, 1.5), rect(2, 11, 8, 1.5), rect(2, 14, 5, 1.5)],
  ['k', rect(15, 5, 7, 9)],
  ['y', half(18.5, 14, 3.5, 3)],
];

export const bus: Drawing = [
  ['m', rounded(1, 4, 22, 14, 5, 3, 0, 0)],
  ['k', rounded(3, 6, 18, 6, 3, 1, 0, 0)],
  ['s', rect(9, 7, 4, 5), rect(14, 7, 6, 5)],
  ['s', rect(1, 14, 22, 1.5)],
  ['y', rounded(4, 7, 4, 5, 2, 0, 0, 0)],
  ['g', disc(7, 18, 4), disc(17, 18, 4)],
  ['t', disc(7, 18, 3), disc(17, 18, 3)],
  ['k', disc(7, 18, 1), disc(17, 18, 1)],
];

export const calendar: Drawing = [
  ['m', rounded(2, 10, 20, 13, 0, 0, 2, 2)],
  ['s', rounded(2, 4, 20, 6, 2, 2, 0, 0)],
  ['k', rect(6, 1, 2, 6), rect(16, 1, 2, 6)],
  ['g', rect(4, 12, 4, 4), rect(10, 12, 4, 4), rect(4, 18, 4, 3), rect(16, 18, 4, 3)],
  ['g', rect(10, 18, 4, 3)],
  ['k', rect(15, 11, 6, 6)],
  ['y', rect(16, 12, 4, 4)],
];

export const cap: Drawing = [
  ['t', quarter(0, 24, 5, 3)],
  ['s', rect(6, 10, 12, 6), half(12, 16, 6, 1)],
  ['m', poly(12, 2, 24, 8, 12, 14, 0, 8)],
  ['t', rect(19, 8, 2, 8)],
  ['k', disc(20, 18, 4)],
  ['y', disc(20, 18, 2.5)],
];

export const flask: Drawing = [
  ['m', rect(9, 3, 6, 5), poly(9, 8, 15, 8, 23, 23, 1, 23)],
  ['t', rounded(7, 0, 10, 3, 1)],
  ['s', poly(6.33, 13, 17.67, 13, 23, 23, 1, 23)],
  ['k', disc(12, 18, 4)],
  ['y', disc(12, 18, 3)],
  ['t', disc(20, 8, 2), disc(4, 6, 2), disc(21, 2, 1.5)],
];

export const pencil: Drawing = [
  ['t', poly(3, 15, 9, 21, 0, 24)],
  ['k', poly(1, 21, 3, 23, 0, 24)],
  ['m', poly(14, 4, 20, 10, 9, 21, 3, 15)],
  ['s', poly(16, 6, 18, 8, 7, 19, 5, 17)],
  ['k', poly(14, 4, 16, 2, 22, 8, 20, 10)],
  ['y', poly(16, 2, 18, 0, 24, 6, 22, 8)],
];

export const page: Drawing = [
  ['m', poly(4, 1, 14, 1, 20, 7, 20, 23, 4, 23)],
  ['s', quarter(14, 7, 6, 3)],
  ['g', rect(6, 4, 6, 1.5), rect(6, 8, 12, 1.5), rect(6, 11, 12, 1.5), rect(6, 14, 5, 1.5)],
  ['g', rect(6, 17, 5, 1.5)],
  ['k', rect(12, 15, 8, 8)],
  ['y', quarter(13, 22, 6, 3)],
];

export const ladder: Drawing = [
  ['t', quarter(24, 24, 9, 2)],
  ['s', poly(11, 4, 21, 4, 20, 7, 10, 7), poly(8, 11, 18, 11, 17, 14, 7, 14)],
  ['s', poly(5, 18, 15, 18, 14, 21, 4, 21)],
  ['m', poly(11, 0, 14, 0, 4, 24, 1, 24), poly(21, 0, 24, 0, 14, 24, 11, 24)],
  ['k', disc(5, 5, 5)],
  ['y', disc(5, 5, 3)],
];

export const people: Drawing = [
  ['s', disc(5, 8, 3), arch(0, 12, 10, 12)],
  ['t', disc(19, 8, 3), arch(14, 12, 10, 12)],
  ['g', arch(4, 13, 16, 11), disc(12, 8, 5)],
  ['m', arch(5, 14, 14, 10)],
  ['k', disc(12, 8, 4.5)],
  ['y', disc(12, 8, 3.5)],
];

export const puzzle: Drawing = [
  ['m', rect(0, 0, 12, 12)],
  ['s', rect(12, 0, 12, 12)],
  ['t', rect(0, 12, 12, 12)],
  ['k', rect(12, 12, 12, 12)],
  ['m', disc(13, 6, 3)],
  ['s', disc(18, 13, 3)],
  ['t', disc(6, 11, 3)],
  ['k', disc(11, 18, 3)],
  ['y', disc(19, 19, 2.5)],
];

export const captions: Drawing = [
  ['m', rounded(0, 2, 24, 20, 3)],
  ['s', half(8, 14, 6, 3)],
  ['t', half(17, 14, 4, 3), disc(17.5, 6.5, 2)],
  ['k', rect(2, 14, 20, 6)],
  ['y', rect(4, 16, 9, 2)],
  ['s', rect(14.5, 16, 5.5, 2)],
];

/** Signed and sealed. */
export const contract: Drawing = [
  ['m', poly(2, 0, 13, 0, 18, 5, 18, 24, 2, 24)],
  ['t', quarter(13, 5, 5, 3)],
  ['g', rect(4.5, 4, 6, 1.5), rect(4.5, 8, 10, 1.5), rect(4.5, 11, 6, 1.5)],
  ['g', rect(4.5, 20.5, 7, 1), halfRing(6.5, 18, 2, 1, 3), halfRing(9.5, 18, 2, 1, 1)],
  ['s', poly(14, 16, 22, 16, 22, 24, 18, 21, 14, 24)],
  ['k', disc(18, 14, 6)],
  ['y', star(18, 14, 4.5)],
];

export const person: Drawing = [
  ['t', quarter(0, 0, 5, 0), quarter(24, 0, 5, 1)],
  ['m', arch(3, 13, 18, 11)],
  ['s', half(12, 13, 5, 1)],
  ['k', disc(12, 7.5, 6.5)],
  ['y', disc(12, 7.5, 5)],
];
