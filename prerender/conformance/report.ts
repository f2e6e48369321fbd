import { conformanceChecks, evaluation } from '#src/content/conformance/checks.ts';
import { claims } from '#src/content/conformance/claims.ts';
import { criteria } from '#src/content/conformance/wcag.ts';
import { LEVELS } from '#src/content/schema/conformance.ts';
import type { Adherence, Claim, WcagLevel } from '#src/content/schema/conformance.ts';
import type { ConformanceReport } from '#src/content/schema/resolved.ts';
import { FIXED } from '../checks/fixed-pages.ts';
import { dateOf } from '../content/dates.ts';

/** The path of the report, and of its OpenACR versions (prerender/conformance/openacr.ts). */
export const REPORT_PATH = FIXED.conformance;

const LEVELS_BY_REACH = {
  whole: 'supports',
  absent: 'not-applicable',
  part: 'partially-supports',
  none: 'not-evaluated',
} as const;

/** VPAT 2.5 keeps "Not Evaluated" for level AAA; at A and AA, what is shown only in part is supported in part. */
function adherenceTo(level: WcagLevel, claim: Claim): Adherence {
  if (claim.reach === 'fault') return claim.level;
  return claim.reach === 'part' && level === 'AAA' ? 'not-evaluated' : LEVELS_BY_REACH[claim.reach];
}

const rowsOf = (level: WcagLevel) =>
  criteria
    .filter(([, , its]) => its === level)
    .map(([num, name]) => {
      const claim = claims[num];
      return {
        num,
        name,
        adherence: adherenceTo(level, claim),
        ...(claim.reach === 'part' && { isPartly: true as const }),
        remark: claim.remark,
        checks: 'checks' in claim ? claim.checks : [],
      };
    });

/** The report on this site: every criterion with its level, and every check with its files. */
export const conformanceReport = (): ConformanceReport => ({
  day: dateOf(evaluation.day),
  browser: evaluation.browser,
  axe: evaluation.axe,
  tables: LEVELS.map((level) => ({ level, rows: rowsOf(level) })),
  checks: Object.entries(conformanceChecks).map(([id, { name, does, where }]) => ({
    id,
    name,
    does,
    where,
  })),
  openAcr: { yaml: `${REPORT_PATH}.yaml`, json: `${REPORT_PATH}.json` },
});
