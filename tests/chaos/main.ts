import { parseArgs } from 'node:util';
import { createApp } from '#server/app.ts';
import { trustOf } from '#server/enquiries/client-address.ts';
import { listen } from '#server/listen.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '#server/testing/postgres.ts';
import { deliveryTrial } from './delivery.ts';
import { hasFailed, type Report } from './findings.ts';
import { fuzzTrial } from './fuzz.ts';
import { networkTrial } from './network.ts';
import { withPlace, type Place } from './place.ts';

/**
 * `npx node tests/chaos/main.ts [--seed N] [--only sqlite|postgres]`: checks delivery guarantees under
 * every kind of failure and prints a table; exit code 1 if any was violated.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '20250101' }, only: { type: 'string' } },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error(`--seed is ${values.seed}, but it is no number.`);

/** How much of everything. */
const PLAN = {
  enquiries: 500,
  faults: 2_000,
  /** Enquiries to deliver, and kills of the receiver while they come in and are delivered. */
  deliveries: { enquiries: 500, kills: 100 },
  inputs: 100_000,
};

/** Every trial, each with an empty database; those that depend on its kind with PostgreSQL, too. */
async function* reports(): AsyncGenerator<Report> {
  if (values.only !== 'postgres') {
    yield* storeTrials(undefined);
    yield await withReceiver(undefined, (url) => fuzzTrial(seed, PLAN.inputs, `${url}/enquiries`));
  }
  if (values.only === 'sqlite') return;
  if (!hasPostgres) {
    console.log('skipped  PostgreSQL (needs: apt-get install postgresql)\n');
    return;
  }
  const server = await startPostgres(true);
  try {
    yield* storeTrials(server);
  } finally {
    await server.remove();
  }
}

async function* storeTrials(server: PostgresServer | undefined): AsyncGenerator<Report> {
  yield await withReceiver(server, (url, place) => networkTrial(seed, PLAN, url, place));
  yield await withPlace(server, (place) => deliveryTrial(seed, PLAN.deliveries, place, server));
}

/** A receiver in this process. */
async function withReceiver(
  postgres: PostgresServer | undefined,
  trial: (url: string, place: Place) => Promise<Report>,
): Promise<Report> {
  return withPlace(postgres, async (place) => {
    const store = place.open();
    const trustedProxies = trustOf(['loopback']);
    const allowedOrigins = ['https://www.hause.example'];
    // More come than a site gets; the rate limit has its own tests.
    const receiver = { store, log: console, allowedOrigins, trustedProxies, budgets: () => [] };
    const app = createApp({ receiver });
    const server = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
    try {
      return await trial(server.url, place);
    } finally {
      await server.close();
      await store.close();
    }
  });
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
