import { expect, it } from 'vitest';
import { median, medianRun } from './lighthouse.ts';
import type { Measured } from './lighthouse.ts';

it('the median is the middle one, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(median([])).toBeNaN();
});

it('combines runs by the median of each figure, and lists every shortfall once', () => {
  const run = (lcp: number, shortfalls: string[]): Measured => ({
    scores: { performance: 100 - lcp, accessibility: 100, 'best-practices': 100, seo: 100 },
    fcp: 1,
    lcp,
    tbt: 0,
    cls: 0,
    mainThreadMs: 1000,
    scriptMs: 100,
    slowdown: 4,
    bytes: 10,
    bytesByKind: {},
    shortfalls,
  });
  const joined = medianRun([run(3, ['a']), run(1, ['a', 'b']), run(2, [])]);
  expect(joined.lcp).toBe(2);
  expect(joined.scores.performance).toBe(98);
  expect(joined.shortfalls).toEqual(['a', 'b']);
});
