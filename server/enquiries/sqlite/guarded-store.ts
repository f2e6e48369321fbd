import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { StorageError } from '../storage-error.ts';
import { callStore, storeOfCalls, type Call, type EnquiryStore } from '../store.ts';
import { databaseFile } from './database-file.ts';
import { openStore, type StoreOptions } from './sqlite-store.ts';

/** How often to retry opening an unusable database, in milliseconds. */
const RETRY_MS = 5_000;

const ASIDE = '.damaged-';

/**
 * The store of a data folder, whatever the state of its database: while it is unusable, every call
 * fails with a StorageError, and reopening is retried every few seconds. A damaged database is set
 * aside, where nothing modifies it; no empty one replaces it until an operator says so, since a
 * backup may have its contents. If another file has taken its place, as when `restore` runs, that
 * one is opened before the next call.
 * @param log gets one message when the database fails, and one when it recovers
 */
export function openGuardedStore(
  dataDir: string,
  log: Log,
  options: StoreOptions = {},
): EnquiryStore {
  const { ticks = () => performance.now() } = options;
  const { folder, file } = databaseFile(dataDir);
  let store: EnquiryStore | undefined;
  /** The file that is or was last open; undefined if there was none. */
  let inUse: string | undefined;
  let fault: StorageError | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const fail = (error: StorageError): StorageError => {
    store = undefined;
    let told = error;
    if (error.fault === 'damaged') {
      // What has replaced the damaged file stays where it is, and is opened next.
      if (identityOf(file) !== inUse) return error;
      const name = setAside(file);
      if (name !== undefined) told = damagedError(name, error.reason);
    }
    if (fault?.message !== told.message) log.error(told.message);
    fault = told;
    return told;
  };

  const open = (): EnquiryStore => {
    if (store !== undefined) return store;
    if (isClosed) throw new StorageError('The enquiries are closed: the server is stopping.');
    if (fault !== undefined && ticks() - triedAt < RETRY_MS) throw fault;
    triedAt = ticks();
    const aside = existsSync(file) ? undefined : namesAside(folder).at(-1);
    if (aside !== undefined) {
      throw fail(damagedError(join(folder, aside), 'set aside', 'unavailable'));
    }
    // Before opening: if the file is replaced meanwhile, it is only reopened once more.
    inUse = identityOf(file);
    const isNew = inUse === undefined;
    try {
      store = openStore(dataDir, options);
    } catch (error) {
      throw fail(error as StorageError);
    }
    inUse ??= identityOf(file);
    if (isNew) log.info(`A new, empty database for enquiries is in ${file}`);
    if (fault !== undefined) log.info('Enquiries can be stored again');
    fault = undefined;
    return store;
  };

  const closeIfReplaced = async (): Promise<void> => {
    if (store === undefined || identityOf(file) === inUse) return;
    const replaced = store;
    store = undefined;
    await replaced.close().catch(() => undefined);
  };

  const attempt = async (call?: Call): Promise<unknown> => {
    await closeIfReplaced();
    const opened = open();
    try {
      return call && (await callStore(opened, call));
    } catch (error) {
      // Other faults, such as a full disk, are temporary.
      if (error instanceof StorageError && error.fault === 'damaged' && opened === store) {
        await opened.close().catch(() => undefined);
        throw fail(error);
      }
      throw error;
    }
  };

  // To detect a fault at startup.
  void attempt().catch(() => undefined);

  return {
    ...storeOfCalls(attempt),
    close: async () => {
      isClosed = true;
      await store?.close();
      store = undefined;
    },
  };
}

/** Tells a file from another one at the same path; undefined if there is none. */
function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/** The damaged databases that were set aside in a folder, the oldest first. */
function namesAside(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.includes(ASIDE) && !/-(?:wal|shm)$/u.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/** Renames a database with its log. @returns its new path; undefined if that is not possible */
export function setAside(file: string): string | undefined {
  const time = new Date().toISOString().replaceAll(':', '-');
  const target = `${file}${ASIDE}${time}`;
  try {
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix);
    }
    return target;
  } catch {
    return undefined;
  }
}

function damagedError(
  aside: string,
  reason: string,
  fault: StorageError['fault'] = 'damaged',
): StorageError {
  return new StorageError(
    `The database of the enquiries is damaged, and was set aside as ${aside}. No enquiry is accepted until a backup is restored: npm run enquiries -- restore FILE. Without a backup, start empty: npm run enquiries -- restore --empty`,
    { fault, reason },
  );
}
