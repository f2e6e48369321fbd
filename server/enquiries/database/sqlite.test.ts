import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testFolder, testStore } from '#server/testing/for-test.ts';
import { recordLog } from '#server/testing/log.ts';
import type { EnquiryStore } from '../store-in-sql.ts';
import { databaseFile } from './sqlite.ts';

/** What is particular to SQLite; for the rest, see store.test.ts. */
let folder: string;
let file: string;
let recorded: ReturnType<typeof recordLog>;
let store: EnquiryStore;

beforeEach(() => {
  folder = testFolder();
  file = databaseFile(folder);
  recorded = recordLog();
  store = testStore(folder, undefined, recorded.log);
});

const take = (message: string, workEmail = 'ada@school.example') =>
  store.take(someSubmission({ message, workEmail }));

const allBytes = () =>
  readdirSync(dirname(file))
    .map((name) => readFileSync(join(dirname(file), name), 'latin1'))
    .join('');

it('leaves no bytes of removed data behind, at the latest after somebody has stopped reading', async () => {
  await take('secret-one', 'grace@navy.example');
  await take('secret-two', 'grace@school.example');
  await take('kept');
  expect(allBytes()).toContain('secret-one');
  await store.remove({ workEmail: 'grace@navy.example' });
  expect(allBytes()).not.toMatch(/secret-one|navy/u);
  expect(allBytes()).toContain('school.example');
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enquiries').get();
  await store.remove({ workEmail: 'grace@school.example' });
  expect(allBytes()).toContain('secret-two');
  reader.close();
  await store.purge();
  expect(allBytes()).not.toContain('secret-two');
});

it('is readable by this user only, and uses a write-ahead log', async () => {
  await take('One');
  expect(statSync(dirname(file)).mode & 0o077).toBe(0);
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

it('is probed by a write that reaches the disk', async () => {
  await take('One');
  const written = () => statSync(`${file}-wal`).size;
  const before = written();
  await store.probe();
  expect(written()).toBeGreaterThan(before);
});

it('locked by another program refuses enquiries, and accepts them once it is free', async () => {
  await take('One');
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(take('Two')).rejects.toThrow('Another program is writing to it');
  other.close();
  expect(await take('Three')).toMatchObject({ outcome: 'stored' });
});

it('damaged is left where it is, and no empty one takes its place until it is moved away', async () => {
  await take('One');
  // Everything is moved into the file itself, then overwritten from its second page.
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  writeFileSync(file, readFileSync(file).fill(0x55, 4_096));
  for (const read of [1, 2]) {
    await expect(store.list(), `${read}`).rejects.toThrow('until a backup takes its place');
    await expect(take('Two')).rejects.toThrow('until a backup takes its place');
  }
  expect(recorded.lines.filter((line) => line.includes('until a backup'))).toHaveLength(1);
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  expect(await take('Three')).toMatchObject({ outcome: 'stored' });
  expect(recorded.lines.at(-1)).toBe('Enquiries can be stored again');
});
