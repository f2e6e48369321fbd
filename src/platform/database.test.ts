import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DBSchema } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './database.ts';
import { mayHaveDatabase } from './database-names.ts';

interface Schema extends DBSchema {
  words: { key: string; value: string };
}

const words = () =>
  createDatabase<Schema>('test', (db) => {
    db.createObjectStore('words');
  });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a database', () => {
  it('is created on first use, and opened once', async () => {
    const database = words();
    expect(await indexedDB.databases()).toEqual([]);
    await (await database()).put('words', 'one', 'a');
    expect(await (await database()).get('words', 'a')).toBe('one');
    expect(await database()).toBe(await database());
  });

  it('rejects if the browser has none, until the visitor has allowed it', async () => {
    const database = words();
    vi.stubGlobal('indexedDB', undefined);
    await expect(database()).rejects.toThrow();
    vi.unstubAllGlobals();
    expect((await database()).name).toBe('test');
  });

  it('rejects if it does not open in time, then at once, until it has opened after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const happened = (request: IDBOpenDBRequest, what: string) =>
      new Promise((resolve) => request.addEventListener(what, resolve));
    const holder = indexedDB.open('test', 1);
    await happened(holder, 'success');
    // Everything that follows waits for the holder to close.
    await happened(indexedDB.deleteDatabase('test'), 'blocked');
    const database = words();
    const late = database().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toMatchObject({ name: 'TimeoutError' });
    await expect(database()).rejects.toThrow('did not open in time');
    vi.useRealTimers();
    holder.result.close();
    await vi.waitFor(async () => expect((await database()).name).toBe('test'));
  });

  it('closes for a newer version in another tab, and reopens', async () => {
    const database = words();
    await database();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('test');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    await (await database()).put('words', 'one', 'a');
  });
});

describe('mayHaveDatabase', () => {
  it('finds a database by name', async () => {
    await words()();
    expect(await mayHaveDatabase('test')).toBe(true);
    expect(await mayHaveDatabase('another')).toBe(false);
  });

  it('is true if the browser cannot list databases', async () => {
    vi.stubGlobal('indexedDB', {});
    expect(await mayHaveDatabase('test')).toBe(true);
  });
});
