import * as v from 'valibot';
import { conformanceChecks, evaluation } from '#src/content/conformance/checks.ts';
import { claims } from '#src/content/conformance/claims.ts';
import { criteria } from '#src/content/conformance/wcag.ts';
import * as schema from '#src/content/schema/conformance.ts';
import type { Adherence, Claim } from '#src/content/schema/conformance.ts';
import type { ConformanceReport } from '#src/content/schema/resolved.ts';
import { FIXED } from '../checks/fixed-pages.ts';
import { longDate } from '../content/long-date.ts';
import { ContentError, checked } from '../content/read-content.ts';

/** The path of the report, and of its OpenACR versions (prerender/conformance/openacr.ts). */
export const REPORT_PATH = FIXED.conformance;

const FOLDER = 'src/content/conformance';

/**
 * What the report is made from: criteria, claims and checks.
 * @throws ContentError when a file does not match its schema
 */
export const conformanceContent = () => ({
  criteria: checked(`${FOLDER}/wcag.ts`, v.array(schema.criterion), criteria),
  claims: checked(`${FOLDER}/claims.ts`, schema.claims, claims),
  checks: checked(`${FOLDER}/checks.ts`, schema.conformanceChecks, conformanceChecks),
  evaluation: checked(`${FOLDER}/checks.ts`, schema.evaluation, evaluation),
});

/**
 * The report on this site: every criterion with its level, and every check with its files.
 * @throws ContentError naming a criterion without a claim, or a check that does not exist
 */
export function conformanceReport({
  criteria,
  claims,
  checks,
  evaluation,
}: ReturnType<typeof conformanceContent>): ConformanceReport {
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
    if (claim.reach === 'none' && level !== 'AAA') {
      throw new ContentError(
        `src/content/conformance/claims.ts: ${num}, ${name}, is not evaluated, which VPAT 2.5 allows at level AAA only. Name a check that examines some of it, and say what is left.`,
      );
    }
    return {
      num,
      name,
      level,
      adherence: levelOf(claim, level),
      ...(claim.reach === 'part' && { isPartly: true as const }),
      remark: claim.remark,
      checks: named,
    };
  });
  return {
    day: { day: evaluation.day, text: longDate(evaluation.day) },
    browser: evaluation.browser,
    axe: evaluation.axe,
    tables: schema.LEVELS.map((level) => ({
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

const LEVELS_BY_REACH = {
  whole: 'supports',
  absent: 'not-applicable',
  part: 'partially-supports',
  none: 'not-evaluated',
} as const;

/** VPAT 2.5 keeps "Not Evaluated" for level AAA; at A and AA, what is shown only in part is supported in part. */
function levelOf(claim: Claim, level: schema.WcagLevel): Adherence {
  if (claim.reach === 'fault') return claim.level;
  return claim.reach === 'part' && level === 'AAA' ? 'not-evaluated' : LEVELS_BY_REACH[claim.reach];
}
