import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { limitsInMemory } from '../rate-limit.ts';
import type { Database, Mode, Row, Transaction } from '../sql.ts';
import { createStoreInSql } from '../store-in-sql.ts';
import type { EnquiryStore } from '../store.ts';
import { databaseFile } from './database-file.ts';
import { sqliteErrorOf } from './sqlite-error.ts';
import { FORMAT, migrate } from './schema.ts';

export interface StoreOptions {
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
  /** A clock in milliseconds that never jumps, for the rate limit; for tests. */
  readonly ticks?: () => number;
}

/**
 * The store of one server: an SQLite database in a data folder, created on first use, readable by
 * this user only. The rate limit is kept in memory.
 * @throws StorageError when it cannot be used, is damaged or was written by a newer version
 */
export function openStore(dataDir: string, options: StoreOptions = {}): EnquiryStore {
  const { folder, file } = databaseFile(dataDir);
  const database = asDatabase(openDatabase(folder, file), { folder, file, now: options.now });
  return createStoreInSql(database, limitsInMemory(options.ticks));
}

/** More than an enquiry needs. */
const PROBE_BYTES = 128 * 1024;

/** SQLite's result code for a damaged file. */
const SQLITE_CORRUPT = 11;

const BEGIN: Readonly<Record<Mode, string>> = {
  read: 'BEGIN',
  // An SQLite file has only one writer at a time anyway.
  write: 'BEGIN IMMEDIATE',
  alone: 'BEGIN IMMEDIATE',
};

interface Place {
  readonly folder: string;
  readonly file: string;
  readonly now: (() => number) | undefined;
}

function asDatabase(db: DatabaseSync, { folder, file, now = Date.now }: Place): Database {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  // oxlint-disable typescript/require-await -- SQLite answers at once
  const transaction = async <T>(mode: Mode, work: (sql: Transaction) => Promise<T>): Promise<T> => {
    const callbacks: (() => void)[] = [];
    db.exec(BEGIN[mode]);
    try {
      const result = await work({
        all: async (text, values = {}) => prepare(text).all(values) as Row[],
        run: async (text, values = {}) => Number(prepare(text).run(values).changes),
        time: async () => now(),
        onCommit: (callback) => void callbacks.push(callback),
      });
      db.exec('COMMIT');
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };

  // There is one connection, so concurrent calls wait their turn.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> => {
    const mine = turn.then(work).catch((error: unknown) => {
      throw sqliteErrorOf(file, error);
    });
    turn = mine.catch(() => undefined);
    return mine;
  };

  return {
    skipLocked: '',
    transaction: (mode, work) => inTurn(() => transaction(mode, work)),
    // The write-ahead log still contains deleted bytes until it is checkpointed into the file.
    overwriteDeleted: () => inTurn(() => db.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
    probe: () =>
      inTurn(() => {
        // Writes a page and waits until it is on disk, although nothing changes.
        db.exec(`PRAGMA user_version = ${FORMAT}`);
        // The write-ahead log may have space left even when the disk is full.
        const trial = join(folder, 'probe');
        try {
          writeFileSync(trial, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
        } finally {
          rmSync(trial, { force: true });
        }
      }),
    close: () => inTurn(() => db.close()),
  };
}

function openDatabase(folder: string, file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    db = new DatabaseSync(file, { timeout: 3_000, enableForeignKeyConstraints: true });
    // FULL: each commit is on disk before it returns, so a response sent after it holds even if the
    // power fails. secure_delete: deleted bytes are overwritten, not just unlinked.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    migrate(db);
    checkIntegrity(db);
    return db;
  } catch (error) {
    db?.close();
    throw sqliteErrorOf(file, error);
  }
}

/** Detects damage when the database is opened, not when the page is read months later. */
function checkIntegrity(db: DatabaseSync): void {
  const [finding] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (finding === 'ok') return;
  throw Object.assign(new Error(`database disk image is malformed: ${String(finding)}`), {
    errcode: SQLITE_CORRUPT,
  });
}
