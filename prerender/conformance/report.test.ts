import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { conformanceChecks } from '#src/content/conformance/checks.ts';
import { claims } from '#src/content/conformance/claims.ts';
import { criteria } from '#src/content/conformance/wcag.ts';
import type { Claim, ConformanceCheck } from '#src/content/schema/conformance.ts';
import { ROOT } from '#tests/support/paths.ts';
import { conformanceReport } from './report.ts';

const claimed: Readonly<Record<string, Claim>> = claims;
const checks: Readonly<Record<string, ConformanceCheck>> = conformanceChecks;

it('every WCAG 2.2 criterion is there once (https://www.w3.org/TR/WCAG22/)', () => {
  expect(new Set(criteria.map(([num]) => num)).size).toBe(criteria.length);
  const levels = Map.groupBy(criteria, ([, , level]) => level);
  expect([...levels].map(([level, of]) => [level, of.length])).toEqual([
    ['A', 31],
    ['AA', 24],
    ['AAA', 31],
  ]);
});

it('no check is unused, and each names files that exist', () => {
  const named = Object.values(claimed).flatMap((claim) => ('checks' in claim ? claim.checks : []));
  expect(new Set(named)).toEqual(new Set(Object.keys(checks)));
  const cited = Object.values(checks).flatMap(({ where }) => where);
  expect(cited.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('no claim is based on axe-core’s rules alone', () => {
  for (const [num, claim] of Object.entries(claimed)) {
    if (!('checks' in claim)) continue;
    expect(
      claim.checks.filter((id) => checks[id]?.isAxe !== true),
      num,
    ).not.toEqual([]);
  }
});

it('leaves nothing open at levels A and AA, which VPAT 2.5 allows at level AAA only', () => {
  const open = conformanceReport()
    .tables.flatMap(({ level, rows }) => (level === 'AAA' ? [] : rows))
    .filter(({ adherence }) => adherence === 'not-evaluated');
  expect(open, 'Name a check that examines some of it, and say what is left').toEqual([]);
});
