import { expect, it } from 'vitest';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import { below, fairly } from './lighthouse-bars.ts';

const measured = (scores: Partial<Measured['scores']>): Measured => ({
  scores: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100, ...scores },
  fcp: 0,
  lcp: 0,
  tbt: 0,
  cls: 0,
  mainThreadMs: 1000,
  scriptMs: 100,
  slowdown: 4,
  bytes: 0,
  bytesByKind: {},
  shortfalls: [],
});

it('passes a page at the bar, and lists the categories in which a page is below it', () => {
  expect(below(measured({}), true)).toEqual([]);
  expect(below(measured({ performance: 89, accessibility: 99 }), true)).toEqual([
    'performance',
    'accessibility',
  ]);
});

it('counts SEO only for indexable pages', () => {
  expect(below(measured({ seo: 66 }), true)).toEqual(['seo']);
  expect(below(measured({ seo: 66 }), false)).toEqual([]);
});

it('treats a missing score as below the bar', () => {
  expect(below(measured({ performance: Number.NaN }), true)).toEqual(['performance']);
});

/** The result of runs with these performance scores, and how many runs were made. */
const judged = async (...speeds: number[]) => {
  let made = 0;
  const result = await fairly(() => {
    const performance = speeds[made] ?? Number.NaN;
    made += 1;
    return Promise.resolve(measured({ performance }));
  }, true);
  return [result.scores.performance, made];
};

it('accepts a single run at the bars', async () => {
  expect(await judged(90)).toEqual([90, 1]);
});

it('uses the median of three runs when the first is below a bar, not the best one', async () => {
  expect(await judged(89, 95, 92)).toEqual([92, 3]);
});

it('uses the median of five runs when that of three is below a bar', async () => {
  expect(await judged(85, 88, 98, 97, 99)).toEqual([97, 5]);
  expect(await judged(88, 93, 85, 99, 86)).toEqual([88, 5]);
});
