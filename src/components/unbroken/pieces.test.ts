import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

it.each([
  ['AI for K-12, with people', ['AI for ', 'K-12,', ' with people']],
  ['K-12', ['', 'K-12', '']],
  ['and EN 301 549, with evidence', ['and ', 'EN 301 549,', ' with evidence']],
  ['Value-Driven content', ['', 'Value-Driven', ' content']],
  ['Outcome-based, well-designed', ['Outcome-based, ', 'well-designed', '']],
  ['no compound – none', ['no compound – none']],
  ['', ['']],
])('"%s" breaks only outside its short compounds', (text, expected) => {
  expect(piecesOf(text)).toEqual(expected);
  expect(piecesOf(text).join('')).toBe(text);
});
