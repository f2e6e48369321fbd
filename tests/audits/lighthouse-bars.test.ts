import { expect, it } from 'vitest';
import type { Measured } from '#tests/support/lighthouse.ts';
import { below } from './lighthouse-bars.ts';

const measured = (scores: Partial<Measured['scores']>): Measured => ({
  scores: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100, ...scores },
  fcp: 0,
  lcp: 0,
  tbt: 0,
  cls: 0,
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
