import { fromPromise, type CallbackActorLogic, type EventObject } from 'xstate';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import { outboxEntryMachine } from './outbox-entry.machine.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { SendOutcome, StoredEnquiry } from './outbox.types.ts';

/** The outbox's dependencies on its host page. */
export interface OutboxHost {
  /** Reads all stored enquiries. */
  readonly load: () => Promise<readonly StoredEnquiry[]>;
  /**
   * Resolves once it is stored on the device; rejects if it cannot be.
   * @param isKnown whether it was stored before: if it was removed since, it stays removed, unless it is sent
   */
  readonly storeEntry: (entry: StoredEnquiry, isKnown?: boolean) => Promise<void>;
  readonly readEntry: (idempotencyKey: string) => Promise<StoredEnquiry | null>;
  readonly removeEntry: (idempotencyKey: string) => Promise<void>;
  /** Sends it, with its own timeout; rejects if a retry may help. */
  readonly deliver: (input: DeliverInput) => Promise<SendOutcome>;
  /** Sends LOCK.GRANTED or LOCK.DENIED, and holds the lock until it is stopped. */
  readonly withLock: CallbackActorLogic<EventObject, { readonly name: string }>;
}

/** The outbox machine with all actors provided. */
export function provideOutbox(host: OutboxHost): typeof outboxMachine {
  return outboxMachine.provide({
    actors: {
      load: fromPromise(() => host.load()),
      enquiry: outboxEntryMachine.provide({
        actors: {
          storeEntry: fromPromise(({ input }) => host.storeEntry(input.entry)),
          readEntry: fromPromise(({ input }) => host.readEntry(input.idempotencyKey)),
          removeEntry: fromPromise(({ input }) => host.removeEntry(input.idempotencyKey)),
          deliver: fromPromise(({ input }) => host.deliver(input)),
          withLock: host.withLock,
        },
      }),
    },
  });
}
