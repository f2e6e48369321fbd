import { listen } from '#server/listen.ts';
import { createApp } from '#server/app.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres.ts';
import { deliveryTrial } from './delivery.ts';
import { fuzzTrial } from './fuzz.ts';
import { instancesTrial, type InstancesPlan } from './instances.ts';
import { killTrial } from './kill.ts';
import { networkTrial } from './network.ts';
import { withPlace, type Place } from './place.ts';
import type { Report } from './report.ts';
import type { Kept } from './sent-and-stored.ts';

export interface ChaosPlan {
  readonly seed: number;
  readonly enquiries: number;
  readonly faults: number;
  readonly kills: number;
  /** Enquiries to deliver, and kills of the receiver meanwhile. */
  readonly deliveries: { readonly enquiries: number; readonly kills: number };
  /** Only with PostgreSQL, which several receivers can share. */
  readonly instances: InstancesPlan;
  readonly inputs: number;
}

export const PLAN: ChaosPlan = {
  seed: 20_250_101,
  enquiries: 500,
  faults: 2_000,
  kills: 100,
  deliveries: { enquiries: 500, kills: 100 },
  instances: { enquiries: 2_000, kills: 30, databaseKills: 10 },
  inputs: 100_000,
};

/** Runs every trial with SQLite, each with an empty database. */
export async function* runChaos(plan: ChaosPlan): AsyncGenerator<Report> {
  yield* storeTrials(plan, undefined);
  yield await withReceiver(undefined, ({ url }) =>
    fuzzTrial({ seed: plan.seed, inputs: plan.inputs, url }),
  );
}

/**
 * Runs the trials that depend on the database with PostgreSQL, and with several receivers.
 * @throws Error where PostgreSQL is not installed
 */
export async function* runPostgresChaos(plan: ChaosPlan): AsyncGenerator<Report> {
  const server = await startPostgres({ isDurable: true });
  try {
    yield* storeTrials(plan, server);
    yield await withPlace(server, (place) =>
      instancesTrial({ seed: plan.seed, ...plan.instances, place, database: server }),
    );
  } finally {
    await server.remove();
  }
}

async function* storeTrials(
  plan: ChaosPlan,
  server: PostgresServer | undefined,
): AsyncGenerator<Report> {
  const { seed } = plan;
  yield await withReceiver(server, ({ port, kept, place }) =>
    networkTrial({
      seed,
      enquiries: plan.enquiries,
      faults: plan.faults,
      port,
      kept,
      place: place.name,
    }),
  );
  yield await withPlace(server, (place) => killTrial({ seed, kills: plan.kills, place }));
  yield await withPlace(server, (place) => deliveryTrial({ seed, ...plan.deliveries, place }));
}

interface Running {
  readonly place: Place;
  readonly url: string;
  readonly port: number;
  readonly kept: () => Promise<readonly Kept[]>;
}

async function withReceiver(
  postgres: PostgresServer | undefined,
  trial: (running: Running) => Promise<Report>,
): Promise<Report> {
  return withPlace(postgres, async (place) => {
    const store = place.open();
    const app = createApp({
      receiver: {
        store,
        allowedOrigins: ['https://www.hause.example'],
        // All of these come from one address; the rate limit has its own tests.
        budgets: () => [],
      },
    });
    const server = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
    try {
      return await trial({
        place,
        url: `${server.url}/enquiries`,
        port: Number(new URL(server.url).port),
        kept: () => store.list(),
      });
    } finally {
      await server.close();
      await store.close();
    }
  });
}
