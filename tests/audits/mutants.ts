import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandFile, runTool } from '#build/run-tool.ts';
import { REPORTS } from '#tests/support/paths.ts';
import { belowBars, scoresOf } from './mutation-bars.ts';
import type { MutationReport } from './mutation-bars.ts';

/**
 * `npm run mutants`: runs Stryker on the machines and the enquiry schema, then checks a bar for
 * each of them; Stryker itself supports only one threshold for everything. Arguments after `--` are
 * passed to Stryker:
 *
 *   npm run mutants -- --mutate src/content/enquiry.ts
 *   npm run mutants -- --force
 *
 * Stryker reuses earlier results where it detects no change (`incremental`), but it misses skipped
 * tests and changes in test helpers. `--force` re-runs every mutant.
 */
const REPORT = path.join(REPORTS, 'mutation-report.json');
const options = process.argv.slice(2);
const isWhole = !options.some((option) => /^(?:-m|--mutate)/u.test(option));

// A stale report must not stand in for a run that wrote none.
rmSync(REPORT, { force: true });
const code = await runTool(commandFile('@stryker-mutator/core', 'stryker'), ['run', ...options], {
  // Every mutant runs every test; a hundred random sequences per machine are enough to catch it.
  SEQUENCES: process.env['SEQUENCES'] ?? '100',
  MUTANTS: '1',
});
if (code === 0) judge();
else process.exitCode = code;

function judge(): void {
  const scores = scoresOf(JSON.parse(readFileSync(REPORT, 'utf8')) as MutationReport);
  const line = scores.map(({ part, score }) => `${part} ${score.toFixed(0)}`).join(', ');
  console.log(`Mutation scores in percent: ${line}.`);
  const problems = belowBars(scores, isWhole);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) return;
  console.error('Surviving mutants are listed above and shown in reports/mutants.html.');
  console.error('Some may come from an earlier run; `npm run mutants -- --force` re-checks them.');
  process.exitCode = 1;
}
