import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import type { PostgresServer } from '#server/testing/postgres.ts';
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
  await query(url, 'CREATE RULE uncounted AS ON INSERT TO rate_counts DO INSTEAD NOTHING');
  return place;
}

/** Re-enables the limits, which `withPlace` has disabled. */
export async function countRates({ env }: Place): Promise<void> {
  await query(env['DATABASE_URL'] ?? '', 'DROP RULE uncounted ON rate_counts');
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
