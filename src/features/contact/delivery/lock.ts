import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { requestLock } from '#src/platform/locks.ts';
import type { Locks } from '#src/platform/locks.ts';

/**
 * An actor that holds a lock shared by all tabs and the service worker: it sends LOCK.GRANTED or
 * LOCK.DENIED, and releases the lock when it is stopped. If the browser has no locks, it is always
 * granted: the receiver's idempotency key still prevents duplicates.
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
