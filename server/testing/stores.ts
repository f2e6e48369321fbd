import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/enquiries/database/postgres.ts';
import type { Database } from '#server/enquiries/database/sql.ts';
import { openSqlite } from '#server/enquiries/database/sqlite.ts';
import { createStore, type EnquiryStore } from '#server/enquiries/store-in-sql.ts';
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

const sqlite = {
  name: 'SQLite',
  /** Whether one process may open the same database several times. */
  isShared: false,
  /** Call before the tests. */
  start() {
    const root = mkdtempSync(join(tmpdir(), 'hause-data-'));
    return {
      create(): OpenDatabase {
        const dataDir = mkdtempSync(join(root, 'one-'));
        return (now) => openSqlite(dataDir, undefined, now);
      },
      stop: () => rmSync(root, { recursive: true }),
    };
  },
};

const postgres = {
  name: 'PostgreSQL',
  isShared: true,
  async start() {
    const server = await startPostgres();
    return {
      async create(): Promise<OpenDatabase> {
        const url = await server.createDatabase();
        return (now) => openPostgres(url, undefined, now);
      },
      stop: () => server.remove(),
    };
  },
};

/** The kinds of databases, for suites that run on each; PostgreSQL at night, where it is installed. */
export const databaseKinds = EVERYTHING && hasPostgres ? [sqlite, postgres] : [sqlite];
