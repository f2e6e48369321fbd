import { closeSync, openSync, readdirSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp, restore } from '#server/cli/backup.ts';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { createLog } from '../../log.ts';
import type { EnquiryStore } from '../store.ts';
import { databaseFile } from './database-file.ts';
import { openGuardedStore } from './guarded-store.ts';
import { openStore } from './sqlite-store.ts';

/** What a running server does while its database is replaced. */
let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let ticks: number;
let lines: string[];
let store: EnquiryStore;
const say = (line: string) => void lines.push(line);
const log = createLog('text', { info: say, warn: say, error: say });

beforeEach(() => {
  folder = temporaryFolder();
  ({ file } = databaseFile(folder.path));
  ticks = 0;
  lines = [];
  store = openGuardedStore(folder.path, log, { ticks: () => ticks });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const take = (message: string) => store.take(someSubmission({ message }));

/** The messages in the file that is in place now. */
async function stored(): Promise<string[]> {
  const opened = openStore(folder.path);
  const all = (await opened.list()).map(({ message }) => message);
  await opened.close();
  return all.toSorted();
}

const aside = () =>
  readdirSync(join(folder.path, 'enquiries')).filter((name) => name.includes('.damaged-'));

/** Moves everything into the file itself, then overwrites all but its first page. */
function damage(): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size - 4_096, 0x55), 0, size - 4_096, 4_096);
  closeSync(handle);
}

it('continues with a backup that was restored in place of the damaged database', async () => {
  await take('One');
  const backup = join(folder.path, 'backup.sqlite');
  await backUp(folder.path, backup);
  damage();
  await restore(folder.path, backup, false);
  const names = aside();
  expect(names.length).toBeGreaterThan(0);
  for (const message of ['Two', 'Three']) {
    expect(await take(message)).toMatchObject({ outcome: 'stored' });
  }
  expect(aside()).toEqual(names);
  expect(await stored()).toEqual(['One', 'Three', 'Two']);
});

it('does not set a healthy database aside that has replaced a damaged one', async () => {
  await take('One');
  const backup = join(folder.path, 'backup.sqlite');
  await backUp(folder.path, backup);
  damage();
  // The call has begun on the damaged database when the other is put in its place.
  const failing = store.list().catch((error: unknown) => error);
  for (const suffix of ['', '-wal', '-shm']) renameSync(file + suffix, `${file}.old${suffix}`);
  await restore(folder.path, backup, false);
  await failing;
  expect(aside()).toEqual([]);
  expect(await take('Two')).toMatchObject({ outcome: 'stored' });
  expect(await stored()).toEqual(['One', 'Two']);
});

it('refuses enquiries while a damaged database is set aside and nothing has replaced it', async () => {
  await take('One');
  renameSync(file, `${file}.damaged-2025-06-01T00-00-00.000Z`);
  await expect(take('Two')).rejects.toThrow('No enquiry is accepted until a backup is restored');
  ticks += 5_000;
  await expect(take('Two')).rejects.toThrow('No enquiry is accepted until a backup is restored');
  await openStore(folder.path).close();
  ticks += 5_000;
  expect(await take('Two')).toMatchObject({ outcome: 'stored' });
  expect(await stored()).toEqual(['Two']);
});
