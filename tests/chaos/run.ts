import { createApp } from '#server/app.ts';
import { trustOf } from '#server/enquiries/client-address.ts';
import { listen } from '#server/listen.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres.ts';
import { deliveryTrial } from './delivery.ts';
import type { Report } from './findings.ts';
import { fuzzTrial } from './fuzz.ts';
import { networkTrial } from './network.ts';
import { withPlace, type Place } from './place.ts';

/** How much of everything. */
const PLAN = {
  enquiries: 500,
  faults: 2_000,
  /** Enquiries to deliver, and kills of the receiver while they come in and are delivered. */
  deliveries: { enquiries: 500, kills: 100 },
  inputs: 100_000,
};

/** Runs every trial with SQLite, each with an empty database. */
export async function* runChaos(seed: number): AsyncGenerator<Report> {
  yield* storeTrials(seed, undefined);
  yield await withReceiver(undefined, (url) => fuzzTrial(seed, PLAN.inputs, `${url}/enquiries`));
}

/**
 * Runs the trials that depend on the database with PostgreSQL.
 * @throws Error where PostgreSQL is not installed
 */
export async function* runPostgresChaos(seed: number): AsyncGenerator<Report> {
  const server = await startPostgres(true);
  try {
    yield* storeTrials(seed, server);
  } finally {
    await server.remove();
  }
}

async function* storeTrials(
  seed: number,
  server: PostgresServer | undefined,
): AsyncGenerator<Report> {
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
