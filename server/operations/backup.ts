import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { FORMAT, TABLES } from '../enquiries/database/schema.ts';
import type { Database, Row, Sql } from '../enquiries/database/sql.ts';
import { openFile } from '../enquiries/database/sqlite.ts';
import { SettingsError } from '../settings.ts';

/*
 * A backup of either kind of database is an SQLite file: enquiries can move between the two, and a
 * backup can be checked without a server. The counts of the rate limit are not in it.
 */

type Tables = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>;

/**
 * Copies a snapshot of a database into a new file, readable by this user only, and checks it;
 * servers may be running.
 * @returns how many enquiries it has
 * @throws SettingsError when the file exists or cannot be written
 * @throws StorageError when the database cannot be read
 */
export async function backUp(db: Database, target: string): Promise<number> {
  const tables = await db.transaction('read', readTables);
  const draft = `${target}.part`;
  if (existsSync(target)) {
    throw new SettingsError(
      `${target} already exists and was not overwritten. Remove it or name another file.`,
    );
  }
  try {
    closeSync(openSync(draft, 'w', 0o600));
  } catch (error) {
    throw new SettingsError(`${target} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
  try {
    const { handle, sql } = await openFile(draft);
    handle.exec('BEGIN');
    for (const table of TABLES) await insert(sql, table, tables[table]);
    // A single file, with no write-ahead log alongside it.
    handle.exec('COMMIT; PRAGMA journal_mode = DELETE');
    handle.close();
    const checked = (await readBackup(draft)).enquiries.length;
    renameSync(draft, target);
    return checked;
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(draft + suffix, { force: true });
  }
}

/** What `restore` has done, in enquiries. */
export interface Restored {
  readonly restored: number;
  /** Those of the backup that were deleted since, and stay so. */
  readonly deleted: number;
}

/**
 * Checks a backup and adds to the database what is missing in it, in one transaction; running
 * servers go on. Nothing that was accepted since the backup is touched, and what was deleted since
 * stays deleted.
 * @param isReplacing whether what the backup has replaces what has become of it since, deletions
 *   included, but not a withdrawal from the newsletter
 * @throws SettingsError when the backup is unusable
 */
export async function restore(db: Database, from: string, isReplacing: boolean): Promise<Restored> {
  const backup = await readBackup(from);
  return db.transaction('alone', async (sql) => {
    const known = new Map(
      (await sql.all('SELECT idempotency_key, receipt FROM receipts')).map((row) => [
        row['idempotency_key'],
        row['receipt'],
      ]),
    );
    const here = new Set(
      (await sql.all('SELECT receipt FROM enquiries')).map((row) => row['receipt']),
    );
    const present = new Set(known.values());
    const withdrawn = await sql.all(
      'SELECT receipt, withdrawn_at FROM subscriptions WHERE withdrawn_at IS NOT NULL',
    );
    // What was sent again meanwhile, under its key, is here by another receipt.
    const isWanted = (row: Row): boolean => {
      const receipt = known.get(row['idempotency_key'] ?? '');
      if (receipt === undefined) return !present.has(row['receipt'] ?? '') || isReplacing;
      return receipt === row['receipt'] && isReplacing;
    };
    const wanted = new Set(backup.receipts.filter(isWanted).map((row) => row['receipt']));
    if (isReplacing) {
      for (const receipt of [...wanted].filter((one) => present.has(one ?? ''))) {
        for (const table of TABLES.filter((one) => one !== 'last_purge').toReversed()) {
          await sql.run(`DELETE FROM ${table} WHERE receipt = :receipt`, {
            receipt: String(receipt),
          });
        }
      }
    }
    for (const table of TABLES) {
      const rows = backup[table].filter((row) => !('receipt' in row) || wanted.has(row['receipt']));
      await insert(sql, table, rows);
    }
    // Consent that was withdrawn since stays so, whatever else is replaced.
    for (const row of withdrawn) {
      await sql.run(
        'UPDATE subscriptions SET withdrawn_at = :withdrawn_at WHERE receipt = :receipt',
        row,
      );
    }
    const missing = backup.enquiries.filter((row) => !here.has(row['receipt'] ?? ''));
    const restored = missing.filter((row) => wanted.has(row['receipt'] ?? '')).length;
    return { restored, deleted: missing.length - restored };
  });
}

async function insert(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    await sql.run(
      `INSERT INTO ${table} (${columns.join(', ')})
       VALUES (${columns.map((column) => `:${column}`).join(', ')}) ON CONFLICT DO NOTHING`,
      row,
    );
  }
}

async function readTables(sql: Pick<Sql, 'all'>): Promise<Tables> {
  const tables: Partial<Record<(typeof TABLES)[number], readonly Row[]>> = {};
  for (const table of TABLES) tables[table] = await sql.all(`SELECT * FROM ${table}`);
  return tables as Tables;
}

/** @throws SettingsError when the file is not an intact database of this program */
async function readBackup(file: string): Promise<Tables> {
  if (!existsSync(file)) throw new SettingsError(`There is no file ${file}.`);
  let db: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(file, { readOnly: true });
    db = opened;
    const all = (text: string) => Promise.resolve(opened.prepare(text).all() as Row[]);
    const [finding] = Object.values((await all('PRAGMA integrity_check(1)'))[0] ?? {});
    if (finding !== 'ok') throw new Error(String(finding));
    const [format] = await all('SELECT version FROM format');
    if (format?.['version'] !== FORMAT) {
      throw new Error(
        `its format is ${String(format?.['version'])}; this version supports ${FORMAT}`,
      );
    }
    return await readTables({ all });
  } catch (error) {
    throw new SettingsError(
      `${file} is not an intact database of enquiries (${(error as Error).message.replaceAll('\n', ' ')}). Nothing was changed.`,
      { cause: error },
    );
  } finally {
    db?.close();
  }
}
