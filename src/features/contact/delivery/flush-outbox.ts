import { createActor, fromPromise, waitFor } from 'xstate';
import { outboxEntryMachine } from '#machines/outbox/index.ts';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import type { Locks } from '#src/platform/locks.ts';
import { createOutboxChannel } from './outbox-channel.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { postEnquiry } from './post-enquiry.ts';

export { OUTBOX_SYNC_TAG } from './background-sync.ts';

/** What one pass over the outbox came to, in numbers of enquiries. */
export interface FlushReport {
  readonly sent: number;
  readonly refused: number;
  /** Still waiting: the network or the receiver failed, or another tab was at it. */
  readonly waiting: number;
}

export interface FlushOptions {
  readonly store?: OutboxStore;
  readonly channel?: OutboxChannel;
  readonly fetch?: typeof fetch;
  readonly locks?: () => Locks | undefined;
}

/**
 * Tries once to send each enquiry that waits in the outbox. For the service worker (Background Sync)
 * and anything else without a page: it reaches neither React nor a style. Each enquiry runs through the
 * same machine as in a page, under the lock that all tabs share: however many flush at once, each is
 * sent once. Open pages are told.
 *
 * A `sync` handler should reject while `waiting` is not 0, so that the browser wakes it again:
 * see `flushOutboxOrFail`.
 */
export async function flushOutbox(options: FlushOptions = {}): Promise<FlushReport> {
  const { store = createOutboxStore(), channel = createOutboxChannel(), fetch, locks } = options;
  const endpoint = await store.readEndpoint();
  const entries = await store.readAll();
  const waiting = entries.filter((entry) => entry.status === 'waiting');
  if (endpoint === null) return { sent: 0, refused: 0, waiting: waiting.length };
  const host = outboxHost({
    store,
    channel,
    endpoint,
    locks,
    post: (posting) => postEnquiry(posting, fetch === undefined ? {} : { fetch }),
  });
  const machine = outboxEntryMachine.provide({
    actors: {
      storeEntry: fromPromise(({ input }) => host.storeEntry(input.entry)),
      readEntry: fromPromise(({ input }) => host.readEntry(input.idempotencyKey)),
      removeEntry: fromPromise(({ input }) => host.removeEntry(input.idempotencyKey)),
      deliver: fromPromise(({ input }) => host.deliver(input)),
      withLock: host.withLock,
    },
  });

  const count = { sent: 0, refused: 0, waiting: 0 };
  for (const entry of waiting) {
    const end = await tryOnce(machine, entry);
    if (end !== 'canceled') count[end] += 1;
  }
  return count;
}

/**
 * As `flushOutbox`, but rejects while something still waits: what a `sync` event needs to be repeated.
 * @throws Error that says how many wait
 */
export async function flushOutboxOrFail(options?: FlushOptions): Promise<FlushReport> {
  const report = await flushOutbox(options);
  if (report.waiting > 0) {
    throw new Error(
      `${report.waiting} of the enquiries in the outbox could not be sent yet. They stay there and are tried again.`,
    );
  }
  return report;
}

type End = 'sent' | 'refused' | 'waiting' | 'canceled';

/** One try: from the lock to what is stored of its outcome. */
async function tryOnce(machine: typeof outboxEntryMachine, entry: StoredEnquiry): Promise<End> {
  const actor = createActor(machine, {
    input: { entry, isStored: true, isUrgent: true, isOffline: false },
  }).start();
  try {
    const end = await waitFor(
      actor,
      (snapshot) =>
        snapshot.status === 'done' || snapshot.matches('waiting') || snapshot.matches('refused'),
    );
    if (end.matches('sent')) return 'sent';
    if (end.matches('refused')) return 'refused';
    return end.matches('canceled') ? 'canceled' : 'waiting';
  } finally {
    actor.stop();
  }
}
