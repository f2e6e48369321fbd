import { existsSync } from 'node:fs';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { placeOf } from './database/postgres-error.ts';
import type { Database, DatabaseOptions } from './database/sql.ts';
import { databaseFile, openSqlite } from './database/sqlite.ts';
import type { EnquiryStore } from './store-in-sql.ts';
import { createStore } from './store-in-sql.ts';

/** The settings that select the database. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * The database selected by the settings: PostgreSQL with DATABASE_URL, otherwise SQLite in the data
 * folder. Opening never fails, even if the database is unusable; its calls do. Only the code for
 * that kind is loaded.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  log?: Log,
  options: DatabaseOptions = {},
): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(dataDir, log, options);
  const { openPostgres } = await import('./database/postgres.ts');
  return openPostgres(databaseUrl, log, options);
}

/** The store of a server. */
export async function openStore(settings: DatabaseSettings, log: Log): Promise<EnquiryStore> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) {
    log.info(`Enquiries are stored in ${placeOf(databaseUrl)}`);
    const file = databaseFile(dataDir);
    if (existsSync(file)) {
      log.warn(
        `${file} is not used while DATABASE_URL is set. If it contains enquiries, move them as described in docs/operations.md, then remove it.`,
      );
    }
  }
  return createStore(await openDatabase(settings, log));
}
