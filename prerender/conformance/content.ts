import * as v from 'valibot';
import { conformanceChecks, evaluation } from '#src/content/conformance/checks.ts';
import { claims } from '#src/content/conformance/claims.ts';
import { criteria } from '#src/content/conformance/wcag.ts';
import * as schema from '#src/content/schema/conformance.ts';
import { checked } from '../content/read-content.ts';

const FOLDER = 'src/content/conformance';

/**
 * The validated inputs of the site's conformance report: criteria, claims and checks.
 * @throws ContentError when a file does not match its schema (src/content/schema/conformance.ts)
 */
export const conformanceContent = () => ({
  criteria: checked(`${FOLDER}/wcag.ts`, v.array(schema.criterion), criteria),
  claims: checked(`${FOLDER}/claims.ts`, schema.claims, claims),
  checks: checked(`${FOLDER}/checks.ts`, schema.conformanceChecks, conformanceChecks),
  evaluation: checked(`${FOLDER}/checks.ts`, schema.evaluation, evaluation),
});

export type ConformanceContent = ReturnType<typeof conformanceContent>;
