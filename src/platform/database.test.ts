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

const REFUSALS: [string, unknown][] = [
  ['has none', undefined],
  [
    'throws when it is asked',
    {
      open() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      databases() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    },
  ],
];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.unstubAllGlobals());

describe('a database', () => {
  it('is made when it is first asked for, and opened once', async () => {
    const database = words();
    expect(await indexedDB.databases()).toEqual([]);
    await (await database()).put('words', 'one', 'a');
    expect(await (await database()).get('words', 'a')).toBe('one');
    expect(await database()).toBe(await database());
  });

  it.each(REFUSALS)('is refused by a promise where the browser %s', async (_, refusing) => {
    const database = words();
    vi.stubGlobal('indexedDB', refusing);
    await expect(database()).rejects.toThrow();
    // The visitor has allowed it meanwhile.
    vi.unstubAllGlobals();
    expect((await database()).name).toBe('test');
  });

  it('makes way for a newer version in another tab, and is opened again', async () => {
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

describe('whether there may be a database', () => {
  it('is known by its name', async () => {
    await words()();
    expect(await mayHaveDatabase('test')).toBe(true);
    expect(await mayHaveDatabase('another')).toBe(false);
  });

  it.each(REFUSALS)('is no where the browser %s', async (_, refusing) => {
    vi.stubGlobal('indexedDB', refusing);
    expect(await mayHaveDatabase('test')).toBe(false);
  });

  it('is possible where the browser does not list them', async () => {
    vi.stubGlobal('indexedDB', {});
    expect(await mayHaveDatabase('test')).toBe(true);
  });
});
