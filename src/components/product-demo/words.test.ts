import { expect, it } from 'vitest';
import { clockOf } from './words.ts';

it.each([
  [7, '7 a.m.'],
  [11.5, '11:30 a.m.'],
  [12, '12 p.m.'],
  [12.5, '12:30 p.m.'],
  [13, '1 p.m.'],
  [17, '5 p.m.'],
])('says the hour %d as %s', (hour, said) => {
  expect(clockOf(hour)).toBe(said);
});
