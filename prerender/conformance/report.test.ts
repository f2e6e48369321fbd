import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';
import { conformanceContent, conformanceReport } from './report.ts';

const content = conformanceContent();

/** How many criteria WCAG 2.2 has at each level (https://www.w3.org/TR/WCAG22/). */
const CRITERIA = { A: 31, AA: 24, AAA: 31 };

describe('the content of the report', () => {
  it('has every WCAG 2.2 criterion exactly once', () => {
    const numbers = content.criteria.map(([num]) => num);
    expect(new Set(numbers).size).toBe(numbers.length);
    const byLevel = Map.groupBy(content.criteria, ([, , level]) => level);
    expect(Object.fromEntries([...byLevel].map(([level, of]) => [level, of.length]))).toEqual(
      CRITERIA,
    );
  });

  it('has exactly one claim per criterion', () => {
    expect(Object.keys(content.claims).toSorted()).toEqual(
      content.criteria.map(([num]) => num).toSorted(),
    );
  });

  it('refers only to checks that exist, has no unused ones, and each names files that exist', () => {
    const named = Object.values(content.claims).flatMap((claim) =>
      'checks' in claim ? claim.checks : [],
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(content.checks)));
    const cited = Object.values(content.checks).flatMap(({ where }) => where);
    expect(cited.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('never bases a claim on axe-core’s rules alone', () => {
    for (const [num, claim] of Object.entries(content.claims)) {
      if (!('checks' in claim)) continue;
      expect(
        claim.checks.filter((id) => !content.checks[id]?.isAxe),
        num,
      ).not.toEqual([]);
    }
  });
});

describe('the report', () => {
  it('supports only what checks cover whole, and says what they cover in part', () => {
    const rows = conformanceReport(content).tables.flatMap((table) => table.rows);
    expect(rows).toHaveLength(content.criteria.length);
    for (const { num, adherence, isPartly = false } of rows) {
      const { reach } = content.claims[num] ?? { reach: 'none' };
      expect([num, adherence === 'supports', isPartly]).toEqual([
        num,
        reach === 'whole',
        reach === 'part',
      ]);
    }
  });

  it('evaluates everything at levels A and AA', () => {
    const [a, aa] = conformanceReport(content).tables;
    const open = [a, aa].flatMap((table) => table?.rows ?? []);
    expect(open.filter(({ adherence }) => adherence === 'not-evaluated')).toEqual([]);
    const claims = { ...content.claims, '1.1.1': { reach: 'none' as const, remark: 'Nothing.' } };
    expect(() => conformanceReport({ ...content, claims })).toThrow('allows at level AAA only');
  });

  it('throws an error that names the criterion without a claim, or the missing check', () => {
    const [first] = content.criteria;
    expect(() => conformanceReport({ ...content, claims: {} })).toThrow(
      `says nothing of ${String(first?.[0])}`,
    );
    expect(() => conformanceReport({ ...content, checks: {} })).toThrow(
      'which src/content/conformance/checks.ts does not have',
    );
  });
});
