import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/enquiries/database/postgres.ts';
import type { Database } from '#server/enquiries/database/sql.ts';
import { openSqlite } from '#server/enquiries/database/sqlite.ts';
import { createStore } from '#server/enquiries/store-in-sql.ts';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import type { Log } from '#server/log.ts';
import { EVERYTHING } from '#tests/support/everything.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

/** The store of a data folder. */
export const openStore = (dataDir: string, now?: () => number, log?: Log): EnquiryStore =>
  createStore(openSqlite(dataDir, log, now));

export const openPostgresStore = (url: string, log?: Log): EnquiryStore =>
  createStore(openPostgres(url, log));

/** Opens one database, repeatedly. @param now milliseconds since 1970, for all that depends on time */
export type OpenDatabase = (now?: () => number) => Database;

/** A kind of database, for suites that run on each. */
export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Whether one process may open the same database several times. */
  readonly isShared: boolean;
  /** Call before the tests. */
  start(): Promise<{ create(): Promise<OpenDatabase>; stop(): Promise<void> }>;
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  isShared: false,
  start: () => {
    const root = mkdtempSync(join(tmpdir(), 'hause-data-'));
    let count = 0;
    return Promise.resolve({
      create: () => {
        const dataDir = join(root, String((count += 1)));
        return Promise.resolve((now) => openSqlite(dataDir, undefined, now));
      },
      stop: () => Promise.resolve(rmSync(root, { recursive: true })),
    });
  },
};

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  isShared: true,
  start: async () => {
    const server = await startPostgres();
    return {
      create: async () => {
        const url = await server.createDatabase();
        return (now) => openPostgres(url, undefined, now);
      },
      stop: () => server.remove(),
    };
  },
};

/** Each kind; PostgreSQL at night, where it is installed. */
export const databaseKinds: readonly DatabaseKind[] =
  EVERYTHING && hasPostgres ? [sqlite, postgres] : [sqlite];
