import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Log } from '../../log.ts';
import { reportFaults } from './report-faults.ts';
import { createSchema, rateTables } from './schema.ts';
import type { Database, Mode, Row, Sql } from './sql.ts';
import { StorageError } from './storage-error.ts';

/**
 * How long a call waits for another program's lock, in milliseconds. Nothing else happens meanwhile;
 * the command line holds one for a few milliseconds.
 */
const LOCKED_MS = 100;

/** Primary result codes (https://sqlite.org/rescode.html). */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

const DAMAGED =
  'The file is damaged. No enquiry is accepted until a backup takes its place (docs/operations.md, "Restore").';

const REMEDIES: Readonly<Record<number, string>> = {
  [BUSY]: 'Another program is writing to it and has not finished. Stop that program.',
  8: 'It is read-only. Make the file, its folder and its disk writable for this user.',
  [CORRUPT]: DAMAGED,
  13: 'The disk is full. Free up space.',
  14: 'Check that this user can read and write the file and its folder.',
  [NOT_A_DATABASE]: DAMAGED,
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
 * with a StorageError, and tries to open it again. A damaged file stays where it is, and no empty
 * one replaces it: a backup may have its contents.
 *
 * It runs in the thread that serves the pages: an enquiry is one commit.
 * @param log of a server: gets one message when the database fails, and one when it recovers
 * @param now milliseconds since 1970, for tests
 */
export function openSqlite(dataDir: string, log?: Log, now: () => number = Date.now): Database {
  const file = databaseFile(dataDir);
  const reporting = reportFaults(log, (error) => sqliteErrorOf(file, error));
  let db: Awaited<ReturnType<typeof openFile>> | undefined;
  let isClosed = false;

  const close = () => {
    try {
      db?.handle.close();
    } catch {
      // What is damaged may not close; its descriptor ends with the program.
    }
    db = undefined;
  };

  const open = async () => {
    if (isClosed) throw new StorageError('The enquiries are closed: the server is stopping.');
    if (db !== undefined) return db;
    const isNew = !existsSync(file);
    db = await openFile(file, now);
    if (isNew) log?.info(`A new, empty database for enquiries is in ${file}`);
    return db;
  };

  // There is one connection, so concurrent calls wait their turn.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(() =>
      reporting(() =>
        work().catch((error: unknown) => {
          // The next call examines the file anew.
          if (isDamage(error)) close();
          throw error;
        }),
      ),
    );
    turn = mine.catch(() => undefined);
    return mine;
  };

  const transaction: Database['transaction'] = (mode, work) =>
    inTurn(async () => {
      const { handle, sql } = await open();
      handle.exec(BEGIN[mode]);
      try {
        const result = await work(sql);
        handle.exec('COMMIT');
        return result;
      } catch (error) {
        if (handle.isTransaction) handle.exec('ROLLBACK');
        throw error;
      }
    });

  return {
    skipLocked: '',
    transaction,
    // The write-ahead log contains deleted bytes until it is copied into the file and cut off. While
    // somebody else reads, only a part can be; the next call does the rest.
    overwriteDeleted: () =>
      inTurn(async () => {
        const { handle } = await open();
        handle.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      }),
    close: () =>
      inTurn(() => {
        isClosed = true;
        close();
        return Promise.resolve();
      }),
  };
}

/** Opens a database file, readable by this user only; a missing one is created. */
async function openFile(file: string, now: () => number) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(file, { timeout: LOCKED_MS, enableForeignKeyConstraints: true });
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
    return { handle, sql };
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

const isDamage = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(codeOf(error));

/** Describes an error of SQLite or the file system in terms that help the operator. */
function sqliteErrorOf(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { message } = error as Error;
  const remedy = REMEDIES[codeOf(error)] ?? 'Check the folder and its disk.';
  return new StorageError(`The enquiries in ${file} cannot be used (${message}). ${remedy}`, {
    reason: message,
    cause: error,
  });
}
