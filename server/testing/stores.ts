import { openPostgresStore } from '#server/enquiries/postgres/postgres-store.ts';
import { openStore } from '#server/enquiries/sqlite/sqlite-store.ts';
import type { EnquiryStore } from '#server/enquiries/store.ts';
import { temporaryFolder } from './enquiries.ts';
import { hasPooler, NEEDS_POOLER, startPooler, type Pooler } from './pgbouncer.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from './postgres.ts';

/** A database on which stores can be opened repeatedly. */
export interface TestDatabase {
  /** @param now milliseconds since 1970, for everything that depends on time */
  open(now?: () => number): EnquiryStore;
  remove(): Promise<void>;
}

/** A kind of store, for suites that run on each. */
export interface StoreKind {
  readonly name: string;
  /** Whether this machine lacks its requirements, which the name lists. */
  readonly isMissing: boolean;
  /** Whether one process may open several stores on the same database at the same time. */
  readonly isShared: boolean;
  /** Call once before the tests. */
  setUp(): Promise<void>;
  /** An empty database. */
  create(): Promise<TestDatabase>;
  /** Call once after the tests. */
  tearDown(): Promise<void>;
}

const sqlite: StoreKind = {
  name: 'in SQLite',
  isMissing: false,
  isShared: false,
  setUp: () => Promise.resolve(),
  create: () => {
    const folder = temporaryFolder();
    return Promise.resolve({
      open: (now) => openStore(folder.path, now && { now, ticks: now }),
      remove: () => Promise.resolve(folder.remove()),
    });
  },
  tearDown: () => Promise.resolve(),
};

function postgres(isPooled: boolean): StoreKind {
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let pooler: Pooler | undefined;
  return {
    name: isPooled ? `by way of PgBouncer ${NEEDS_POOLER}` : `in PostgreSQL ${NEEDS_POSTGRES}`,
    isMissing: isPooled ? !hasPooler : !hasPostgres,
    isShared: true,
    async setUp() {
      server = await startPostgres();
      if (isPooled) pooler = await startPooler(await server.createDatabase());
    },
    async create() {
      if (server === undefined) throw new Error('setUp was not called');
      const direct = await server.createDatabase();
      const url = pooler?.through(direct) ?? direct;
      return {
        open: (now) => openPostgresStore(url, undefined, now && { now }),
        // It is removed with its server.
        remove: () => Promise.resolve(),
      };
    },
    async tearDown() {
      await pooler?.close();
      await server?.remove();
    },
  };
}

/** Each kind, including PostgreSQL through a pooler; each suite gets its own database server. */
export const storeKinds = (): readonly StoreKind[] => [sqlite, postgres(false), postgres(true)];
