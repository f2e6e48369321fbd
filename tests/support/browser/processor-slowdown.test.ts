import { expect, it } from 'vitest';
import { processorSlowdown } from './processor-slowdown.ts';

it('a fast desktop simulates the phone as Lighthouse does', () => {
  expect(processorSlowdown(1533)).toBe(4);
  expect(processorSlowdown(4000)).toBe(4);
});

it('a slower machine is throttled less, and one as slow as a phone not at all', () => {
  expect(processorSlowdown(1300)).toBe(3);
  expect(processorSlowdown(800)).toBe(2);
  expect(processorSlowdown(150)).toBe(1);
  expect(processorSlowdown(20)).toBe(1);
});

it('a faster machine is never throttled less than a slower one', () => {
  const slowdowns = Array.from({ length: 200 }, (_, at) => processorSlowdown(at * 10));
  expect(slowdowns).toEqual(slowdowns.toSorted((a, b) => a - b));
});
