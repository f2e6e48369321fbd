import type { Log } from '#server/log.ts';
import { EVERYTHING } from '#tests/support/everything.ts';
import { openPostgres } from '#server/enquiries/database/postgres.ts';
import type { DatabaseOptions } from '#server/enquiries/database/sql.ts';
import { openSqlite } from '#server/enquiries/database/sqlite.ts';
import { createStore } from '#server/enquiries/store-in-sql.ts';
import type { EnquiryStore } from '#server/enquiries/store.ts';
import { temporaryFolder } from './enquiries.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from './postgres.ts';

/** The store of a data folder. */
export const openStore = (dataDir: string, now?: () => number, log?: Log): EnquiryStore =>
  createStore(openSqlite(dataDir, log, { now }));

export const openPostgresStore = (
  url: string,
  log?: Log,
  options: DatabaseOptions = {},
): EnquiryStore => createStore(openPostgres(url, log, options));

/** A database on which stores can be opened repeatedly. */
export interface TestDatabase {
  /** @param now milliseconds since 1970, for everything that depends on time */
  open(now?: () => number): EnquiryStore;
  remove(): void;
}

/** A kind of database, for suites that run on each. */
export interface DatabaseKind {
  readonly name: string;
  /** Whether this machine lacks its requirements, which the name lists. */
  readonly isMissing: boolean;
  /** Whether one process may open several stores on the same database at the same time. */
  readonly isShared: boolean;
  /** Call once before the tests. @returns what is to be called after them */
  setUp(): Promise<() => Promise<void>>;
  /** An empty database. */
  create(): Promise<TestDatabase>;
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  isMissing: false,
  isShared: false,
  setUp: () => Promise.resolve(() => Promise.resolve()),
  create: () => {
    const folder = temporaryFolder();
    return Promise.resolve({
      open: (now) => openStore(folder.path, now),
      remove: folder.remove,
    });
  },
};

function postgres(): DatabaseKind {
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
  return {
    name: `PostgreSQL ${NEEDS_POSTGRES}`,
    isMissing: !hasPostgres,
    isShared: true,
    async setUp() {
      const started = await startPostgres();
      server = started;
      return () => started.remove();
    },
    async create() {
      if (server === undefined) throw new Error('setUp was not called');
      const url = await server.createDatabase();
      // It is removed with its server.
      return { open: (now) => openPostgresStore(url, undefined, { now }), remove: () => undefined };
    },
  };
}

/** Each kind; each suite gets its own database server. */
export const databaseKinds = (): readonly DatabaseKind[] =>
  EVERYTHING ? [sqlite, postgres()] : [sqlite];
