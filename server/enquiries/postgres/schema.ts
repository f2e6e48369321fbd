import { StorageError } from '../storage-error.ts';
import type { Sql } from '../sql.ts';

/** The database format; a program reads its own format and earlier ones. */
export const FORMAT = 1;

/**
 * The migrations from each format to the next, in order; an entry is never changed. During a
 * rolling deploy, the previous version must still work with the new format: a step adds only what
 * has a default, and removes only what the previous version no longer uses.
 *
 * Names and types match SQLite (`../sqlite/schema.ts`), so both share one set of statements and one
 * backup format. Receipts are compared bytewise, as in SQLite.
 *
 * The rates are UNLOGGED: they are absent from the write-ahead log, standbys and log archives,
 * never wait for the disk, and are empty after a crash.
 */
const STEPS: readonly string[] = [
  `CREATE TABLE receipts (
     idempotency_key text PRIMARY KEY,
     receipt text COLLATE "C" NOT NULL UNIQUE,
     received_at bigint NOT NULL,
     fingerprint text
   );
   CREATE INDEX receipts_by_time ON receipts (received_at);
   CREATE TABLE enquiries (
     receipt text COLLATE "C" PRIMARY KEY REFERENCES receipts (receipt),
     full_name text NOT NULL,
     work_email text NOT NULL,
     contact_no text NOT NULL,
     hear_about_us text NOT NULL,
     representative text NOT NULL,
     message text NOT NULL,
     subscribe smallint NOT NULL CHECK (subscribe IN (0, 1)),
     marks text NOT NULL,
     handling text NOT NULL DEFAULT 'new' CHECK (handling IN ('new', 'seen', 'spam'))
   );
   CREATE TABLE last_purge (
     id integer PRIMARY KEY CHECK (id = 1),
     at bigint NOT NULL
   );
   CREATE TABLE deliveries (
     receipt text COLLATE "C" NOT NULL,
     channel text COLLATE "C" NOT NULL,
     state text COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
     since bigint NOT NULL,
     due_at bigint NOT NULL,
     attempts integer NOT NULL,
     last_error text NOT NULL,
     lease text,
     leased_until bigint,
     PRIMARY KEY (receipt, channel)
   );
   CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
   CREATE INDEX deliveries_leased ON deliveries (lease) WHERE lease IS NOT NULL;
   CREATE TABLE subscriptions (
     receipt text COLLATE "C" PRIMARY KEY,
     work_email text NOT NULL,
     consent text NOT NULL,
     asked_at bigint NOT NULL,
     confirmed_at bigint
   );
   CREATE TABLE confirmations (
     token_hash text PRIMARY KEY,
     receipt text COLLATE "C" NOT NULL REFERENCES subscriptions (receipt) ON DELETE CASCADE,
     expires_at bigint NOT NULL
   );
   CREATE UNLOGGED TABLE rate_salts (
     day bigint PRIMARY KEY,
     salt text NOT NULL
   );
   CREATE UNLOGGED TABLE rate_counts (
     network text NOT NULL,
     at bigint NOT NULL,
     until bigint NOT NULL
   );
   CREATE INDEX rate_counts_by_network ON rate_counts (network, at);
   CREATE INDEX rate_counts_by_end ON rate_counts (until);`,
];

/**
 * Migrates a database to the current format. Call in a transaction that excludes other migrations.
 * @throws StorageError when a newer version of this program wrote it
 */
export async function migrate(sql: Sql): Promise<void> {
  await sql.run('CREATE TABLE IF NOT EXISTS format (version integer NOT NULL)');
  const [row] = await sql.all('SELECT version FROM format');
  const format = Number(row?.['version'] ?? 0);
  if (format > FORMAT) {
    throw new StorageError(
      `The enquiries were written by a newer version of this program (format ${format}; this version supports ${FORMAT}). Update the program.`,
      { fault: 'newer' },
    );
  }
  if (format === FORMAT) return;
  for (const step of STEPS.slice(format)) await sql.run(step);
  await sql.run(
    format === 0
      ? 'INSERT INTO format (version) VALUES (:version)'
      : 'UPDATE format SET version = :version',
    { version: FORMAT },
  );
}
