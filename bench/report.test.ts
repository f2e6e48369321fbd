import { describe, expect, it } from 'vitest';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import { benchReport, missedGoals, withTable } from './report.ts';
import type { BenchResult, Subject } from './report.ts';

const measured = (lcp: number, more: Partial<Measured> = {}): Measured => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 700,
  lcp,
  tbt: 10,
  cls: 0,
  mainThreadMs: 1000,
  scriptMs: 100,
  slowdown: 4,
  bytes: 150_000,
  bytesByKind: { Script: 100_000 },
  shortfalls: [],
  ...more,
});

const subjects: Subject[] = [
  { name: 'bare', kind: 'bare', over: 'h1', measured: measured(640) },
  { name: 'floor', kind: 'floor', over: 'h1', measured: measured(800) },
  { name: '/', kind: 'site', over: 'h1', measured: measured(960) },
];
const result = (more: Partial<BenchResult> = {}): BenchResult => ({
  conditions: 'On a test.',
  runs: 5,
  subjects,
  interactions: [{ widget: 'Tabs', path: '/x', inp: 40, count: 3 }],
  routeChanges: [{ how: 'hovered first', ms: 60 }],
  deploys: [],
  builds: [{ pages: 87, renderMs: 4_000, totalMs: 30_000, editMs: 2_000, homeJs: 119_000 }],
  visitorCosts: [],
  ...more,
});

describe('goals', () => {
  it('are met at 1.5 times the bare page', () => {
    expect(missedGoals(result())).toEqual([]);
  });

  it('apply to the site only, and are reported as sentences when missed', () => {
    const slow: Subject = {
      name: '/',
      kind: 'site',
      over: 'h1',
      measured: measured(1_001, { cls: 0.01 }),
    };
    expect(missedGoals(result({ subjects: [...subjects.slice(0, 2), slow] }))).toEqual([
      '/: LCP is 1001 ms; the goal is at most 1000 ms.',
      '/: CLS is 0.01; the goal is at most 0.',
      '/: LCP to the bare page is 1.56; the goal is at most 1.5.',
    ]);
  });

  it('compare each protocol with its own bare page, and apply times to HTTP/1.1 only', () => {
    const secure: Subject[] = [
      { name: 'bare', kind: 'bare', over: 'h2', measured: measured(790) },
      { name: '/', kind: 'site', over: 'h2', measured: measured(1_185) },
      { name: '/far', kind: 'site', over: 'h2', measured: measured(1_190) },
    ];
    expect(missedGoals(result({ subjects: [...subjects, ...secure] }))).toEqual([
      '/far, HTTP/2: LCP to the bare page is 1.51; the goal is at most 1.5.',
    ]);
  });

  it('are missed by a build that is slow, or that grows the home page’s JavaScript', () => {
    const [own] = result().builds;
    const builds = [
      ...(own === undefined ? [] : [own]),
      { pages: 1000, renderMs: 210_000, totalMs: 300_000, editMs: 6_000, homeJs: 119_100 },
    ];
    expect(missedGoals(result({ builds }))).toEqual([
      'Prerendering 100 of 1000 pages is 21000 ms; the goal is at most 20000 ms.',
      'Building 1000 pages is 300000 ms; the goal is at most 60000 ms.',
      'Building 1000 pages after an edit of one is 6000 ms; the goal is at most 5000 ms.',
      "More of the home page's JavaScript at 1000 pages is 100 bytes; the goal is at most 0 bytes.",
    ]);
  });

  it('apply to the comparison with a peer, to widgets, and to a hovered link', () => {
    const peer: Subject = { name: 'astro', kind: 'peer', over: 'h1', measured: measured(1_000) };
    const missed = missedGoals(
      result({
        subjects: [...subjects, peer],
        interactions: [{ widget: 'Tabs', path: '/x', inp: 56, count: 3 }],
        routeChanges: [
          { how: 'hovered first', ms: 101 },
          { how: 'cold', ms: 900 },
        ],
      }),
    );
    expect(missed).toEqual([
      '/: LCP to astro is 0.96; the goal is at most 0.65.',
      'Tabs: interaction to next paint is 56 ms; the goal is at most 50 ms.',
      'A route change, hovered first, is 101 ms; the goal is at most 100 ms.',
    ]);
  });

  it('are missed when a figure could not be measured', () => {
    const unknown: Subject = {
      name: '/',
      kind: 'site',
      over: 'h1',
      measured: measured(Number.NaN),
    };
    expect(missedGoals(result({ subjects: [unknown] }))[0]).toContain('/: LCP is NaN');
  });
});

describe('the report', () => {
  it('gives ratios to the bare page and to the floor', () => {
    expect(benchReport(result())).toContain(
      '| / | 700 ms | 960 ms | 10 ms | 0.000 | 100 | 150 kB | 1.50 | 1.20 |',
    );
  });

  it('replaces the tables of a document between its markers, and nothing else', () => {
    const text = 'a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb';
    const next = withTable(text, subjects);
    expect(next).toContain('| floor |');
    expect(next).not.toContain('old');
    expect(next.startsWith('a\n<!-- bench:start -->\n\n| Page')).toBe(true);
    expect(next.endsWith('<!-- bench:end -->\nb')).toBe(true);
    expect(withTable('no markers', subjects)).toBe('no markers');
  });
});
