import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { createSchema, rateTables } from './schema.ts';
import type { Database, DatabaseOptions, Mode, Row, Sql } from './sql.ts';
import { StorageError } from './storage-error.ts';

/** How often to retry opening an unusable database, in milliseconds. */
const RETRY_MS = 5_000;

/** How long a call waits for another program's lock, its turn included, in milliseconds. */
const LOCKED_MS = 3_000;

/** How often to look whether a lock is gone, in milliseconds. */
const LOOK_MS = 25;

/** More than an enquiry needs. */
const PROBE_BYTES = 128 * 1024;

const ASIDE = '.damaged-';

/** Primary result codes (https://sqlite.org/rescode.html). */
const BUSY = 5;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

const REMEDIES: Readonly<Record<number, string>> = {
  [BUSY]: 'Another program is writing to it and has not finished. Stop that program.',
  8: 'It is read-only. Make the file, its folder and its disk writable for this user.',
  [CORRUPT]: 'The file is damaged.',
  [FULL]: 'The disk is full. Free up space.',
  14: 'Check that this user can read and write the file and its folder.',
  [NOT_A_DATABASE]: 'The file is damaged or not a database.',
};

const BEGIN: Readonly<Record<Mode, string>> = {
  read: 'BEGIN',
  // An SQLite file has only one writer at a time anyway.
  write: 'BEGIN IMMEDIATE',
  alone: 'BEGIN IMMEDIATE',
};

/** The file of the database inside a data folder. */
export const databaseFile = (dataDir: string): string =>
  join(dataDir, 'enquiries', 'enquiries.sqlite');

/**
 * The SQLite database of a data folder, whatever its state: while it is unusable, every call fails
 * with a StorageError, and opening it is tried again every few seconds. A damaged database is set
 * aside, where nothing modifies it; no empty one replaces it until an operator says so, since a
 * backup may have its contents. If another file has taken its place, that one is opened before the
 * next call.
 *
 * It runs in the thread that serves the pages: an enquiry is one commit, and waiting for a lock
 * blocks nobody.
 * @param log of a server: gets one message when the database fails, and one when it recovers
 */
export function openSqlite(dataDir: string, log?: Log, options: DatabaseOptions = {}): Database {
  const { now = Date.now, mayStartEmpty = false } = options;
  const isServer = log !== undefined;
  const file = databaseFile(dataDir);
  let db: OpenFile | undefined;
  let fault: StorageError | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const fail = (cause: unknown): StorageError => {
    let error = sqliteErrorOf(file, cause);
    if (error.fault === 'damaged') {
      const isReplaced = db !== undefined && identityOf(file) !== db.identity;
      closeQuietly();
      // What has replaced the damaged file stays where it is, and is opened next.
      if (isReplaced) return error;
      // Not by a command that only reads.
      const aside = isServer || mayStartEmpty ? setAside(file) : undefined;
      if (aside !== undefined) error = damagedError(aside, error.reason);
    }
    if (fault?.message !== error.message) log?.error(error.message);
    fault = error;
    return error;
  };
  const closeQuietly = () => {
    try {
      db?.handle.close();
    } catch {
      // What is damaged may not close; its descriptor ends with the program.
    }
    db = undefined;
  };

  const open = async (): Promise<OpenFile> => {
    if (isClosed) throw new StorageError('The enquiries are closed: the server is stopping.');
    if (db !== undefined && identityOf(file) !== db.identity) closeQuietly();
    if (db !== undefined) return db;
    if (fault !== undefined && performance.now() - triedAt < RETRY_MS) throw fault;
    const aside = existsSync(file) || mayStartEmpty ? undefined : namesAside(dirname(file)).at(-1);
    if (aside !== undefined) {
      triedAt = performance.now();
      throw fail(damagedError(join(dirname(file), aside), 'set aside', 'unavailable'));
    }
    try {
      const isNew = !existsSync(file);
      db = await openFile(file, now);
      if (isNew) log?.info(`A new, empty database for enquiries is in ${file}`);
    } catch (error) {
      // A lock goes away by itself.
      if (codeOf(error) === BUSY) throw error;
      triedAt = performance.now();
      throw fail(error);
    }
    if (fault !== undefined) log?.info('Enquiries can be stored again');
    fault = undefined;
    return db;
  };

  /** Opens the file and takes its lock, and waits for that of another program. */
  const begin = async (mode: Mode, until: number): Promise<OpenFile> => {
    for (;;) {
      try {
        const opened = await open();
        opened.handle.exec(BEGIN[mode]);
        return opened;
      } catch (error) {
        if (codeOf(error) !== BUSY || performance.now() > until) throw error;
        await sleep(LOOK_MS);
      }
    }
  };

  // There is one connection, so concurrent calls wait their turn. Each has its own time limit: those
  // behind one that waited for a lock have waited as well.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: (until: number) => Promise<T>): Promise<T> => {
    const until = performance.now() + LOCKED_MS;
    const mine = turn
      .then(() => work(until))
      .catch((error: unknown) => {
        const reported = sqliteErrorOf(file, error);
        throw reported.fault === 'damaged' && error !== fault ? fail(error) : reported;
      });
    turn = mine.catch(() => undefined);
    return mine;
  };

  const transaction: Database['transaction'] = (mode, work) =>
    inTurn(async (until) => {
      const { handle, sql } = await begin(mode, until);
      try {
        const result = await work(sql);
        handle.exec('COMMIT');
        return result;
      } catch (error) {
        if (handle.isTransaction) handle.exec('ROLLBACK');
        throw error;
      }
    });

  // A server finds a fault when it starts.
  if (isServer) transaction('read', () => Promise.resolve()).catch(() => undefined);

  return {
    skipLocked: '',
    transaction,
    // The write-ahead log contains deleted bytes until it is copied into the file and cut off, which
    // has to wait for everybody who reads it.
    async overwriteDeleted() {
      const until = performance.now() + LOCKED_MS;
      for (;;) {
        const isDone = await inTurn(async () => {
          const { handle } = await open();
          return handle.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
        });
        if (isDone || performance.now() > until) return isDone;
        await sleep(LOOK_MS);
      }
    },
    async probe() {
      await transaction('write', (sql) => sql.run('UPDATE format SET version = version'));
      // The write-ahead log may have space left even when the disk is full.
      const trial = join(dirname(file), 'probe');
      try {
        writeFileSync(trial, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
      } catch (error) {
        throw sqliteErrorOf(file, error);
      } finally {
        rmSync(trial, { force: true });
      }
    },
    close: () =>
      inTurn(() => {
        isClosed = true;
        closeQuietly();
        return Promise.resolve();
      }),
  };
}

interface OpenFile {
  readonly handle: DatabaseSync;
  readonly sql: Sql;
  /** Tells the file from another one at the same path. */
  readonly identity: string | undefined;
}

/** Opens a database file, readable by this user only; a missing one is created. */
export async function openFile(file: string, now: () => number = Date.now): Promise<OpenFile> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    // FULL: each commit is on disk before it returns, so a response sent after it holds even if the
    // power fails. secure_delete: deleted bytes are overwritten, not just unlinked.
    handle.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
       PRAGMA temp_store = MEMORY; ${rateTables('TEMP')}`,
    );
    const sql = sqlOn(handle, now);
    const isReady = handle.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'format'").get();
    // A database that is up to date is not written to, so it may be read-only.
    if (isReady === undefined) handle.exec('BEGIN IMMEDIATE');
    await createSchema(sql);
    if (handle.isTransaction) handle.exec('COMMIT');
    // Damage is found now, not when its page is read months later.
    const [finding] = Object.values(handle.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (finding !== 'ok') {
      const message = `database disk image is malformed: ${String(finding)}`;
      throw Object.assign(new Error(message), { errcode: CORRUPT });
    }
    return { handle, sql, identity: identityOf(file) };
  } catch (error) {
    handle.close();
    throw error;
  }
}

function sqlOn(handle: DatabaseSync, now: () => number): Sql {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? handle.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  // oxlint-disable typescript/require-await -- SQLite answers at once
  return {
    all: async (text, values = {}) => prepare(text).all(values) as Row[],
    run: async (text, values = {}) => Number(prepare(text).run(values).changes),
    time: async () => now(),
  };
}

function codeOf(error: unknown): number {
  // The low byte is the primary code; the higher bytes are extended codes.
  return ((error as { readonly errcode?: number }).errcode ?? 0) & 0xff;
}

/** Describes an error of SQLite or the file system in terms that help the operator. */
export function sqliteErrorOf(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { message } = error as Error;
  // Shared memory for the log that cannot be made on a full disk is such an error as well.
  const code = codeOf(error) === IO_ERROR && isFull(dirname(file)) ? FULL : codeOf(error);
  const remedy = REMEDIES[code] ?? 'Check the folder and its disk.';
  return new StorageError(`The enquiries in ${file} cannot be used (${message}). ${remedy}`, {
    fault: code === CORRUPT || code === NOT_A_DATABASE ? 'damaged' : 'unavailable',
    reason: message,
    cause: error,
  });
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < PROBE_BYTES;
  } catch {
    return false;
  }
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** The damaged databases that were set aside in a folder, the oldest first. */
function namesAside(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes(ASIDE) && !/-(?:wal|shm)$/u.test(name))
    .toSorted();
}

/** Renames a database with its log. @returns its new path; undefined if that is not possible */
export function setAside(file: string): string | undefined {
  const target = `${file}${ASIDE}${new Date().toISOString().replaceAll(':', '-')}`;
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
