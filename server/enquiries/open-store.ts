import { existsSync } from 'node:fs';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { placeOf } from './database/postgres-error.ts';
import type { Database } from './database/sql.ts';
import { databaseFile, openSqlite } from './database/sqlite.ts';
import { createStore, type EnquiryStore } from './store-in-sql.ts';

/**
 * The store of the database selected by the settings: PostgreSQL with DATABASE_URL, otherwise SQLite
 * in the data folder. Opening never fails, even if the database is unusable; its calls do. Only the
 * code for that kind is loaded.
 * @param log of a server
 */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log?: Log,
): Promise<EnquiryStore> {
  const file = databaseFile(dataDir);
  let db: Database;
  if (databaseUrl === undefined) db = openSqlite(dataDir, log);
  else {
    log?.info(`Enquiries are stored in ${placeOf(databaseUrl)}`);
    if (existsSync(file)) log?.warn(`${file} is not used while DATABASE_URL is set.`);
    const { openPostgres } = await import('./database/postgres.ts');
    db = openPostgres(databaseUrl, log);
  }
  return createStore(db);
}
