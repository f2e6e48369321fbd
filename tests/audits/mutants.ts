import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandFile, runTool } from '#build/run-tool.ts';
import { REPORTS } from '#tests/support/paths.ts';
import { belowBars, scoresOf } from './mutation-bars.ts';
import type { MutationReport } from './mutation-bars.ts';

/**
 * `npm run mutants`: Stryker over the machines and the enquiry's schema, and then a bar for each of
 * them; Stryker itself knows only one bar for everything. What is said after `--` is told to Stryker:
 *
 *   npm run mutants -- --mutate src/content/enquiry.ts
 *   npm run mutants -- --force
 *
 * Stryker takes over what it found in an earlier run where it sees no change (`incremental`); a test
 * that was skipped, or a helper beside it, escapes its eye. `--force` looks at every mutant anew.
 */
const REPORT = path.join(REPORTS, 'mutation-report.json');
const options = process.argv.slice(2);
const isWhole = !options.some((option) => /^(?:-m|--mutate)/u.test(option));

// The report of a run before must not speak for one that wrote none.
rmSync(REPORT, { force: true });
const code = await runTool(commandFile('@stryker-mutator/core', 'stryker'), ['run', ...options], {
  // Every mutant meets every test: a hundred random sequences a machine are enough to catch it.
  SEQUENCES: process.env['SEQUENCES'] ?? '100',
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
  console.error('The mutants that survived are listed above, and shown in reports/mutants.html.');
  console.error(
    'Some may be findings of an earlier run: `npm run mutants -- --force` looks again.',
  );
  process.exitCode = 1;
}
