import { expect, it } from 'vitest';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import type { FirstPress } from './first-press.ts';
import {
  firstViewReport,
  firstViewSection,
  missedBars,
  withFirstViewSection,
} from './first-view-report.ts';
import type { FirstView } from './first-view-report.ts';

const measured = (more: Partial<Measured> = {}): Measured => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 900,
  lcp: 900,
  tbt: 20,
  cls: 0,
  mainThreadMs: 1400,
  scriptMs: 350,
  slowdown: 4,
  bytes: 150_000,
  bytesByKind: {},
  shortfalls: [],
  ...more,
});
const blocked = measured({ mainThreadMs: 1000, scriptMs: 10, tbt: 0 });
const view = (more: Partial<FirstView> = {}): FirstView => ({
  name: '/',
  kind: 'site',
  asItIs: measured(),
  blocked,
  paints: { fcp: 900, lcp: 900, largest: 'h1' },
  executedBytes: 15_000,
  ...more,
});
const press = (ms: number, bar: number | null): FirstPress => ({
  control: 'Tabs',
  moment: { name: 'cold', ready: () => Promise.resolve(), isSlow: true, rate: 1, bar },
  ms,
});

it('bars are met up to and including their value', () => {
  expect(missedBars([view()], [press(600, 600)])).toEqual([]);
});

it('shows by how much each missed bar is missed', () => {
  const slow = measured({ mainThreadMs: 1410, scriptMs: 351, tbt: 21, bytes: 150_100 });
  const late = { fcp: 900, lcp: 1000, largest: 'p' };
  const views = [view({ asItIs: slow, paints: late, executedBytes: 15_100 })];
  expect(missedBars(views, [press(601, 600)])).toEqual([
    '/: main-thread work to that without scripts is 1.41; the bar is 1.40.',
    '/: script is 351 ms; the bar is 350 ms.',
    '/: more blocking time than without scripts is 21 ms; the bar is 20 ms.',
    '/: script that ran before an intent is 15.1 kB; the bar is 15.0 kB.',
    '/: first view is 150.1 kB; the bar is 150.0 kB.',
    '/: LCP to FCP is 1.11; the bar is 1.00.',
    'Tabs, cold is 601 ms; the bar is 600 ms.',
  ]);
});

it('a missing figure meets no bar', () => {
  expect(missedBars([view({ executedBytes: Number.NaN })], [])).toHaveLength(1);
});

it('applies bars only to the site, and to presses only where there is one', () => {
  const peer = view({ kind: 'peer', asItIs: measured({ scriptMs: 9999 }) });
  expect(missedBars([peer], [press(9999, null)])).toEqual([]);
});

it('shows pages and presses side by side, and the missed bars', () => {
  const report = firstViewReport([view()], [press(700, 600)], 'On a test.');
  expect(report).toContain('On a test.');
  expect(report).toContain(
    '| / | 900 ms | 1.00 | 1400 ms | 1000 ms | 1.40 | 350 ms | 20 ms | 0 ms |',
  );
  expect(report).toContain('| Tabs | 700 ms |');
  expect(report).toContain('- Tabs, cold is 700 ms; the bar is 600 ms.');
  expect(firstViewReport([view()], [], 'On a test.')).toContain('All bars are held.');
});

it('its section of a document is added once, then replaced, and the rest is unchanged', () => {
  const once = withFirstViewSection('# Bench\n', 'one $& two');
  expect(once).toContain('# Bench\n\n<!-- first-views:start -->');
  const twice = withFirstViewSection(`${once}after`, 'three');
  expect(twice).toContain('three');
  expect(twice).not.toContain('one');
  expect(twice).toMatch(/end -->\nafter$/u);
  expect(firstViewSection(once)).toContain('one $& two');
  expect(firstViewSection('# Bench\n')).toBe('');
});
