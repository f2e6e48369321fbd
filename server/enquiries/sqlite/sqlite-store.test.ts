import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Enquiry } from '#src/content/enquiry.ts';
import {
  FIRST_FORMAT,
  someEnquiry,
  someSubmission,
  temporaryFolder,
} from '#server/testing/enquiries.ts';
import { fingerprintOf } from '../idempotency.ts';
import { openStore } from './sqlite-store.ts';
import type { EnquiryStore } from '../store.ts';

const DAY_MS = 24 * 60 * 60_000;

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let time: number;

beforeEach(() => {
  folder = temporaryFolder();
  time = Date.UTC(2025, 5, 1);
  store = openStore(folder.path, { now: () => time });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const enquiry = (changes = {}) => someEnquiry(changes) as Enquiry;

async function receiptOf(key: string, content = enquiry()): Promise<string> {
  const reception = await store.take(someSubmission(content, { key }));
  if (!('receipt' in reception)) throw new Error(reception.outcome);
  return reception.receipt;
}

const take = (key: string, content = enquiry()) => store.take(someSubmission(content, { key }));

/** Stores an enquiry that someone has been notified of. */
async function seen(key: string, content = enquiry()): Promise<string> {
  const receipt = await receiptOf(key, content);
  await store.handle({ receipt }, 'seen');
  return receipt;
}

function allBytes(): string {
  const dir = join(folder.path, 'enquiries');
  return readdirSync(dir)
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('');
}

it('leaves no bytes of removed data behind', async () => {
  await receiptOf(
    randomUUID(),
    enquiry({ workEmail: 'grace@navy.example', message: 'secret-one' }),
  );
  await receiptOf(randomUUID(), enquiry({ message: 'kept' }));
  expect(allBytes()).toContain('secret-one');
  await store.remove({ workEmail: 'grace@navy.example' });
  expect(allBytes()).not.toMatch(/secret-|navy/u);
  const receipt = await seen(randomUUID(), enquiry({ subscribe: true, message: 'secret-two' }));
  await store.allowConfirmation(receipt, 'hash', time + DAY_MS);
  await store.confirm('hash', []);
  time += 91 * DAY_MS;
  await store.purge(true);
  expect(allBytes()).not.toContain('secret-two');
  expect(allBytes()).toContain('engines.example');
  await store.remove({ workEmail: enquiry().workEmail });
  expect(allBytes()).not.toContain('engines.example');
});

it('uses a write-ahead log, so that listing never blocks a new enquiry', () => {
  const db = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

it('is readable by this user only', () => {
  expect(statSync(join(folder.path, 'enquiries')).mode & 0o077).toBe(0);
});

it('refuses to open a database from a newer version, and says so', async () => {
  await store.close();
  const db = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  db.exec('PRAGMA user_version = 7');
  db.close();
  expect(() => openStore(folder.path)).toThrow(
    'written by a newer version of this program (format 7',
  );
  const reset = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  reset.exec('PRAGMA user_version = 2');
  reset.close();
  store = openStore(folder.path);
});

it('reads a database of the first format, and keeps its contents', async () => {
  await store.close();
  rmSync(join(folder.path, 'enquiries'), { recursive: true });
  mkdirSync(join(folder.path, 'enquiries'));
  const old = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  old.exec(FIRST_FORMAT);
  const key = randomUUID();
  // The first format did not name the version of its fingerprints.
  const fingerprint = fingerprintOf(enquiry()).replace('1:', '');
  old
    .prepare('INSERT INTO receipts VALUES (?, ?, ?, ?)')
    .run(key, 'H-00000-00000', time, fingerprint);
  const { fullName, workEmail, contactNo, hearAboutUs, representative, message } = enquiry();
  old
    .prepare('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      'H-00000-00000',
      fullName,
      workEmail,
      contactNo,
      hearAboutUs,
      representative,
      message,
      0,
      '',
    );
  old.close();
  store = openStore(folder.path, { now: () => time });
  expect(await store.list()).toMatchObject([{ ...enquiry(), handling: 'new', deliveries: [] }]);
  expect(await take(key)).toMatchObject({ outcome: 'replayed', receipt: 'H-00000-00000' });
  expect(await take(key, enquiry({ message: 'x' }))).toEqual({ outcome: 'key-reused' });
  expect(await store.redeliver('failed', ['email'])).toBe(1);
});
