import { LEVELS } from '#src/content/schema/conformance.ts';
import type { Adherence, Claim } from '#src/content/schema/conformance.ts';
import type { ConformanceReport } from '#src/content/schema/resolved.ts';
import { FIXED } from '../checks/fixed-pages.ts';
import { longDate } from '../content/long-date.ts';
import { ContentError } from '../content/read-content.ts';
import type { ConformanceContent } from './content.ts';

/** The path of the report, and of its OpenACR versions (prerender/conformance/openacr.ts). */
export const REPORT_PATH = FIXED.conformance;

/**
 * The report on this site: every criterion with its level, and every check with its files.
 * @throws ContentError naming a criterion without a claim, or a check that does not exist
 */
export function conformanceReport(content: ConformanceContent): ConformanceReport {
  const { criteria, claims, checks, evaluation } = content;
  const rows = criteria.map(([num, name, level]) => {
    const claim = claims[num];
    if (claim === undefined) {
      throw new ContentError(`src/content/conformance/claims.ts says nothing of ${num}, ${name}.`);
    }
    const named = 'checks' in claim ? claim.checks : [];
    for (const id of named) {
      if (checks[id] !== undefined) continue;
      throw new ContentError(
        `src/content/conformance/claims.ts: ${num} names the check "${id}", which src/content/conformance/checks.ts does not have.`,
      );
    }
    return {
      num,
      name,
      level,
      adherence: levelOf(claim),
      ...(claim.reach === 'part' && { isPartly: true as const }),
      remark: claim.remark,
      checks: named,
    };
  });
  return {
    day: { day: evaluation.day, text: longDate(evaluation.day) },
    browser: evaluation.browser,
    axe: evaluation.axe,
    tables: LEVELS.map((level) => ({
      level,
      rows: rows.filter((row) => row.level === level).map(({ level: _, ...row }) => row),
    })),
    checks: Object.entries(checks).map(([id, { name, does, where }]) => ({
      id,
      name,
      does,
      where,
    })),
    openAcr: { yaml: `${REPORT_PATH}.yaml`, json: `${REPORT_PATH}.json` },
  };
}

/**
 * VPAT 2.5 keeps "Not Evaluated" for level AAA; here it is also used for levels A and AA where no check
 * covers everything that a criterion requires, to avoid making an unsupported claim.
 */
const LEVELS_BY_REACH = {
  whole: 'supports',
  absent: 'not-applicable',
  part: 'not-evaluated',
  none: 'not-evaluated',
} as const;

const levelOf = (claim: Claim): Adherence =>
  claim.reach === 'fault' ? claim.level : LEVELS_BY_REACH[claim.reach];
