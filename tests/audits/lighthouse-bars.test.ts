import { expect, it } from 'vitest';
import type { Measured } from '#tests/support/lighthouse.ts';
import { below, fairly } from './lighthouse-bars.ts';

const measured = (scores: Partial<Measured['scores']>): Measured => ({
  scores: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100, ...scores },
  fcp: 0,
  lcp: 0,
  tbt: 0,
  cls: 0,
  slowdown: 4,
  bytes: 0,
  bytesByKind: {},
  shortfalls: [],
});

it('a page at the bar passes, one below it is named by category', () => {
  expect(below(measured({}), true)).toEqual([]);
  expect(below(measured({ performance: 89, accessibility: 99 }), true)).toEqual([
    'performance',
    'accessibility',
  ]);
});

it('SEO counts only for pages that are to be found', () => {
  expect(below(measured({ seo: 66 }), true)).toEqual(['seo']);
  expect(below(measured({ seo: 66 }), false)).toEqual([]);
});

it('a score that is missing is below every bar', () => {
  expect(below(measured({ performance: Number.NaN }), true)).toEqual(['performance']);
});

/** What is made of runs with these scores for speed, and how many of them were made. */
const judged = async (...speeds: number[]) => {
  let made = 0;
  const result = await fairly(() => {
    const performance = speeds[made] ?? Number.NaN;
    made += 1;
    return Promise.resolve(measured({ performance }));
  }, true);
  return [result.scores.performance, made];
};

it('one run at the bars is enough', async () => {
  expect(await judged(90)).toEqual([90, 1]);
});

it('of a page that is below a bar, the median of three runs counts, and no lucky one of them', async () => {
  expect(await judged(89, 95, 92)).toEqual([92, 3]);
  expect(await judged(88, 93, 85)).toEqual([88, 3]);
});
