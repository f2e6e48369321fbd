import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openPostgres } from '../enquiries/postgres/postgres-store.ts';
import { storable } from '../enquiries/rows.ts';
import type { Database, Row, Sql } from '../enquiries/sql.ts';
import { migrate } from '../enquiries/sqlite/schema.ts';
import { SettingsError } from '../settings-error.ts';
import { ALL_PAGES, check, checkMayReplace, intoNewFile, type Checked } from './backup.ts';

/**
 * Backups of a PostgreSQL database are SQLite databases, as in the SQLite store: enquiries can move
 * between the two, and a backup can be checked without a server. Rate limit counts are not
 * included.
 */

/** Each table follows the tables it references. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  receipts: ['idempotency_key', 'receipt', 'received_at', 'fingerprint'],
  enquiries: [
    'receipt',
    'full_name',
    'work_email',
    'contact_no',
    'hear_about_us',
    'representative',
    'message',
    'subscribe',
    'marks',
    'handling',
  ],
  deliveries: [
    'receipt',
    'channel',
    'state',
    'since',
    'due_at',
    'attempts',
    'last_error',
    'lease',
    'leased_until',
  ],
  subscriptions: ['receipt', 'work_email', 'consent', 'asked_at', 'confirmed_at'],
  confirmations: ['token_hash', 'receipt', 'expires_at'],
  last_purge: ['id', 'at'],
};

/** Rows per write. */
const ROWS = 500;

/**
 * Copies a snapshot of the database into a new file; servers may be running.
 * @throws SettingsError when the file exists or cannot be written
 * @throws StorageError when the database cannot be read
 */
export async function backUpPostgres(url: string, target: string): Promise<Checked> {
  const tables = await withPostgres(url, (db) => db.transaction('read', readTables));
  return intoNewFile(target, (draft) => {
    const file = new DatabaseSync(draft);
    try {
      migrate(file);
      file.exec('BEGIN');
      for (const [table, rows] of tables) insertIntoFile(file, table, rows);
      file.exec('COMMIT');
    } finally {
      file.close();
    }
  });
}

/**
 * Checks a backup of either store and replaces the database's contents with it in one transaction;
 * running servers continue with the restored data.
 * @param mayReplace whether existing enquiries may be lost
 * @throws SettingsError when the backup is unusable, or the database has enquiries and may not be
 * replaced
 */
export async function restorePostgres(
  url: string,
  from: string,
  mayReplace: boolean,
): Promise<Checked> {
  const checked = check(from);
  const tables = await readFile(from);
  const inTheWay = await withPostgres(url, (db) =>
    db.transaction('alone', async (sql) => {
      const [row] = await sql.all('SELECT count(*) AS count FROM enquiries');
      const current = Number(row?.['count']);
      if (current > 0 && !mayReplace) return current;
      for (const table of Object.keys(TABLES).toReversed()) await sql.run(`DELETE FROM ${table}`);
      for (const [table, rows] of tables) await insertIntoPostgres(sql, table, rows);
      return 0;
    }),
  );
  checkMayReplace(inTheWay, mayReplace);
  return checked;
}

async function withPostgres<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openPostgres(url);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

type Tables = ReadonlyMap<string, readonly Row[]>;

async function readTables(sql: Pick<Sql, 'all'>): Promise<Tables> {
  const tables = new Map<string, readonly Row[]>();
  for (const [table, columns] of Object.entries(TABLES)) {
    tables.set(table, await sql.all(`SELECT ${columns.join(', ')} FROM ${table}`));
  }
  return tables;
}

/** Reads a backup; an older one is migrated to the current format in a copy. */
async function readFile(from: string): Promise<Tables> {
  const folder = mkdtempSync(join(tmpdir(), 'hause-restore-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    const source = new DatabaseSync(from, { readOnly: true });
    await backup(source, copy, { rate: ALL_PAGES });
    source.close();
    const file = new DatabaseSync(copy);
    try {
      migrate(file);
      return await readTables({
        all: (statement) => Promise.resolve(file.prepare(statement).all() as Row[]),
      });
    } finally {
      file.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function insertIntoFile(file: DatabaseSync, table: string, rows: readonly Row[]): void {
  const columns = TABLES[table] ?? [];
  const insert = file.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
}

async function insertIntoPostgres(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const columns = (TABLES[table] ?? []).join(', ');
  for (let from = 0; from < rows.length; from += ROWS) {
    const part = JSON.stringify(rows.slice(from, from + ROWS), (_, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    );
    await sql.run(
      `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM json_populate_recordset(CAST(NULL AS ${table}), :part)`,
      { part },
    );
  }
}

/** @throws SettingsError always: there is nothing to do */
export function startEmptyPostgres(): never {
  throw new SettingsError(
    'With DATABASE_URL, an empty database is set up automatically. There is nothing to restore.',
  );
}
