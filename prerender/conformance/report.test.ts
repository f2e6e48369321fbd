import { describe, expect, it } from 'vitest';
import { conformanceContent } from './content.ts';
import { conformanceReport } from './report.ts';

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

  it('refers only to checks that exist, and has no unused checks', () => {
    const named = Object.values(content.claims).flatMap((claim) =>
      'checks' in claim ? claim.checks : [],
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(content.checks)));
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
  const rowsOf = (report: ReturnType<typeof conformanceReport>) =>
    report.tables.flatMap(({ level, rows }) => rows.map((row) => ({ ...row, level })));

  it('has a row for every criterion, in the table of its level', () => {
    const rows = rowsOf(conformanceReport(content));
    expect(rows.map(({ num, level }) => `${num} ${level}`).toSorted()).toEqual(
      content.criteria.map(([num, , level]) => `${num} ${level}`).toSorted(),
    );
  });

  it('supports only what checks cover whole, and says what they cover in part', () => {
    for (const { num, adherence, isPartly = false } of rowsOf(conformanceReport(content))) {
      const { reach } = content.claims[num] ?? { reach: 'none' };
      expect([num, adherence === 'supports', isPartly]).toEqual([
        num,
        reach === 'whole',
        reach === 'part',
      ]);
    }
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
