import type { DeliveryTimes } from '#server/settings.ts';
import type { Channel, DeliveryResult } from '../store.ts';
import type { ClaimedDelivery, EnquiryStore } from '../store-in-sql.ts';
import { DeliveryError, type Channels, type Handler } from './handler.ts';

/** How many deliveries of a channel are attempted at the same time. */
const WIDTH = 3;

/** How often to look for deliveries that have become due or were added by another program, in ms. */
const LOOK_MS = 2_000;

/** The longest wait that the other side may ask for, in milliseconds. */
const LONGEST_ASKED_MS = 24 * 60 * 60_000;

/** How long attempts in progress may take once the worker is stopped, in milliseconds. */
const GRACE_MS = 4_000;

/**
 * The minimum number of attempts before giving up, however late it is by the clock: a clock jump
 * must not end deliveries.
 */
const FEWEST_ATTEMPTS = 10;

/** How an attempt ended, for the log and the metrics. */
export interface Attempted {
  readonly claimed: ClaimedDelivery;
  readonly result: DeliveryResult;
}

export interface WorkerOptions {
  readonly store: EnquiryStore;
  /** The channels that are configured; the deliveries of others are left to whoever has them. */
  readonly channels: Channels;
  readonly times: DeliveryTimes;
  /** Called after every attempt. */
  readonly onAttempted: (attempted: Attempted) => void;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
  /** From 0 to 1; jitter for the delays. */
  readonly random?: () => number;
}

/**
 * Makes the store's deliveries, in this process: a queue for each channel, so that one that hangs
 * delays no other. Each attempt holds a lease, so a second worker does not repeat it, and deliveries
 * of a killed worker are retried.
 */
export function startWorker(options: WorkerOptions) {
  const queues = (Object.entries(options.channels) as [Channel, Handler][]).map(
    ([channel, handler]) => startQueue(channel, handler, options),
  );
  return {
    /** Polls for deliveries now. */
    wake: () => queues.forEach(({ wake }) => wake()),
    /** Starts no more attempts, and resolves when those in progress have ended. */
    stop: async () => void (await Promise.all(queues.map(({ stop }) => stop()))),
  };
}

function startQueue(channel: Channel, { deliver }: Handler, options: WorkerOptions) {
  const { store, times, onAttempted, now = Date.now, random = Math.random } = options;
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  const stopped = new AbortController();
  const signal = createSignal();

  const resultOf = async (claimed: ClaimedDelivery): Promise<DeliveryResult> => {
    try {
      // The attempt ends before its lease does, so two never overlap.
      const limit = AbortSignal.timeout(Math.ceil(times.leaseMs * 0.8));
      const error = await deliver(claimed, AbortSignal.any([limit, cut.signal]));
      return { outcome: 'delivered', error };
    } catch (error) {
      return failureOf(error, claimed, { times, time: now(), random: random() });
    }
  };

  const attempt = async (claimed: ClaimedDelivery): Promise<void> => {
    const result = await resultOf(claimed);
    // Interrupted: its lease will expire, and another worker will retry.
    if (cut.signal.aborted && result.outcome !== 'delivered') return;
    await store.settle(claimed, result);
    onAttempted({ claimed, result });
  };

  /** Starts the deliveries that are due. @returns how many */
  const startDue = async (): Promise<number> => {
    const room = WIDTH - underWay.size;
    // The next attempt that ends looks again.
    if (room <= 0) return 0;
    const claims = await store.claim(channel, room, times.leaseMs);
    for (const claimed of claims) {
      const running = attempt(claimed)
        .catch(() => undefined)
        .finally(() => {
          underWay.delete(running);
          signal.notify();
        });
      underWay.add(running);
    }
    return claims.length;
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      // The database itself says once that it fails; a delivery whose end it does not record is
      // repeated after its lease.
      const started = await startDue().catch(() => 0);
      if (started === 0) await signal.wait(LOOK_MS);
    }
  };
  const running = run();

  return {
    wake: signal.notify,
    async stop() {
      stopped.abort();
      signal.notify();
      const grace = setTimeout(() => cut.abort(), GRACE_MS);
      await running;
      await Promise.all(underWay);
      clearTimeout(grace);
    },
  };
}

/** The outcome of a failed attempt: a later retry, or giving up. */
function failureOf(
  error: unknown,
  { attempts, since }: ClaimedDelivery,
  { times, time, random }: { times: DeliveryTimes; time: number; random: number },
): DeliveryResult {
  const known = error instanceof DeliveryError ? error : undefined;
  const failure = { error: error instanceof Error ? error.message : String(error) };
  const isOver = time - since >= times.giveUpMs && attempts + 1 >= FEWEST_ATTEMPTS;
  if (known?.isPermanent === true || isOver) return { outcome: 'dead', ...failure };
  const asked = Math.min(known?.retryAfterMs ?? 0, LONGEST_ASKED_MS);
  // Less up to a fifth, so that deliveries that failed together do not retry together.
  const backoff = Math.min(times.longestMs, times.firstMs * 2 ** attempts) * (1 - random / 5);
  return { outcome: 'failed', ...failure, dueAt: Math.round(time + Math.max(asked, backoff)) };
}

/** An interruptible wait; a ring while nobody is waiting is remembered. */
function createSignal() {
  let rung = Promise.withResolvers<void>();
  return {
    notify: () => rung.resolve(),
    wait: async (longestMs: number) => {
      const timer = setTimeout(rung.resolve, longestMs);
      timer.unref();
      await rung.promise;
      clearTimeout(timer);
      rung = Promise.withResolvers<void>();
    },
  };
}
