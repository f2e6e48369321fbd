import type { DBSchema } from 'idb';
import { aged, createMemoryStore } from '#machines/outbox/index.ts';
import type { EnquiryRecord, EnquiryStore } from '#machines/outbox/index.ts';
import { openChannel } from '#src/platform/channel.ts';
import { createDatabase } from '#src/platform/database.ts';

/** The database of the enquiries on this device. The kill switch never deletes it. */
export const ENQUIRIES_DATABASE = 'hause-enquiries';

interface EnquirySchema extends DBSchema {
  enquiries: { key: string; value: EnquiryRecord };
  /** For the service worker, which has no access to the site's build settings. */
  settings: { key: 'endpoint'; value: string };
}

/** The enquiries on this device, shared by all tabs and the service worker. */
export interface EnquiryDatabase extends EnquiryStore {
  /** The endpoint for enquiries; null if no page has stored it yet. */
  readEndpoint(): Promise<string | null>;
  keepEndpoint(endpoint: string): Promise<void>;
}

/**
 * Opens the database on first use, and again after the browser has closed it. What the device does not store is kept
 * in memory, where this page finds it.
 * @param now returns milliseconds since 1970
 */
export function openEnquiryDatabase(now: () => number = Date.now): EnquiryDatabase {
  const database = createDatabase<EnquirySchema>(ENQUIRIES_DATABASE, (db) => {
    db.createObjectStore('enquiries', { keyPath: 'key' });
    db.createObjectStore('settings');
  });
  const channel = openChannel<'changed'>(ENQUIRIES_DATABASE);
  const memory = createMemoryStore(now);
  const listeners = new Set<() => void>();

  /** The stored records as they are now. */
  const readStored = async (): Promise<readonly EnquiryRecord[]> => {
    const { store, done } = (await database()).transaction('enquiries', 'readwrite');
    const records: EnquiryRecord[] = [];
    for (const record of await store.getAll()) {
      const current = aged(record, now());
      if (current === null) await store.delete(record.key);
      else records.push(current);
      if (current !== null && current !== record) await store.put(current);
    }
    await done;
    return records;
  };

  return {
    async readAll() {
      const stored = await readStored().catch(() => []);
      const held = await memory.readAll();
      const isHeld = new Set(held.map(({ key }) => key));
      return [...stored.filter(({ key }) => !isHeld.has(key)), ...held].toSorted(
        (one, other) => one.writtenAt - other.writtenAt,
      );
    },
    async read(key) {
      const held = await memory.read(key);
      if (held !== null) return held;
      return database()
        .then((db) => db.get('enquiries', key))
        .then(
          (stored) => stored ?? null,
          () => null,
        );
    },
    async change(key, change) {
      const held = await memory.read(key);
      let next = held;
      let isDone = false;
      try {
        // Strict: an enquiry reported as stored must be on disk.
        const transaction = (await database()).transaction('enquiries', 'readwrite', {
          durability: 'strict',
        });
        const current = held ?? (await transaction.store.get(key)) ?? null;
        next = change(current);
        isDone = true;
        if (next === null) await transaction.store.delete(key);
        else if (next !== current || held !== null) {
          next = { ...next, isStored: true };
          await transaction.store.put(next);
        }
        await transaction.done;
        await memory.change(key, () => null);
        if (next === current) return next;
      } catch (error) {
        if (!isDone) next = change(held);
        // It is still on the device, and would be sent.
        if (next === null && held === null) throw error;
        const kept = next;
        next = await memory.change(key, () => kept);
      }
      channel.post('changed');
      for (const notify of listeners) notify();
      return next;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const stop = channel.listen(onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
    async readEndpoint() {
      return (await (await database()).get('settings', 'endpoint')) ?? null;
    },
    async keepEndpoint(endpoint) {
      await (await database()).put('settings', endpoint, 'endpoint');
    },
  };
}
