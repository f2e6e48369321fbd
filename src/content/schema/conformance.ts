/** The site's WCAG report, criterion by criterion (docs/decisions/0025-conformance-from-tests.md). */

export const LEVELS = ['A', 'AA', 'AAA'] as const;
export type WcagLevel = (typeof LEVELS)[number];

/** A success criterion. */
export type Criterion = readonly [num: string, name: string, level: WcagLevel];

/** The terms of the VPAT, by their ids in OpenACR. */
export const ADHERENCES = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
] as const;
export type Adherence = (typeof ADHERENCES)[number];

/**
 * A claim about a criterion. `reach` is how much of it the checks cover; the level follows from that
 * (prerender/conformance/report.ts), and is never stated here:
 *
 * - `whole`: everything that the criterion requires of this site
 * - `absent`: the site has nothing that the criterion applies to
 * - `part`: some of it; the remark says what is not covered
 * - `none`: nothing
 * - `fault`: a known failure, which is stated and needs no check
 */
export type Claim = { readonly remark: string } & (
  | { readonly reach: 'whole' | 'absent' | 'part'; readonly checks: readonly [string, ...string[]] }
  | { readonly reach: 'none' }
  | { readonly reach: 'fault'; readonly level: 'partially-supports' | 'does-not-support' }
);

/** A check of the site, as described to readers of the report. */
export interface ConformanceCheck {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** The files of its tests. */
  readonly where: readonly string[];
  /** Whether it consists of axe-core's rules, which alone never make a criterion `whole`. */
  readonly isAxe?: boolean;
}
