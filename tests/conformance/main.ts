import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import axe from 'axe-core';
import { conformanceChecks } from '#src/content/conformance/checks.ts';
import { conformanceChecks as checksSchema } from '#src/content/schema/conformance.ts';
import type { Evidence } from '#src/content/schema/conformance.ts';
import * as v from 'valibot';
import { ALL_RULES } from '#tests/support/browser/axe.ts';
import { ensureBrowsers } from '#tests/support/browser/browser.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { BUILDS } from '#tests/support/runner/builds.ts';
import { keptResults } from '#tests/support/runner/kept-results.ts';
import { EventReader } from '#tests/support/runner/test-events.ts';
import { allPages, siteManifest } from '#tests/support/site-facts.ts';
import { axeRulesByCriterion } from './axe-rules.ts';
import { collect, testsOf } from './collect.ts';

/**
 * `npm run conformance`: writes the results of the last `npm test` into the project, from which the build
 * makes the report on accessibility (docs/decisions/0025-conformance-from-tests.md). It writes nothing
 * unless every check that the report names has run and passed.
 *
 *   --reports DIR   where the results are; `reports` by default
 */
const { values } = parseArgs({ options: { reports: { type: 'string', default: REPORTS } } });
process.env['TEST_BUILDS'] ??= BUILDS;

const eventsOf = (name: string) =>
  testsOf(new EventReader(path.join(values.reports, `${name}.events.jsonl`)).next());
const { checks, problems } = collect(v.parse(checksSchema, conformanceChecks), {
  browser: eventsOf('browser'),
  unit: eventsOf('unit'),
  audits: keptResults(values.reports),
  pages: allPages().length,
});

if (problems.length > 0) {
  console.error(
    `The last run is no evidence:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nRun npm test until it passes, then this command.`,
  );
  process.exitCode = 1;
} else {
  const { buildId, pages } = siteManifest();
  const version = execFileSync(ensureBrowsers().shell, ['--version'], { encoding: 'utf8' });
  const evidence: Evidence = {
    day: new Date().toISOString().slice(0, 10),
    build: buildId,
    pages: pages.length,
    browser: /\D*\d+/u.exec(version)?.[0].trim() ?? version.trim(),
    checks,
    axe: { version: axe.version, rules: axeRulesByCriterion(ALL_RULES) },
  };
  const file = path.join(ROOT, 'src/content/conformance/evidence.json');
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
  console.log(`${String(Object.keys(checks).length)} checks of build ${buildId}: ${file}`);
}
