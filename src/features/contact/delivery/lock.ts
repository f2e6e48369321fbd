import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { OutboxEntryEvent } from '#machines/outbox/index.ts';
import { requestLock } from '#src/platform/locks.ts';
import type { Locks } from '#src/platform/locks.ts';

/**
 * An actor that holds a lock shared by all tabs and the service worker: it sends LOCK.GRANTED or
 * LOCK.DENIED, and releases the lock when it is stopped. If the browser has no locks, it is always
 * granted: the receiver's idempotency key still prevents duplicates.
 *
 * A browser releases a lock later than it is asked to, so the next actor of the same page waits for
 * that, rather than be denied the lock of an actor that is already stopped.
 */
export const lockLogic = (locks?: () => Locks | undefined) => {
  const releases = new Map<string, Promise<void>>();
  return fromCallback<EventObject, { readonly name: string }>(({ input, sendBack }) => {
    const held = Promise.withResolvers<void>();
    const hold = (isGranted: boolean) => {
      sendBack({ type: isGranted ? 'LOCK.GRANTED' : 'LOCK.DENIED' } satisfies OutboxEntryEvent);
      return isGranted ? held.promise : undefined;
    };
    const request = () => requestLock(input.name, hold, locks);
    releases.set(input.name, releases.get(input.name)?.then(request) ?? request());
    return () => held.resolve();
  });
};
