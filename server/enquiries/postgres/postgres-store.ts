import type { Log } from '../../log.ts';
import { StorageError } from '../storage-error.ts';
import type { Database, Mode, Transaction } from '../sql.ts';
import { createStoreInSql } from '../store-in-sql.ts';
import type { EnquiryStore } from '../store.ts';
import { connectTo } from './connection.ts';
import { placeOf } from './place-of.ts';
import { postgresErrorOf } from './postgres-error.ts';
import { limitsInPostgres } from './postgres-limits.ts';
import { migrate } from './schema.ts';

/** SQLSTATE `undefined_table`. */
const NO_TABLE = '42P01';

export interface PostgresOptions {
  /** Milliseconds since 1970, for tests; otherwise the clock of the database. */
  readonly now?: () => number;
}

/**
 * The store shared by several servers: a PostgreSQL database (13 or later). It connects and
 * migrates on first use. While the database is down, every call tries to connect again, and
 * fails with a StorageError.
 * @param url see `DATABASE_URL` in docs/operations.md
 * @param log gets one message when the database fails, and one when it recovers
 */
export function openPostgresStore(
  url: string,
  log?: Log,
  options: PostgresOptions = {},
): EnquiryStore {
  return createStoreInSql(openPostgres(url, log, options), limitsInPostgres());
}

/** The database behind the store, migrated to the current format on first use. */
export function openPostgres(url: string, log?: Log, { now }: PostgresOptions = {}): Database {
  const connection = connectTo(url, now);
  let migrating: Promise<void> | undefined;
  let fault: string | undefined;
  let isClosed = false;

  const prepared = () =>
    (migrating ??= connection.transaction('migrate', migrate).catch((error: unknown) => {
      migrating = undefined;
      throw error;
    }));

  const transaction = async <T>(mode: Mode, work: (sql: Transaction) => Promise<T>): Promise<T> => {
    if (isClosed) throw new StorageError('The enquiries are closed: the server is stopping.');
    try {
      await prepared();
      const result = await connection.transaction(mode, work);
      if (fault !== undefined) log?.info('Enquiries can be stored again');
      fault = undefined;
      return result;
    } catch (error) {
      // The database was replaced by an empty one: the next call creates the tables.
      if ((error as { readonly code?: unknown }).code === NO_TABLE) migrating = undefined;
      const told = postgresErrorOf(placeOf(url), error);
      if (fault !== told.message) log?.error(told.message);
      fault = told.message;
      throw told;
    }
  };

  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    transaction,
    // Deleted rows are freed by VACUUM, which the server runs by itself.
    overwriteDeleted: () => Promise.resolve(),
    probe: () =>
      transaction('write', async (sql) => {
        await sql.run('UPDATE format SET version = version');
      }),
    async close() {
      isClosed = true;
      await connection.close();
    },
  };
}
