import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

it('keeps enquiries across a restart, oldest first', () => {
  receiptOf(randomUUID(), enquiry({ fullName: 'First' }));
  time += 1;
  receiptOf(randomUUID(), enquiry({ fullName: 'Second' }));
  store.close();
  store = openStore(folder.path, () => time);
  expect(store.list().map(({ fullName }) => fullName)).toEqual(['First', 'Second']);
});

it('returns the first receipt for a known key, and rejects other content under that key', () => {
  const key = randomUUID();
  const receipt = receiptOf(key);
  expect(store.receive(key, enquiry(), ['fast'])).toMatchObject({ outcome: 'replayed', receipt });
  expect(store.find(key, enquiry({ message: 'x' }))).toEqual({ outcome: 'key-reused' });
  expect(store.find(randomUUID(), enquiry())).toBeUndefined();
});

it('uses a write-ahead log, so that listing never blocks a new enquiry', () => {
  const db = new DatabaseSync(join(folder.path, 'enquiries', 'enquiries.sqlite'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

it('is readable by this user only', () => {
  expect(statSync(join(folder.path, 'enquiries')).mode & 0o077).toBe(0);
});

it('removes one by its receipt, or all from one sender, and leaves no bytes behind', () => {
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

it('removes everything after 90 days, not before', () => {
  const key = randomUUID();
  receiptOf(key);
  time += 90 * DAY_MS;
  expect(store.purge()).toEqual({ removed: 0 });
  time += 1;
  expect(store.purge()).toEqual({ removed: 1 });
  expect(store.list()).toEqual([]);
  expect(store.find(key, enquiry())).toBeUndefined();
  expect(allBytes()).not.toContain('engines.example');
});

describe('when more than a week has passed since old enquiries were last removed', () => {
  const receiveOneADay = (days: number) => {
    for (let day = 0; day < days; day += 1) {
      receiptOf(randomUUID(), enquiry({ message: `Day ${day}` }));
      store.purge();
      time += DAY_MS;
    }
  };

  it('removes nothing if most enquiries would go at once: the clock may be wrong', () => {
    receiveOneADay(10);
    time += 90 * DAY_MS;
    expect(store.purge()).toEqual({ removed: 0, refused: { due: 10, total: 10, days: 91 } });
    // Enquiries received under the wrong clock must not dilute the share of old ones.
    for (let count = 0; count < 20; count += 1) receiptOf(randomUUID());
    expect(store.purge().refused).toEqual({ due: 10, total: 10, days: 91 });
    time -= 90 * DAY_MS;
    expect(store.purge()).toEqual({ removed: 0 });
    expect(store.list()).toHaveLength(30);
  });

  it('removes them anyway once an operator has confirmed the clock', () => {
    receiveOneADay(10);
    time += 90 * DAY_MS;
    store.purge();
    expect(store.purge(true)).toEqual({ removed: 10 });
    expect(store.list()).toEqual([]);
    receiptOf(randomUUID());
    expect(store.purge()).toEqual({ removed: 0 });
  });

  it('removes expired enquiries if most would stay: the server was just off', () => {
    receiveOneADay(80);
    time += 30 * DAY_MS;
    expect(store.purge()).toEqual({ removed: 20 });
    expect(store.list()[0]?.message).toBe('Day 20');
  });

  it('also works with a database from before removals were recorded', () => {
    receiptOf(randomUUID());
    time += 91 * DAY_MS;
    expect(store.purge()).toEqual({ removed: 0, refused: { due: 1, total: 1, days: 91 } });
  });
});

it('removes the only enquiry on time when the server has been running throughout', () => {
  receiptOf(randomUUID());
  for (let day = 0; day < 90; day += 1) {
    expect(store.purge()).toEqual({ removed: 0 });
    time += DAY_MS;
  }
  time += 1;
  expect(store.purge()).toEqual({ removed: 1 });
});

it('does not mistake the recovery of a clock that went back for a jump', () => {
  receiptOf(randomUUID());
  time += 89 * DAY_MS;
  store.purge();
  time -= 365 * DAY_MS;
  expect(store.purge()).toEqual({ removed: 0 });
  time += 367 * DAY_MS;
  expect(store.purge()).toEqual({ removed: 1 });
});

it('keeps no part of an enquiry that could not be stored completely', () => {
  const broken = { ...enquiry(), message: null } as unknown as Enquiry;
  const key = randomUUID();
  expect(() => store.receive(key, broken, [])).toThrow();
  expect(store.find(key, enquiry())).toBeUndefined();
  expect(store.receive(key, enquiry(), []).outcome).toBe('stored');
});

it('refuses to open a database from a newer version, and says so', () => {
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
