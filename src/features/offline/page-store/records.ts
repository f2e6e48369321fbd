import type { DBSchema } from 'idb';
import { createDatabase } from '#src/platform/database.ts';

/** What is known of a page that was saved, apart from the files themselves. */
export interface PageRecord {
  readonly path: string;
  /** The build whose version of the page is kept. */
  readonly buildId: string;
  /** On this device, in bytes. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Its pictures, by address. */
  readonly files: readonly string[];
}

interface RecordsSchema extends DBSchema {
  pages: { key: string; value: PageRecord };
}

export const RECORDS_DATABASE = 'hause-library';

/**
 * The list of saved pages. It lies apart from the cache, so that a page which the browser has thrown
 * away is noticed, not forgotten.
 */
export interface Records {
  all(): Promise<PageRecord[]>;
  get(path: string): Promise<PageRecord | undefined>;
  put(record: PageRecord): Promise<void>;
  remove(path: string): Promise<void>;
}

export function createRecords(): Records {
  const database = createDatabase<RecordsSchema>(RECORDS_DATABASE, (db) => {
    db.createObjectStore('pages', { keyPath: 'path' });
  });
  return {
    all: async () => (await database()).getAll('pages'),
    get: async (path) => (await database()).get('pages', path),
    async put(record) {
      await (await database()).put('pages', record);
    },
    async remove(path) {
      await (await database()).delete('pages', path);
    },
  };
}
