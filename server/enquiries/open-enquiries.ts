import { existsSync } from 'node:fs';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { placeOf } from './postgres/place-of.ts';
import { databaseFile } from './sqlite/database-file.ts';
import { openStoreInThread } from './sqlite/store-in-thread.ts';
import type { EnquiryStore } from './store.ts';

/**
 * The store selected by the settings: PostgreSQL with DATABASE_URL, otherwise SQLite in the data
 * folder. Opening never fails, even if the store is unusable; its calls do. Only the code for that
 * kind is loaded.
 */
export async function openEnquiries(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<EnquiryStore> {
  if (databaseUrl === undefined) return openStoreInThread(dataDir, log);
  log.info(`Enquiries are stored in ${placeOf(databaseUrl)}`);
  const { file } = databaseFile(dataDir);
  if (existsSync(file)) {
    log.warn(
      `${file} is not used while DATABASE_URL is set. If it contains enquiries, move them as described in docs/operations.md, then remove it.`,
    );
  }
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(databaseUrl, log);
}
