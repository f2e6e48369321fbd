import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Enquiry } from '#src/content/enquiry.ts';
import { fingerprintOf } from './idempotency.ts';
import { LAST_PURGE_TABLE, purgeOld, type PurgeReport } from './purge.ts';
import type { Mark } from './read-enquiry.ts';
import { StorageError, storageErrorOf } from './storage-error.ts';

/** The acknowledgment of one enquiry, the same for every attempt with its key. */
export interface Receipt {
  /** A reference that the visitor can quote, for example `H-7K3M9-X2PQ4`. */
  readonly receipt: string;
  /** When it was stored, ISO 8601 in UTC. */
  readonly receivedAt: string;
}

export type Reception =
  ({ readonly outcome: 'stored' | 'replayed' } & Receipt) | { readonly outcome: 'key-reused' };

export interface StoredEnquiry extends Enquiry, Receipt {
  readonly marks: string;
}

/** Which enquiries to remove: one by its receipt, or all from one sender. */
export type Selection = { readonly receipt: string } | { readonly workEmail: string };

export interface EnquiryStore {
  /** The earlier result for a key, if any; 'key-reused' when it was for other content. */
  find(key: string, enquiry: Enquiry): Reception | undefined;
  /**
   * Stores an enquiry and returns once it is on disk; the same key and content again returns the
   * first receipt.
   * @throws the database's error when it cannot be stored; nothing is stored then
   */
  receive(key: string, enquiry: Enquiry, marks: readonly Mark[]): Reception;
  /** All enquiries, oldest first. */
  list(): StoredEnquiry[];
  /** Removes enquiries and overwrites their bytes. @returns how many */
  remove(selection: Selection): number;
  /**
   * Removes everything that is older than 90 days, unless the clock seems to have jumped.
   * @param isClockRight whether an operator has confirmed the clock; default false
   */
  purge(isClockRight?: boolean): PurgeReport;
  /** @throws the database's error when it cannot be read */
  check(): void;
  close(): void;
}

/**
 * `receipts` records which keys were answered, and keeps no personal data once the enquiry is
 * deleted: a late retry from an outbox must not bring a deleted enquiry back.
 */
const SCHEMA = `
  CREATE TABLE receipts (
    idempotency_key TEXT PRIMARY KEY,
    receipt TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    fingerprint TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX receipts_by_time ON receipts (received_at);
  CREATE TABLE enquiries (
    receipt TEXT PRIMARY KEY REFERENCES receipts (receipt),
    full_name TEXT NOT NULL,
    work_email TEXT NOT NULL,
    contact_no TEXT NOT NULL,
    hear_about_us TEXT NOT NULL,
    representative TEXT NOT NULL,
    message TEXT NOT NULL,
    subscribe INTEGER NOT NULL CHECK (subscribe IN (0, 1)),
    marks TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
`;

/**
 * Opens the enquiry database in a data folder and creates it on first use, readable by this user
 * only.
 * @param now milliseconds since 1970; for tests
 * @throws StorageError when it cannot be used, is damaged or was written by a newer version
 */
export function openStore(dataDir: string, now: () => number = Date.now): EnquiryStore {
  const db = openDatabase(join(dataDir, 'enquiries'));

  const transaction = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  /** The write-ahead log still contains deleted bytes until it is checkpointed into the file. */
  const truncateLog = () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)');

  const findReceipt = db.prepare(
    'SELECT receipt, received_at, fingerprint FROM receipts WHERE idempotency_key = ?',
  );
  const addReceipt = db.prepare('INSERT INTO receipts VALUES (?, ?, ?, ?)');
  const addEnquiry = db.prepare('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const all = db.prepare(
    'SELECT * FROM enquiries JOIN receipts USING (receipt) ORDER BY received_at, receipt',
  );

  const find = (key: string, enquiry: Enquiry): Reception | undefined => {
    const row = findReceipt.get(key);
    if (row === undefined) return undefined;
    const isSame = row['fingerprint'] === null || row['fingerprint'] === fingerprintOf(enquiry);
    return isSame ? { outcome: 'replayed', ...receiptOf(row) } : { outcome: 'key-reused' };
  };

  return {
    find,
    receive: (key, enquiry, marks) =>
      transaction(() => {
        const known = find(key, enquiry);
        if (known !== undefined) return known;
        const receipt = makeReceipt();
        const receivedAt = now();
        addReceipt.run(key, receipt, receivedAt, fingerprintOf(enquiry));
        addEnquiry.run(
          receipt,
          enquiry.fullName.toWellFormed(),
          enquiry.workEmail.toWellFormed(),
          enquiry.contactNo.toWellFormed(),
          enquiry.hearAboutUs.toWellFormed(),
          enquiry.representative,
          enquiry.message.toWellFormed(),
          enquiry.subscribe ? 1 : 0,
          marks.join(' '),
        );
        return { outcome: 'stored', receipt, receivedAt: new Date(receivedAt).toISOString() };
      }),
    list: () =>
      all.all().map((row) => ({
        ...receiptOf(row),
        fullName: String(row['full_name']),
        workEmail: String(row['work_email']),
        contactNo: String(row['contact_no']),
        hearAboutUs: String(row['hear_about_us']),
        representative: row['representative'] as Enquiry['representative'],
        message: String(row['message']),
        subscribe: row['subscribe'] === 1,
        marks: String(row['marks']),
      })),
    remove: (selection) => {
      const [condition, value] =
        'receipt' in selection
          ? ['receipt = ?', selection.receipt]
          : ['lower(work_email) = lower(?)', selection.workEmail];
      const removed = transaction(() => {
        db.prepare(
          `UPDATE receipts SET fingerprint = NULL
           WHERE receipt IN (SELECT receipt FROM enquiries WHERE ${condition})`,
        ).run(value);
        return db.prepare(`DELETE FROM enquiries WHERE ${condition}`).run(value).changes;
      });
      truncateLog();
      return Number(removed);
    },
    purge: (isClockRight = false) => {
      const report = transaction(() => purgeOld(db, now(), isClockRight));
      if (report.removed > 0) truncateLog();
      return report;
    },
    check: () => {
      db.prepare('SELECT 1 FROM receipts LIMIT 1').get();
    },
    close: () => db.close(),
  };
}

function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, 'enquiries.sqlite');
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    db = new DatabaseSync(file, { timeout: 3_000, enableForeignKeyConstraints: true });
    // FULL: each commit is on disk before it returns, so a response sent after it holds even if the
    // power fails. secure_delete: deleted bytes are overwritten, not just unlinked.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    prepareSchema(db);
    return db;
  } catch (error) {
    db?.close();
    throw storageErrorOf(file, error);
  }
}

function prepareSchema(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version === 0) db.exec(SCHEMA);
  if (version <= 1) db.exec(LAST_PURGE_TABLE);
  db.exec('COMMIT');
  if (version > 1) {
    throw new StorageError(
      `The enquiries were written by a newer version of this program (format ${version}; this version supports 1). Update the program.`,
    );
  }
}

function receiptOf(row: Record<string, unknown>): Receipt {
  return {
    receipt: String(row['receipt']),
    receivedAt: new Date(Number(row['received_at'])).toISOString(),
  };
}

/** Crockford's base 32 has no letters that look alike. A receipt has 50 random bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeReceipt(): string {
  const letters = Array.from(randomBytes(10), (byte) => LETTERS[byte % 32]).join('');
  return `H-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
