import type { Adherence, Claim, Evidence } from '#src/content/schema/conformance.ts';

/**
 * The level of a criterion, derived from the reach of its checks and their results. Only a run of the
 * checks can raise it, and a missing result lowers it.
 *
 * VPAT 2.5 keeps "Not Evaluated" for level AAA; here it is also used for levels A and AA where no check
 * covers everything that a criterion requires, to avoid making an unsupported claim.
 */
export function levelOf(claim: Claim, results: Evidence['checks']): Adherence {
  if (claim.reach === 'none') return 'not-evaluated';
  if (claim.reach === 'fault') return claim.level;
  if (claim.checks.some((check) => (results[check]?.failed ?? 0) > 0)) {
    // A failed check means that the feature is no longer absent, but nothing has examined it.
    return claim.reach === 'absent' ? 'not-evaluated' : 'partially-supports';
  }
  return isGreen(claim, results) ? WHEN_GREEN[claim.reach] : 'not-evaluated';
}

/** Whether all checks of a claim have run and passed. */
export const isGreen = (claim: Claim, results: Evidence['checks']): boolean =>
  'checks' in claim &&
  claim.checks.every((check) => {
    const result = results[check];
    return result !== undefined && result.passed > 0 && result.failed === 0;
  });

const WHEN_GREEN = {
  whole: 'supports',
  absent: 'not-applicable',
  part: 'not-evaluated',
} as const;
