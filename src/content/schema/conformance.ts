import * as v from 'valibot';
import { id, text } from './primitives.ts';
import { day } from './sources.ts';

/** The site's WCAG report, criterion by criterion (docs/decisions/0025-conformance-from-tests.md). */

export const LEVELS = ['A', 'AA', 'AAA'] as const;
export type WcagLevel = (typeof LEVELS)[number];

/** A success criterion: number, name, level. */
export const criterion = v.tuple([
  v.pipe(v.string(), v.regex(/^[1-4]\.\d\.\d{1,2}$/u, 'must be a number such as 1.4.10')),
  text,
  v.picklist(LEVELS),
]);

/** The terms of the VPAT, by their ids in OpenACR. */
export const ADHERENCES = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
] as const;
export type Adherence = (typeof ADHERENCES)[number];

const checkId = id;
const checks = v.pipe(v.array(checkId), v.minLength(1, 'names no check: a claim needs one'));

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
export const claim = v.variant('reach', [
  v.strictObject({ reach: v.picklist(['whole', 'absent', 'part']), checks, remark: text }),
  v.strictObject({ reach: v.literal('none'), remark: text }),
  v.strictObject({
    reach: v.literal('fault'),
    level: v.picklist(['partially-supports', 'does-not-support']),
    remark: text,
  }),
]);

/** The claims by criterion number. */
export const claims = v.record(v.string(), claim);

/** A check of the site, as described to readers of the report. */
export const conformanceCheck = v.strictObject({
  name: text,
  /** What it does, in one sentence. */
  does: text,
  /** The files of its tests. */
  where: v.pipe(v.array(text), v.minLength(1)),
  /** Whether it consists of axe-core's rules, which alone never make a criterion `whole`. */
  isAxe: v.optional(v.boolean(), false),
});

export const conformanceChecks = v.record(checkId, conformanceCheck);

/** When the claims were last reviewed, and what the checks ran in. */
export const evaluation = v.strictObject({ day, browser: text, axe: text });

export type CriterionInput = v.InferInput<typeof criterion>;
export type Claim = v.InferOutput<typeof claim>;
export type ClaimInput = v.InferInput<typeof claim>;
export type ConformanceCheckInput = v.InferInput<typeof conformanceCheck>;
