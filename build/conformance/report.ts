import { LEVELS } from '#src/content/schema/conformance.ts';
import type { CheckPlace } from '#src/content/schema/conformance.ts';
import type { ConformanceReport } from '#src/content/schema/resolved.ts';
import { FIXED } from '../site/fixed-pages.ts';
import { longDate } from '../site/long-date.ts';
import { ContentError } from '../site/read-content.ts';
import type { ConformanceContent } from './content.ts';
import { isGreen, levelOf } from './level.ts';

/** The path of the report, and of its OpenACR versions (build/conformance/openacr.ts). */
export const REPORT_PATH = FIXED.conformance;

/**
 * The report on this site: every criterion with its level, and every check with its results.
 * @throws ContentError naming a criterion without a claim, or a check that does not exist
 */
export function conformanceReport(content: ConformanceContent): ConformanceReport {
  const { criteria, claims, checks, evidence } = content;
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
      adherence: levelOf(claim, evidence.checks),
      ...(claim.reach === 'part' && isGreen(claim, evidence.checks) && { isPartly: true as const }),
      remark: claim.remark,
      checks: named,
    };
  });
  return {
    day: { day: evidence.day, text: longDate(evidence.day) },
    build: evidence.build,
    pages: evidence.pages,
    browser: evidence.browser,
    axe: evidence.axe.version,
    tables: LEVELS.map((level) => ({
      level,
      rows: rows.filter((row) => row.level === level).map(({ level: _, ...row }) => row),
    })),
    checks: Object.entries(checks).map(([id, { name, does, where }]) => ({
      id,
      name,
      does,
      passed: evidence.checks[id]?.passed ?? 0,
      failed: evidence.checks[id]?.failed ?? 0,
      where: [...new Set(where.map(placeName))],
    })),
    openAcr: { yaml: `${REPORT_PATH}.yaml`, json: `${REPORT_PATH}.json` },
  };
}

const placeName = (place: CheckPlace) =>
  place.in === 'audit'
    ? `npm test -- --only ${place.audit}${place.rule === undefined ? '' : ` (${place.rule})`}`
    : place.file;
