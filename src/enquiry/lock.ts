import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

/** What this needs of `navigator.locks` (Web Locks API). */
export type Locks = Pick<LockManager, 'request'>;

/** The browser's locks, in a page and in a worker alike; undefined where there are none. */
export const browserLocks = (): Locks | undefined =>
  (globalThis.navigator as { readonly locks?: Locks } | undefined)?.locks;

/**
 * The actor that holds a lock which all tabs and the service worker share: answers LOCK.GRANTED or
 * LOCK.DENIED, and gives the lock up when it is stopped. Where the browser has no locks it grants: the
 * receiver's idempotency key still keeps the enquiry single.
 */
export const lockLogic = (locks: () => Locks | undefined = browserLocks) =>
  fromCallback<EventObject, { readonly name: string }>(({ input, sendBack }) => {
    const manager = locks();
    if (manager === undefined) {
      sendBack({ type: 'LOCK.GRANTED' });
      return undefined;
    }
    const held = Promise.withResolvers<void>();
    manager
      .request(input.name, { ifAvailable: true }, (lock) => {
        sendBack({ type: lock === null ? 'LOCK.DENIED' : 'LOCK.GRANTED' });
        return lock === null ? undefined : held.promise;
      })
      // A page that is being put away is denied its locks; it has nothing left to send.
      .catch(() => sendBack({ type: 'LOCK.DENIED' }));
    return () => held.resolve();
  });
