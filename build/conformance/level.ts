import type { Adherence, Claim, Evidence } from '#src/content/schema/conformance.ts';

/**
 * The level of a criterion: from what its checks reach and from what they found. Nothing but a run of the checks
 * can raise it, and one that is missing lowers it.
 *
 * VPAT 2.5 keeps "Not Evaluated" for level AAA; here it also stands at levels A and AA where no check
 * examines all that a criterion asks for, rather than a claim that nothing supports.
 */
export function levelOf(claim: Claim, results: Evidence['checks']): Adherence {
  if (claim.reach === 'none') return 'not-evaluated';
  if (claim.reach === 'fault') return claim.level;
  if (claim.checks.some((check) => (results[check]?.failed ?? 0) > 0)) {
    // What a check found to be there is no longer absent, but nothing has examined it.
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
