import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from '../storage-error.ts';

/** The database format; a program reads its own format and earlier ones. */
export const FORMAT = 2;

/**
 * The migrations from each format to the next, in order. Databases of every earlier format exist,
 * so an entry is never changed.
 *
 * `receipts` records which keys were answered, and keeps no personal data once the enquiry is
 * deleted: a late retry from an outbox must not bring a deleted enquiry back.
 */
const STEPS: readonly string[] = [
  `CREATE TABLE receipts (
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
   ) STRICT, WITHOUT ROWID;`,
  // Databases of format 1 have this table only if a purge has run on them.
  `CREATE TABLE IF NOT EXISTS last_purge (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     at INTEGER NOT NULL
   ) STRICT;
   ALTER TABLE enquiries ADD COLUMN handling TEXT NOT NULL DEFAULT 'new'
     CHECK (handling IN ('new', 'seen', 'spam'));
   CREATE TABLE deliveries (
     receipt TEXT NOT NULL,
     channel TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
     since INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     last_error TEXT NOT NULL,
     lease TEXT,
     leased_until INTEGER,
     PRIMARY KEY (receipt, channel)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
   CREATE TABLE subscriptions (
     receipt TEXT PRIMARY KEY,
     work_email TEXT NOT NULL,
     consent TEXT NOT NULL,
     asked_at INTEGER NOT NULL,
     confirmed_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE confirmations (
     token_hash TEXT PRIMARY KEY,
     receipt TEXT NOT NULL REFERENCES subscriptions (receipt) ON DELETE CASCADE,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
];

/**
 * Migrates a database to the current format, in one transaction.
 * @throws StorageError when a newer version of this program wrote it
 */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const format = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    if (format > FORMAT) {
      throw new StorageError(
        `The enquiries were written by a newer version of this program (format ${format}; this version supports ${FORMAT}). Update the program.`,
        { fault: 'newer' },
      );
    }
    // An up-to-date database is not written to, so it may be read-only.
    if (format < FORMAT) {
      for (const step of STEPS.slice(format)) db.exec(step);
      db.exec(`PRAGMA user_version = ${FORMAT}`);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
