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

/** The result of one pass over the outbox, as numbers of enquiries. */
export interface FlushReport {
  readonly sent: number;
  readonly refused: number;
  /** Still waiting: the network or the receiver failed, or another tab holds the lock. */
  readonly waiting: number;
}

export interface FlushOptions {
  readonly store?: OutboxStore;
  readonly channel?: OutboxChannel;
  readonly fetch?: typeof fetch;
  readonly locks?: () => Locks | undefined;
  /** The time limit of each enquiry, in ms. */
  readonly limitMs?: number;
}

/** Longer than an attempt, which has a limit of its own: only storage that does not respond takes it. */
const LIMIT_MS = 30_000;

/**
 * Makes one attempt to send each enquiry waiting in the outbox. For the service worker (Background
 * Sync) and other contexts without a page: it imports neither React nor styles. Each enquiry runs
 * through the same machine as in a page, with the lock shared by all tabs: however many flush at
 * once, each enquiry is sent once. Open pages are notified.
 *
 * A `sync` handler should reject while `waiting` is not 0, so that the browser wakes it again: see
 * `flushOutboxOrFail`.
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
      // The page that wrote it may have taken it back.
      storeEntry: fromPromise(({ input }) => host.storeEntry(input.entry, true)),
      readEntry: fromPromise(({ input }) => host.readEntry(input.idempotencyKey)),
      removeEntry: fromPromise(({ input }) => host.removeEntry(input.idempotencyKey)),
      deliver: fromPromise(({ input }) => host.deliver(input)),
      withLock: host.withLock,
    },
  });

  const count = { sent: 0, refused: 0, waiting: 0 };
  for (const entry of waiting) {
    const end = await tryOnce(machine, entry, options.limitMs ?? LIMIT_MS);
    if (end !== 'gone') count[end] += 1;
  }
  return count;
}

/**
 * Like `flushOutbox`, but rejects while enquiries are waiting, so that the browser repeats a `sync`
 * event.
 * @throws Error with the number of waiting enquiries
 */
export async function flushOutboxOrFail(options?: FlushOptions): Promise<FlushReport> {
  const report = await flushOutbox(options);
  if (report.waiting > 0) {
    throw new Error(
      `${report.waiting} of the enquiries in the outbox could not be sent yet. They stay there and will be retried.`,
    );
  }
  return report;
}

/** Gone: canceled or expired in the meantime. */
type End = 'sent' | 'refused' | 'waiting' | 'gone';

/** One attempt: from taking the lock to storing the outcome. */
async function tryOnce(
  machine: typeof outboxEntryMachine,
  entry: StoredEnquiry,
  timeout: number,
): Promise<End> {
  const actor = createActor(machine, {
    input: { entry, isStored: true, isUrgent: true, isOffline: false },
  }).start();
  try {
    const end = await waitFor(
      actor,
      (snapshot) =>
        snapshot.status === 'done' ||
        snapshot.matches('waiting') ||
        snapshot.matches('refused') ||
        snapshot.matches('expired'),
      { timeout },
    );
    if (end.matches('sent')) return 'sent';
    if (end.matches('refused')) return 'refused';
    return end.matches('waiting') ? 'waiting' : 'gone';
  } catch {
    // Out of time: the storage does not respond.
    return 'waiting';
  } finally {
    actor.stop();
  }
}
