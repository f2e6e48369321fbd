import { expect, it } from 'vitest';
import { platesBefore } from './plate-rhythm.ts';

it.each([
  [0, []],
  [3, []],
  [4, [3]],
  [6, [3]],
  [7, [3, 6]],
])('%i sections have pictures before %j', (sections, expected) => {
  expect(platesBefore(sections)).toEqual(expected);
});
