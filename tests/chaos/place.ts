import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EnquiryStore, StoredEnquiry } from '#server/enquiries/store-in-sql.ts';
import type { PostgresServer } from '#server/testing/postgres.ts';
import { RECEIVER_AT, startServer, type StartedServer } from '#server/testing/start-server.ts';
import { openPostgresStore, openStore } from '#server/testing/stores.ts';

/** Where the receivers of one trial keep their enquiries: an empty database of either kind. */
export interface Place {
  /** The kind, for the name of the trial. */
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The environment variables that point a receiver to it. */
  readonly env: Readonly<Record<string, string>>;
  open(): EnquiryStore;
}

/** @param server a PostgreSQL server to create the database on; without one, it is SQLite */
export async function withPlace<T>(
  server: PostgresServer | undefined,
  trial: (place: Place) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hause-chaos-'));
  try {
    return await trial(
      server === undefined
        ? { name: 'SQLite', env: { DATA_DIR: dataDir }, open: () => openStore(dataDir) }
        : await postgresPlace(server, dataDir),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function postgresPlace(server: PostgresServer, dataDir: string): Promise<Place> {
  const url = await server.createDatabase();
  const place: Place = {
    name: 'PostgreSQL',
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    open: () => openPostgresStore(url),
  };
  const store = place.open();
  await store.probe();
  await store.close();
  // More enquiries come than the global limit allows in ten minutes. In memory, each kill resets
  // that limit; here it would survive.
  const client = new Client(url);
  await client.connect();
  await client.query('CREATE RULE uncounted AS ON INSERT TO rate_counts DO INSTEAD NOTHING');
  await client.end();
  return place;
}

/** What is stored now. */
export async function storedIn(place: Place): Promise<StoredEnquiry[]> {
  const store = place.open();
  const stored = await store.list();
  await store.close();
  return stored;
}

/**
 * Starts a real receiver, which can be killed and started again on the same port.
 * @param env more of its environment, such as where it delivers
 */
export async function startReceiver(place: Place, env: Readonly<Record<string, string>> = {}) {
  let port = '0';
  let process: StartedServer;
  const start = async (): Promise<void> => {
    process = startServer('testing/fast-receiver', {
      ...place.env,
      PORT: port,
      ALLOWED_ORIGIN: 'https://www.hause.example',
      TRUSTED_PROXIES: 'loopback',
      ...env,
    });
    ({ port } = new URL(await process.says(RECEIVER_AT)));
  };
  await start();
  return {
    endpoint: `http://127.0.0.1:${port}/enquiries`,
    /** Kills it like a power cut. */
    kill: () => process.kill(),
    /** Starts it again, once it has ended. */
    start,
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
