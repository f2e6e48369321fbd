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
const checks = v.pipe(v.array(checkId), v.minLength(1, 'names no check: a claim needs evidence'));

/**
 * A claim about a criterion. `reach` is how much of it the checks cover; the level is derived from that
 * and from their results (build/conformance/level.ts), and is never stated here:
 *
 * - `whole`: everything that the criterion requires of this site
 * - `absent`: the site has nothing that the criterion applies to
 * - `part`: some of it; the remark says what is not covered
 * - `none`: nothing
 * - `fault`: a known failure, which is stated and needs no evidence
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

/** Where a check is: tests in a file by part of their name, a step within them, or an audit by name. */
const place = v.variant('in', [
  v.strictObject({
    in: v.literal('browser'),
    file: text,
    /** Part of the tests' names; if omitted, all tests of the file. */
    test: v.optional(text),
    /** The step of these tests that examines it. */
    step: v.optional(text),
    /** Whether there is such a test for every page: a run with fewer does not count as evidence. */
    ofEveryPage: v.optional(v.boolean(), false),
  }),
  v.strictObject({ in: v.literal('unit'), file: text, test: v.optional(text) }),
  v.strictObject({
    in: v.literal('audit'),
    /** As `npm test -- --list` names it. */
    audit: text,
    /** The rule of the audit `conformance` that examines it. */
    rule: v.optional(id),
  }),
]);

/** A check of the site, as described to readers of the report. */
export const conformanceCheck = v.strictObject({
  name: text,
  /** What it does, in one sentence. */
  does: text,
  where: v.pipe(v.array(place), v.minLength(1)),
  /** Whether it consists of axe-core's rules, which alone never make a criterion `whole`. */
  isAxe: v.optional(v.boolean(), false),
});

export const conformanceChecks = v.record(checkId, conformanceCheck);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The results of a run of the checks, written by `npm run conformance`. */
export const evidence = v.strictObject({
  /** The day of the run. */
  day,
  /** The build that was tested: `buildId` of its site.json. */
  build: text,
  /** How many pages it has. */
  pages: count,
  browser: text,
  /** How many tests passed and failed, by check. */
  checks: v.record(checkId, v.strictObject({ passed: count, failed: count })),
  axe: v.strictObject({
    version: text,
    /** The rules that ran, by the criterion number that axe-core tags them with. */
    rules: v.record(v.string(), text),
  }),
});

export type CriterionInput = v.InferInput<typeof criterion>;
export type Claim = v.InferOutput<typeof claim>;
export type ClaimInput = v.InferInput<typeof claim>;
export type ConformanceCheck = v.InferOutput<typeof conformanceCheck>;
export type ConformanceCheckInput = v.InferInput<typeof conformanceCheck>;
export type CheckPlace = ConformanceCheck['where'][number];
export type Evidence = v.InferOutput<typeof evidence>;
