import { expect, it } from 'vitest';
import { wholeNumber } from './options.ts';

it('accepts a valid number, and rejects anything else with what is expected', () => {
  expect(wholeNumber('runs', '20', 1)).toBe(20);
  for (const given of ['0', '-1', '1.5', 'many', '']) {
    expect(() => wholeNumber('runs', given, 1)).toThrow(
      `--runs is ${JSON.stringify(given)}, but it must be a whole number of at least 1.`,
    );
  }
});
