import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setAside } from '../enquiries/sqlite/guarded-store.ts';
import { FORMAT } from '../enquiries/sqlite/schema.ts';
import { databaseFile } from '../enquiries/sqlite/database-file.ts';
import { sqliteErrorOf } from '../enquiries/sqlite/sqlite-error.ts';
import { openStore } from '../enquiries/sqlite/sqlite-store.ts';
import { SettingsError } from '../settings-error.ts';

/** All pages in one step, so a concurrent writer does not restart the copy. */
export const ALL_PAGES = 1_000_000;

/** The contents of a checked database. */
export interface Checked {
  readonly enquiries: number;
}

/**
 * Copies the database of a running or stopped server into a new file, readable by this user only,
 * and checks the copy.
 * @throws SettingsError when the file exists or cannot be written
 */
export async function backUp(dataDir: string, target: string): Promise<Checked> {
  const { file } = databaseFile(dataDir);
  return intoNewFile(target, async (draft) => {
    const source = new DatabaseSync(file, { timeout: 3_000 });
    try {
      await backup(source, draft, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
  });
}

/**
 * Makes a new database file, readable by this user only, and checks it.
 * @param write fills the given file
 * @throws SettingsError when the file exists or cannot be written
 */
export async function intoNewFile(
  target: string,
  write: (draft: string) => void | Promise<void>,
): Promise<Checked> {
  const draft = `${target}.part`;
  if (existsSync(target)) {
    throw new SettingsError(
      `${target} already exists and was not overwritten. Remove it or name another file.`,
    );
  }
  try {
    closeSync(openSync(draft, 'w', 0o600));
  } catch (error) {
    throw new SettingsError(
      `${target} cannot be written: ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
  try {
    await write(draft);
    const copy = new DatabaseSync(draft);
    // A single file, with no write-ahead log alongside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    copy.close();
    const checked = check(draft);
    renameSync(draft, target);
    return checked;
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(draft + suffix, { force: true });
  }
}

/**
 * Checks a backup and replaces the current database with it in one transaction; a running server
 * continues with the restored data.
 * @param mayReplace whether existing enquiries may be lost
 * @throws SettingsError when the backup is unusable, or the database has enquiries and may not be
 * replaced
 * @throws StorageError when the database cannot be read, but is not damaged
 */
export async function restore(
  dataDir: string,
  from: string,
  mayReplace: boolean,
): Promise<Checked> {
  const checked = check(from);
  const { folder, file } = databaseFile(dataDir);
  if (existsSync(file)) {
    const current = countOrDamaged(file);
    if (current === 'damaged') setAside(file);
    else checkMayReplace(current, mayReplace);
  }
  const copy = async (target: string): Promise<void> => {
    const source = new DatabaseSync(from, { readOnly: true });
    try {
      await backup(source, target, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
  };
  if (existsSync(file)) {
    await copy(file);
    chmodSync(file, 0o600);
  } else {
    // What a crash has left of another database's log would be applied to this one.
    setAside(file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // In place only once it is complete: a running server stores enquiries in it at once.
    await intoNewFile(file, copy);
  }
  // Migrates it to the current format and checks it again.
  await openStore(dataDir).close();
  return checked;
}

/** Creates an empty database. @throws SettingsError when one already exists */
export async function startEmpty(dataDir: string): Promise<void> {
  const { file } = databaseFile(dataDir);
  if (existsSync(file)) {
    throw new SettingsError(`${file} exists. Nothing has to be restored.`);
  }
  await openStore(dataDir).close();
}

/** @throws SettingsError when enquiries would be lost without permission */
export function checkMayReplace(current: number, mayReplace: boolean): void {
  if (current === 0 || mayReplace) return;
  throw new SettingsError(
    `The database has ${current} ${current === 1 ? 'enquiry' : 'enquiries'}, which the backup would replace. Back it up first, then add --replace.`,
  );
}

/** @throws SettingsError when the file is not an intact database of this program */
export function check(file: string): Checked {
  if (!existsSync(file)) throw new SettingsError(`There is no file ${file}.`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const [finding] = Object.values(db.prepare('PRAGMA integrity_check(1)').get() ?? {});
    if (finding !== 'ok') throw new Error(String(finding));
    const format = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    if (format < 1 || format > FORMAT) {
      throw new Error(`its format is ${format}; this version supports 1 to ${FORMAT}`);
    }
    return { enquiries: countIn(db) };
  } catch (error) {
    throw new SettingsError(
      `${file} is not an intact database of enquiries (${error instanceof Error ? error.message.replaceAll('\n', ' ') : ''}). Nothing was changed.`,
      { cause: error },
    );
  } finally {
    db?.close();
  }
}

/** @throws StorageError when it cannot be read for another reason, such as another program's lock */
function countOrDamaged(file: string): number | 'damaged' {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 3_000 });
    const [finding] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
    return finding === 'ok' ? countIn(db) : 'damaged';
  } catch (error) {
    const told = sqliteErrorOf(file, error);
    if (told.fault === 'damaged') return 'damaged';
    throw told;
  } finally {
    db?.close();
  }
}

function countIn(db: DatabaseSync): number {
  const hasTable = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'enquiries'").get();
  if (hasTable === undefined) return 0;
  return Number(db.prepare('SELECT count(*) AS count FROM enquiries').get()?.['count']);
}
