import * as v from 'valibot';
import evidenceFile from '#src/content/conformance/evidence.json' with { type: 'json' };
import { conformanceChecks } from '#src/content/conformance/checks.ts';
import { claims } from '#src/content/conformance/claims.ts';
import { criteria } from '#src/content/conformance/wcag.ts';
import * as schema from '#src/content/schema/conformance.ts';

/**
 * The validated inputs of the site's conformance report: criteria, claims, checks, and the results of a run.
 * @throws ValiError when a file does not match its schema (src/content/schema/conformance.ts)
 */
export const conformanceContent = () => ({
  criteria: v.parse(v.array(schema.criterion), criteria),
  claims: v.parse(schema.claims, claims),
  checks: v.parse(schema.conformanceChecks, conformanceChecks),
  evidence: v.parse(schema.evidence, evidenceFile),
});

export type ConformanceContent = ReturnType<typeof conformanceContent>;
