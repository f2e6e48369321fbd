import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import { OUTBOX_DATABASE } from './outbox-name.ts';

interface OutboxSchema extends DBSchema {
  /** By idempotency key. */
  enquiries: { key: string; value: StoredEnquiry };
  /** What the service worker must know to send them: it sees nothing of the site's own build. */
  settings: { key: 'endpoint'; value: string };
}

/**
 * How long the mark "sent" stays, counted from when the enquiry was written, in ms: 30 days. It lets a
 * page that was closed meanwhile say what became of its enquiry. It holds nothing personal.
 */
export const SENT_MARK_MS = 30 * 24 * 3_600_000;

/** The outbox as it lies on the device, shared by all tabs and the service worker. */
export interface OutboxStore {
  /** All that is kept, oldest first. */
  readAll(): Promise<StoredEnquiry[]>;
  read(idempotencyKey: string): Promise<StoredEnquiry | null>;
  /** @throws DOMException when the device has no room or refuses storage */
  keep(entry: StoredEnquiry): Promise<void>;
  remove(idempotencyKey: string): Promise<void>;
  /** Where enquiries go; null when no page has said so yet. */
  readEndpoint(): Promise<string | null>;
  keepEndpoint(endpoint: string): Promise<void>;
}

/**
 * Opens the outbox when it is first used, and again after the browser has closed it.
 * @param now milliseconds since 1970
 */
export function createOutboxStore(now: () => number = Date.now): OutboxStore {
  let opened: Promise<IDBPDatabase<OutboxSchema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const database = () => {
    opened ??= openDB<OutboxSchema>(OUTBOX_DATABASE, 1, {
      upgrade(db) {
        db.createObjectStore('enquiries', { keyPath: 'idempotencyKey' });
        db.createObjectStore('settings');
      },
      // Another tab has a newer version of the site: it must not wait for this one.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return {
    async readAll() {
      const db = await database();
      const entries = await db.getAll('enquiries');
      const isOver = (entry: StoredEnquiry) =>
        entry.status === 'sent' && now() - entry.createdAt > SENT_MARK_MS;
      for (const entry of entries.filter(isOver))
        await db.delete('enquiries', entry.idempotencyKey);
      return entries.filter((entry) => !isOver(entry)).sort((a, b) => a.createdAt - b.createdAt);
    },
    async read(idempotencyKey) {
      return (await (await database()).get('enquiries', idempotencyKey)) ?? null;
    },
    async keep(entry) {
      // Strict: an enquiry that is said to be kept is on the disk.
      const transaction = (await database()).transaction('enquiries', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([transaction.store.put(entry), transaction.done]);
    },
    async remove(idempotencyKey) {
      await (await database()).delete('enquiries', idempotencyKey);
    },
    async readEndpoint() {
      return (await (await database()).get('settings', 'endpoint')) ?? null;
    },
    async keepEndpoint(endpoint) {
      await (await database()).put('settings', endpoint, 'endpoint');
    },
  };
}
