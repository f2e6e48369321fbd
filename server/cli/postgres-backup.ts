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
 * Backups of a PostgreSQL database are SQLite databases like those of the other store, so that
 * enquiries can move from one to the other, and so that a backup can be checked without a server.
 * The counts of the rate limit are not in it.
 */

/** Each after those that it refers to. */
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

/** How many rows are written at once. */
const ROWS = 500;

/**
 * Copies the database of running or stopped servers, as it is at one moment, into a new file.
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
 * Checks a backup of either store and puts it in the place of what is in the database, in one
 * transaction: servers that are running go on with it.
 * @param mayReplace whether enquiries that are there now may be lost
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

/** Reads a backup; an older one is brought to the current format in a copy. */
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
    'With DATABASE_URL, an empty database is set up by itself. Nothing has to be restored.',
  );
}
