import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Enquiry } from '#src/content/enquiry.ts';
import { someEnquiry, temporaryFolder } from '#server/testing/enquiries.ts';
import { openStore, type EnquiryStore } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let time: number;

beforeEach(() => {
  folder = temporaryFolder();
  time = Date.UTC(2025, 5, 1);
  store = openStore(folder.path, () => time);
});
afterEach(() => {
  store.close();
  folder.remove();
});

const enquiry = (changes = {}) => someEnquiry(changes) as Enquiry;

function receiptOf(key: string, content = enquiry()): string {
  const reception = store.receive(key, content, []);
  if (reception.outcome === 'key-reused') throw new Error('the key was used before');
  return reception.receipt;
}

function allBytes(): string {
  const dir = join(folder.path, 'enquiries');
  return readdirSync(dir)
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('');
}

it('keeps enquiries over a restart, the oldest first', () => {
  receiptOf(randomUUID(), enquiry({ fullName: 'First' }));
  time += 1;
  receiptOf(randomUUID(), enquiry({ fullName: 'Second' }));
  store.close();
  store = openStore(folder.path, () => time);
  expect(store.list().map(({ fullName }) => fullName)).toEqual(['First', 'Second']);
});

it('answers a key it knows with the first receipt, and other content under it not at all', () => {
  const key = randomUUID();
  const receipt = receiptOf(key);
  expect(store.receive(key, enquiry(), ['fast'])).toMatchObject({ outcome: 'replayed', receipt });
  expect(store.find(key, enquiry({ message: 'x' }))).toEqual({ outcome: 'key-reused' });
  expect(store.find(randomUUID(), enquiry())).toBeUndefined();
});

it('writes ahead to a log, so that reading the list never holds up an enquiry', () => {
  const db = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

it('may be read by this user alone', () => {
  expect(statSync(join(folder.path, 'enquiries')).mode & 0o077).toBe(0);
});

it('removes one by its receipt, or all of one sender, and leaves no byte of them behind', () => {
  const one = receiptOf(randomUUID(), enquiry({ message: 'secret-one' }));
  receiptOf(randomUUID(), enquiry({ workEmail: 'GRACE@navy.example', message: 'secret-two' }));
  receiptOf(randomUUID(), enquiry({ message: 'kept' }));
  expect(allBytes()).toContain('secret-one');
  expect(store.remove({ receipt: one })).toBe(1);
  expect(store.remove({ workEmail: 'grace@navy.example' })).toBe(1);
  expect(store.remove({ receipt: one })).toBe(0);
  expect(store.list().map(({ message }) => message)).toEqual(['kept']);
  expect(allBytes()).not.toMatch(/secret-|navy/u);
});

it('does not bring a deleted enquiry back when a late attempt arrives', () => {
  const key = randomUUID();
  const receipt = receiptOf(key);
  store.remove({ receipt });
  expect(store.receive(key, enquiry(), [])).toMatchObject({ outcome: 'replayed', receipt });
  expect(store.list()).toEqual([]);
});

it('forgets everything after 90 days, not before', () => {
  const key = randomUUID();
  receiptOf(key);
  time += 90 * DAY_MS;
  expect(store.purge()).toBe(0);
  time += 1;
  expect(store.purge()).toBe(1);
  expect(store.list()).toEqual([]);
  expect(store.find(key, enquiry())).toBeUndefined();
  expect(allBytes()).not.toContain('engines.example');
});

it('keeps nothing of an enquiry that could not be stored whole', () => {
  const broken = { ...enquiry(), message: null } as unknown as Enquiry;
  const key = randomUUID();
  expect(() => store.receive(key, broken, [])).toThrow();
  expect(store.find(key, enquiry())).toBeUndefined();
  expect(store.receive(key, enquiry(), []).outcome).toBe('stored');
});

it('refuses to touch what a newer version has written, and says so', () => {
  store.close();
  const db = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  db.exec('PRAGMA user_version = 7');
  db.close();
  expect(() => openStore(folder.path)).toThrow(
    'written by a newer version of this program (format 7',
  );
  const reset = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  reset.exec('PRAGMA user_version = 1');
  reset.close();
  store = openStore(folder.path);
});
