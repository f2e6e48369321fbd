import { withLock } from '#src/platform/locks.ts';
import { openEnquiryDatabase } from './enquiry-database.ts';
import { postTo, sendEnquiry } from './send-enquiry.ts';

/** The tag of the sync event in which the service worker sends what waits (Background Synchronization). */
export const SYNC_TAG = 'hause-outbox';

/**
 * Makes one attempt for each enquiry that waits. For the service worker: it imports neither React nor styles, and
 * sends like a page does, under the same lock.
 * @throws Error while any is waiting, so that the browser repeats the `sync` event
 */
export async function sendWaiting(
  store = openEnquiryDatabase(),
  send: typeof fetch = fetch,
): Promise<void> {
  const endpoint = await store.readEndpoint();
  const waiting = async () =>
    (await store.readAll()).filter((record) => record.status === 'waiting');
  if (endpoint !== null) {
    const deps = {
      store,
      post: postTo(endpoint, send),
      withLock,
      now: Date.now,
      jitter: Math.random,
    };
    await Promise.all((await waiting()).map((record) => sendEnquiry(record, deps)));
  }
  const { length } = await waiting();
  if (length > 0) {
    throw new Error(
      `${length} of the enquiries on this device could not be sent yet. They stay there and will be retried.`,
    );
  }
}
