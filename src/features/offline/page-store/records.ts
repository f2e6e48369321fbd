import type { DBSchema } from 'idb';
import { createDatabase } from '#src/platform/database.ts';

/** The metadata of a saved page. */
export interface PageRecord {
  readonly path: string;
  /** The build whose version of the page is stored. */
  readonly buildId: string;
  /** Size on this device, in bytes. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The URLs of its pictures. */
  readonly files: readonly string[];
}

interface RecordsSchema extends DBSchema {
  pages: { key: string; value: PageRecord };
}

export const RECORDS_DATABASE = 'hause-library';

/**
 * The list of saved pages. It is stored separately from the cache, so that pages evicted by the
 * browser are detected rather than forgotten.
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
