import type { Sql } from './sql.ts';
import { StorageError } from './storage-error.ts';

/** The database format. */
const FORMAT = 1;

/**
 * The tables, in the SQL that both databases understand; each follows those it references.
 *
 * `receipts` records which keys were answered, and keeps no personal data once the enquiry is
 * deleted: a late retry from an outbox must not bring a deleted enquiry back. The fields of an
 * enquiry are one JSON document, `answers`, so that a field can be added without a change here;
 * beside it stand the few columns that are asked for.
 */
const SCHEMA = `
  CREATE TABLE receipts (
    idempotency_key TEXT NOT NULL PRIMARY KEY,
    receipt TEXT NOT NULL UNIQUE,
    received_at BIGINT NOT NULL,
    fingerprint TEXT
  );
  CREATE INDEX receipts_by_time ON receipts (received_at);
  CREATE INDEX receipts_by_content ON receipts (fingerprint);
  CREATE TABLE enquiries (
    receipt TEXT NOT NULL PRIMARY KEY REFERENCES receipts (receipt),
    answers TEXT NOT NULL,
    work_email TEXT NOT NULL,
    mailbox TEXT NOT NULL,
    marks TEXT NOT NULL
  );
  CREATE INDEX enquiries_by_mailbox ON enquiries (mailbox);
  CREATE TABLE subscriptions (
    receipt TEXT NOT NULL PRIMARY KEY,
    work_email TEXT NOT NULL,
    consent TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    confirmed_at BIGINT
  );
  CREATE TABLE confirmations (
    token_hash TEXT NOT NULL PRIMARY KEY,
    receipt TEXT NOT NULL REFERENCES subscriptions (receipt) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
  );
  CREATE TABLE deliveries (
    receipt TEXT NOT NULL,
    channel TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
    since BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT NOT NULL DEFAULT '',
    lease TEXT,
    leased_until BIGINT,
    PRIMARY KEY (receipt, channel)
  );
  CREATE INDEX deliveries_waiting ON deliveries (channel, due_at) WHERE state = 'waiting';
  CREATE INDEX deliveries_leased ON deliveries (lease) WHERE lease IS NOT NULL;`;

/**
 * Counts for the limits (rate-limit.ts). Never on disk for long: SQLite keeps them in memory
 * (`TEMP`); PostgreSQL keeps them out of its log, standbys and archives (`UNLOGGED`).
 */
export const rateTables = (kind: 'TEMP' | 'UNLOGGED'): string => `
  CREATE ${kind} TABLE rate_salts (day BIGINT NOT NULL PRIMARY KEY, salt TEXT NOT NULL);
  CREATE ${kind} TABLE rate_counts (network TEXT NOT NULL, at BIGINT NOT NULL, until BIGINT NOT NULL);
  CREATE INDEX rate_counts_by_network ON rate_counts (network, at);
  CREATE INDEX rate_counts_by_end ON rate_counts (until);`;

/**
 * Creates the tables in an empty database. Call in a transaction that excludes other migrations.
 * @param more statements for an empty database of this kind
 * @throws StorageError when a newer version of this program wrote it
 */
export async function createSchema(sql: Sql, more = ''): Promise<void> {
  await sql.run('CREATE TABLE IF NOT EXISTS format (version INTEGER NOT NULL)');
  const [row] = await sql.all('SELECT version FROM format');
  const format = Number(row?.['version'] ?? 0);
  if (format > FORMAT) {
    throw new StorageError(
      `The enquiries were written by a newer version of this program (format ${format}; this version supports ${FORMAT}). Update the program.`,
    );
  }
  if (format === FORMAT) return;
  for (const statement of `${SCHEMA}${more}`.split(';').filter((one) => one.trim() !== '')) {
    await sql.run(statement);
  }
  await sql.run('INSERT INTO format (version) VALUES (:version)', { version: FORMAT });
}
