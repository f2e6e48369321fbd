import { existsSync } from 'node:fs';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { openPostgres, placeOf } from './database/postgres.ts';
import { databaseFile, openSqlite } from './database/sqlite.ts';
import { createStore, type EnquiryStore } from './store-in-sql.ts';

/**
 * The store of the database selected by the settings: PostgreSQL with DATABASE_URL, otherwise SQLite
 * in the data folder. Opening never fails, even if the database is unusable; its calls do.
 * @param log of a server
 */
export function openStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log?: Log,
): EnquiryStore {
  if (databaseUrl === undefined) return createStore(openSqlite(dataDir, log));
  log?.info(`Enquiries are stored in ${placeOf(databaseUrl)}`);
  const file = databaseFile(dataDir);
  if (existsSync(file)) log?.warn(`${file} is not used while DATABASE_URL is set.`);
  return createStore(openPostgres(databaseUrl, log));
}
