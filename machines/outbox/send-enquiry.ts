import type { EnquiryStore } from './enquiry-store.ts';
import { settled } from './record.ts';
import type { EnquiryRecord, SendOutcome } from './record.ts';

/** What the sender needs of its page or service worker. */
export interface SenderDeps {
  readonly store: EnquiryStore;
  /** Makes one attempt, with its own time limit; never rejects. */
  readonly post: (record: EnquiryRecord) => Promise<SendOutcome>;
  /** Runs the work while holding a lock shared by all tabs and the service worker; waits for its turn. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** Random, from 0 to 1, so that many devices do not all retry at once. */
  readonly jitter: () => number;
}

const lockOf = (key: string) => `enquiry:${key}`;

/**
 * Makes one attempt to send an enquiry; the same in pages and in the service worker. Under a lock it reads the
 * record again and leaves it alone if anybody else has changed its state or tried since `seen`; the outcome is stored
 * before the lock is released. So it is sent once, as long as there are locks and storage; without them the
 * receiver's memory of its key ensures that.
 */
export const sendEnquiry = (
  seen: EnquiryRecord,
  { store, post, withLock, now, jitter }: SenderDeps,
): Promise<void> =>
  withLock(lockOf(seen.key), async () => {
    const record = await store.read(seen.key);
    if (record?.status !== seen.status || record.attempts !== seen.attempts) return;
    const outcome = await post(record);
    await store.change(seen.key, (current) => {
      // Removed without a lock: it stays removed, unless it was sent.
      if (current === null && outcome.outcome !== 'sent') return null;
      return current?.status === 'sent'
        ? current
        : settled(current ?? record, outcome, now(), jitter());
    });
  });

/**
 * Removes an enquiry, after any attempt that is being made.
 * @returns false if it was sent, or may still be: it must not be called canceled
 */
export const cancelEnquiry = (
  key: string,
  { store, withLock }: Pick<SenderDeps, 'store' | 'withLock'>,
): Promise<boolean> =>
  withLock(lockOf(key), async () => {
    const left = await store.change(key, (current) =>
      current?.status === 'sent' ? current : null,
    );
    return left === null;
  }).catch(() => false);
