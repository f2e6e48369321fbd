import { parseArgs } from 'node:util';
import { hasPooler } from '#server/testing/pgbouncer.ts';
import { hasPostgres } from '#server/testing/postgres.ts';
import { hasBalancer } from './balancer.ts';
import { hasFailed, type Report } from './report.ts';
import { FULL_PLAN, runChaos, runPostgresChaos, SHORT_PLAN, SHORT_POSTGRES_PLAN } from './run.ts';

/**
 * `npm run chaos [-- --short] [-- --seed N] [-- --only sqlite|postgres|pooler]`: checks delivery
 * guarantees under every kind of failure and prints a table; exit code 1 if any was violated.
 * `pooler` is PostgreSQL through PgBouncer, which runs only on request.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
if (values.seed !== undefined && !/^\d{1,9}$/u.test(values.seed)) {
  console.error(`--seed is ${JSON.stringify(values.seed)}, but it must be a whole number.`);
  process.exit(1);
}
if (values.only !== undefined && !['sqlite', 'postgres', 'pooler'].includes(values.only)) {
  console.error(
    `--only is ${JSON.stringify(values.only)}, but it must be sqlite, postgres or pooler.`,
  );
  process.exit(1);
}
const isPooled = values.only === 'pooler';
const base = values.short ? SHORT_PLAN : FULL_PLAN;
const plan = values.seed === undefined ? base : { ...base, seed: Number(values.seed) };

console.log(`Seed ${plan.seed}\n`);
let failures = 0;
let start = performance.now();
for await (const report of reports()) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  start = performance.now();
  const failed = hasFailed(report);
  if (failed) failures += 1;
  console.log(`${failed ? 'FAILED' : 'held  '}  ${report.name} (${seconds} s)`);
  console.log(`        ${report.done}`);
  for (const [kind, count] of Object.entries(report.mustBeZero)) {
    console.log(`        ${String(count).padStart(6)}  ${kind}`);
  }
  for (const example of report.examples) console.log(`        ! ${example}`);
  console.log('');
}
console.log(
  failures === 0 ? 'All guarantees held.' : `Guarantees were violated in ${failures} trials.`,
);
process.exitCode = failures === 0 ? 0 : 1;

async function* reports(): AsyncGenerator<Report> {
  if (values.only === undefined || values.only === 'sqlite') yield* runChaos(plan);
  if (values.only === 'sqlite') return;
  if (hasPostgres && hasBalancer && (hasPooler || !isPooled)) {
    const own = values.short ? { ...SHORT_POSTGRES_PLAN, seed: plan.seed } : plan;
    yield* runPostgresChaos(own, isPooled);
  } else {
    const packages = `postgresql haproxy${isPooled ? ' pgbouncer' : ''}`;
    console.log(
      `skipped  PostgreSQL, and several instances (needs all: apt-get install ${packages})\n`,
    );
  }
}
