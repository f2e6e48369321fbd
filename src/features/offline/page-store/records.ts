import type { DBSchema } from 'idb';
import { createDatabase } from '#src/platform/database.ts';
import type { FileReference } from './plan.ts';

/** The metadata of a saved page. */
export interface PageRecord {
  readonly path: string;
  /** Which version of the page is stored: the hash of its pack. */
  readonly hash: string;
  /** The URL of a frame that this version can be shown in. */
  readonly frame: string;
  /** Size on this device, in bytes. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The URLs of its pictures and of its part of the search index. */
  readonly files: readonly string[];
  /** Of the files, the scripts and styles that an installation does not have, each with its integrity. */
  readonly scripts?: readonly FileReference[];
}

/**
 * Written by builds that stored every page as a whole document, under the build's id. It can be shown
 * until it is replaced.
 */
export interface WholePageRecord extends Omit<PageRecord, 'hash' | 'frame'> {
  readonly buildId: string;
}

export type StoredRecord = PageRecord | WholePageRecord;

export const isWholePage = (record: StoredRecord): record is WholePageRecord => 'buildId' in record;

/** The revision in the key of a record's page (`documentKey`). */
export const revisionOf = (record: StoredRecord): string =>
  isWholePage(record) ? record.buildId : record.hash;

interface RecordsSchema extends DBSchema {
  pages: { key: string; value: StoredRecord };
}

export const RECORDS_DATABASE = 'hause-library';

/**
 * The list of saved pages. It is stored separately from the cache, so that pages evicted by the
 * browser are detected rather than forgotten.
 */
export interface Records {
  all(): Promise<StoredRecord[]>;
  get(path: string): Promise<StoredRecord | undefined>;
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
