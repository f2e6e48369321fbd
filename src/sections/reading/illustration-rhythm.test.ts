import { expect, it } from 'vitest';
import { illustrationsBefore } from './illustration-rhythm.ts';

it.each([
  [0, []],
  [3, []],
  [4, [3]],
  [6, [3]],
  [7, [3, 6]],
])('%i sections have pictures before %j', (sections, expected) => {
  expect(illustrationsBefore(sections)).toEqual(expected);
});
