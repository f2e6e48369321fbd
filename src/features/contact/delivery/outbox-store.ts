import type { DBSchema } from 'idb';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import { createDatabase } from '#src/platform/database.ts';
import { OUTBOX_DATABASE } from './outbox-name.ts';

interface OutboxSchema extends DBSchema {
  /** By idempotency key. */
  enquiries: { key: string; value: StoredEnquiry };
  /**
   * Needed by the service worker to send enquiries, since it has no access to the site's build
   * settings.
   */
  settings: { key: 'endpoint'; value: string };
}

/**
 * The longest time between two reads of the outbox that counts, in ms: 15 days. A clock that is off
 * by years may be corrected, which must not delete a message that nobody has tried to send.
 */
export const LONGEST_STEP_MS = 15 * 24 * 3_600_000;

/** Shorter intervals are added to the next one. */
const SHORTEST_STEP_MS = 3_600_000;

/**
 * How long a sent enquiry stays marked as sent, in ms since it was written: 30 days. This lets a
 * page that was closed in the meantime report what happened to its enquiry. The mark contains no
 * personal data.
 */
export const SENT_MARK_MS = 30 * 24 * 3_600_000;

/**
 * How long an enquiry may wait to be sent, in ms since it was written: 30 days, well within the two
 * years for which the receiver remembers its key, even if the device was off for most of them. After
 * that it has expired: what was written is removed from the device, which may not be the writer's own.
 */
export const QUEUE_MS = 30 * 24 * 3_600_000;

/** How long an expired enquiry stays marked as expired, in ms since it was written: 60 days. */
const EXPIRED_MARK_MS = 2 * QUEUE_MS;

/** The outbox stored on the device, shared by all tabs and the service worker. */
export interface OutboxStore {
  /** All stored enquiries, oldest first. Removes what has outlived its retention. */
  readAll(): Promise<StoredEnquiry[]>;
  read(idempotencyKey: string): Promise<StoredEnquiry | null>;
  /**
   * @param isKnown whether it was stored before: if it was removed in the meantime, it stays removed, unless
   * it has been sent
   * @throws DOMException if the device is full or blocks storage
   */
  keep(entry: StoredEnquiry, isKnown?: boolean): Promise<void>;
  /**
   * Marks a sent enquiry as announced to the visitor.
   * @returns whether it was not marked before, so that only one caller announces it
   */
  announce(idempotencyKey: string): Promise<boolean>;
  remove(idempotencyKey: string): Promise<void>;
  /** The endpoint for enquiries; null if no page has stored it yet. */
  readEndpoint(): Promise<string | null>;
  keepEndpoint(endpoint: string): Promise<void>;
}

/**
 * Opens the outbox on first use, and again after the browser has closed it.
 * @param now returns milliseconds since 1970
 */
export function createOutboxStore(now: () => number = Date.now): OutboxStore {
  const database = createDatabase<OutboxSchema>(OUTBOX_DATABASE, (db) => {
    db.createObjectStore('enquiries', { keyPath: 'idempotencyKey' });
    db.createObjectStore('settings');
  });
  return {
    async readAll() {
      const { store, done } = (await database()).transaction('enquiries', 'readwrite');
      const kept: StoredEnquiry[] = [];
      for (const entry of await store.getAll()) {
        const current = grown(entry, now());
        if (current === null) await store.delete(entry.idempotencyKey);
        else kept.push(current);
        if (current !== null && current !== entry) await store.put(current);
      }
      await done;
      return kept.sort((a, b) => a.createdAt - b.createdAt);
    },
    async read(idempotencyKey) {
      return (await (await database()).get('enquiries', idempotencyKey)) ?? null;
    },
    async keep(entry, isKnown = false) {
      // Strict: an enquiry reported as stored must be on disk.
      const transaction = (await database()).transaction('enquiries', 'readwrite', {
        durability: 'strict',
      });
      const { store } = transaction;
      const known = await store.get(entry.idempotencyKey);
      // An attempt that fails in one tab must not undo what another tab has sent and announced, or removed.
      const isSettled =
        known === undefined ? isKnown : known.status === 'sent' || known.status === 'expired';
      if (!isSettled || entry.status === 'sent') {
        await store.put({
          ...entry,
          ...(known?.isAnnounced === true && { isAnnounced: true }),
          ...(known?.age && { age: known.age }),
        });
      }
      await transaction.done;
    },
    async announce(idempotencyKey) {
      // One transaction, so that only one of two tabs is first.
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

/** Updates an enquiry's age and expires it if due; null once nothing of it is kept. */
function grown(entry: StoredEnquiry, now: number): StoredEnquiry | null {
  const { waitedMs, countedAt } = entry.age ?? { waitedMs: 0, countedAt: entry.createdAt };
  const stepMs = now - countedAt;
  // If the clock was set back, counting restarts from the new time.
  if (stepMs >= 0 && stepMs < SHORTEST_STEP_MS) return entry;
  const ageMs = waitedMs + Math.min(Math.max(stepMs, 0), LONGEST_STEP_MS);
  const older = { ...entry, age: { waitedMs: ageMs, countedAt: now } };
  if (entry.status === 'sent') return ageMs > SENT_MARK_MS ? null : older;
  if (ageMs > EXPIRED_MARK_MS) return null;
  if (entry.status === 'expired' || ageMs <= QUEUE_MS) return older;
  return { ...older, status: 'expired', enquiry: {}, errors: {} };
}
