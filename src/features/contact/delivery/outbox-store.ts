import type { DBSchema } from 'idb';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import { createDatabase } from '#src/platform/database.ts';
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
  /**
   * Marks an enquiry as one whose sending the visitor has been told of.
   * @returns whether it was not marked before: of all that ask, one may tell
   */
  announce(idempotencyKey: string): Promise<boolean>;
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
  const database = createDatabase<OutboxSchema>(OUTBOX_DATABASE, (db) => {
    db.createObjectStore('enquiries', { keyPath: 'idempotencyKey' });
    db.createObjectStore('settings');
  });
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
    async announce(idempotencyKey) {
      // One transaction, so that of two tabs only one is told that it is the first.
      const { store, done } = (await database()).transaction('enquiries', 'readwrite');
      const entry = await store.get(idempotencyKey);
      const isFirst = entry?.isAnnounced !== true;
      if (entry !== undefined && isFirst) await store.put({ ...entry, isAnnounced: true });
      await done;
      return isFirst;
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
