import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { someSubmission } from '#server/testing/enquiries.ts';
import { hurried, testFolder, testStore } from '#server/testing/for-test.ts';
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

const take = (message: string, workEmail = 'ada@engines.example') =>
  store.take(someSubmission({ message, workEmail }));

const allBytes = () =>
  readdirSync(dirname(file))
    .map((name) => readFileSync(join(dirname(file), name), 'latin1'))
    .join('');

const aside = () => readdirSync(dirname(file)).filter((name) => name.includes('.damaged-'));

describe('removed data', () => {
  it('leaves no bytes behind', async () => {
    await take('secret-one', 'grace@navy.example');
    await take('kept');
    expect(allBytes()).toContain('secret-one');
    expect((await store.remove({ workEmail: 'grace@navy.example' })).isOverwritten).toBe(true);
    expect(allBytes()).not.toMatch(/secret-|navy/u);
    expect(allBytes()).toContain('engines.example');
  });

  it('that is still in the log, because somebody reads, is reported, and overwritten later', async () => {
    await take('secret-one');
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM enquiries').get();
    const [removed] = await hurried(() => store.remove({ workEmail: 'ada@engines.example' }));
    expect(removed).toEqual({ enquiries: 1, subscriptions: 0, isOverwritten: false });
    expect(allBytes()).toContain('secret-one');
    reader.close();
    await store.purge();
    expect(allBytes()).not.toContain('secret-one');
  });
});

it('is readable by this user only, and uses a write-ahead log', async () => {
  await take('One');
  expect(statSync(dirname(file)).mode & 0o077).toBe(0);
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

it('locked by another program refuses everyone after three seconds, and blocks nothing else', async () => {
  await take('One');
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const five = () => Promise.allSettled([1, 2, 3, 4, 5].map((count) => take(`${count}`)));
  const [all, tookMs] = await hurried(five);
  expect(all.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  // Not one after another.
  expect(tookMs).toBeLessThan(9_000);
  other.close();
  expect(await take('Six')).toMatchObject({ outcome: 'stored' });
});

it('waits for a lock that is short', async () => {
  await take('One');
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  setTimeout(() => other.close(), 300);
  expect(await take('Two')).toMatchObject({ outcome: 'stored' });
});

describe('a file that is replaced while it is open', () => {
  it('is not written to any more, and the other one is used', async () => {
    await take('One');
    for (const suffix of ['', '-wal', '-shm']) renameSync(file + suffix, `${file}.old${suffix}`);
    expect(await take('Two')).toMatchObject({ outcome: 'stored' });
    expect((await store.list()).map(({ message }) => message)).toEqual(['Two']);
    expect(aside()).toEqual([]);
  });

  it('is not mixed with the log of another that is gone', async () => {
    await take('One');
    copyFileSync(`${file}-wal`, join(folder, 'log'));
    await store.close();
    rmSync(file);
    // As after a crash between setting aside the database and its log.
    copyFileSync(join(folder, 'log'), `${file}-wal`);
    store = testStore(folder);
    expect(await store.list()).toEqual([]);
  });
});

describe('a damaged file', () => {
  /** Moves everything into the file itself, then overwrites all but its first page. */
  const damage = () => {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    const { size } = statSync(file);
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(size - 4_096, 0x55), 0, size - 4_096, 4_096);
    closeSync(handle);
  };

  it('is set aside and named, and no empty one takes its place', async () => {
    await take('One');
    damage();
    await expect(store.list()).rejects.toThrow('No enquiry is accepted until a backup is restored');
    const [name = 'none'] = aside();
    expect(recorded.lines.join('\n')).toContain(name);
    await expect(take('Two')).rejects.toThrow('No enquiry is accepted until a backup is restored');
    // Nor after a restart.
    await store.close();
    store = testStore(folder, undefined, recorded.log);
    await expect(take('Two')).rejects.toThrow('No enquiry is accepted until a backup is restored');
  });

  it('is left where it is by a command that only reads', async () => {
    await take('One');
    await store.close();
    damage();
    store = testStore(folder);
    await expect(store.list()).rejects.toThrow('The file is damaged');
    expect(aside()).toEqual([]);
  });
});
