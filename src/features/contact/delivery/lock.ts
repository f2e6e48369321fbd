import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { requestLock } from '#src/platform/locks.ts';
import type { Locks } from '#src/platform/locks.ts';

/**
 * The actor that holds a lock which all tabs and the service worker share: answers LOCK.GRANTED or
 * LOCK.DENIED, and gives the lock up when it is stopped. Where the browser has no locks it grants: the
 * receiver's idempotency key still keeps the enquiry single.
 */
export const lockLogic = (locks?: () => Locks | undefined) =>
  fromCallback<EventObject, { readonly name: string }>(({ input, sendBack }) => {
    const held = Promise.withResolvers<void>();
    const hold = (isGranted: boolean) => {
      sendBack({ type: isGranted ? 'LOCK.GRANTED' : 'LOCK.DENIED' });
      return isGranted ? held.promise : undefined;
    };
    void requestLock(input.name, hold, locks);
    return () => held.resolve();
  });
