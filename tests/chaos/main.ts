import { parseArgs } from 'node:util';
import { hasPostgres } from '#server/testing/postgres.ts';
import { hasFailed } from './findings.ts';
import { runChaos, runPostgresChaos } from './run.ts';

/**
 * `node tests/chaos/main.ts [--seed N] [--only sqlite|postgres]`: checks delivery guarantees under
 * every kind of failure and prints a table; exit code 1 if any was violated.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '20250101' }, only: { type: 'string' } },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error(`--seed is ${values.seed}, but it is no number.`);

async function* reports() {
  if (values.only !== 'postgres') yield* runChaos(seed);
  if (values.only === 'sqlite') return;
  if (hasPostgres) yield* runPostgresChaos(seed);
  else console.log('skipped  PostgreSQL (needs: apt-get install postgresql)\n');
}

console.log(`Seed ${seed}\n`);
let failures = 0;
for await (const report of reports()) {
  const failed = hasFailed(report);
  if (failed) failures += 1;
  console.log(`${failed ? 'FAILED' : 'held  '}  ${report.name}\n        ${report.done}`);
  for (const [kind, count] of Object.entries(report.mustBeZero)) {
    console.log(`        ${String(count).padStart(6)}  ${kind}`);
  }
  for (const example of report.examples) console.log(`        ! ${example}`);
}
console.log(
  failures === 0 ? '\nAll guarantees held.' : `\nGuarantees were violated in ${failures} trials.`,
);
process.exitCode = failures === 0 ? 0 : 1;
