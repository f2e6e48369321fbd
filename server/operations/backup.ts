import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../settings.ts';

/**
 * Copies an SQLite database into a new file, readable by this user only, and checks it; a server may
 * be running. The counts of the rate limit are not in it.
 * @throws SettingsError when the file exists or cannot be written, or the copy is damaged
 */
export async function backUp(file: string, target: string): Promise<void> {
  const draft = `${target}.part`;
  if (existsSync(target)) {
    throw new SettingsError(
      `${target} already exists and was not overwritten. Remove it or name another file.`,
    );
  }
  try {
    closeSync(openSync(draft, 'w', 0o600));
    const source = new DatabaseSync(file, { readOnly: true });
    await backup(source, draft).finally(() => source.close());
    const copy = new DatabaseSync(draft);
    // A single file, with no write-ahead log alongside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    const [finding] = Object.values(copy.prepare('PRAGMA integrity_check(1)').get() ?? {});
    copy.close();
    if (finding !== 'ok') throw new Error(String(finding));
    renameSync(draft, target);
  } catch (error) {
    throw new SettingsError(
      `${file} could not be copied to ${target}: ${(error as Error).message.replaceAll('\n', ' ')}`,
      { cause: error },
    );
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(draft + suffix, { force: true });
  }
}
