import type { DeliveryTimes } from '#server/delivery-settings.ts';
import type { Channel, ClaimedDelivery, DeliveryResult, EnquiryStore } from '../store.ts';
import type { Channels } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';

/** How many deliveries are attempted at the same time. */
const WIDTH = 4;

/** How often to poll for deliveries added by another program, in milliseconds. */
const LOOK_MS = 30_000;

/** The minimum polling interval, in milliseconds, regardless of the store. */
const PAUSE_MS = 10;

/**
 * The interval while another clock or worker decides, in milliseconds: a delivery is due by our
 * clock, but the store, which has its own, has not handed it out.
 */
const HELD_BACK_MS = 1_000;

/** How long attempts in progress may take once the worker is stopped, in milliseconds. */
const GRACE_MS = 4_000;

/**
 * The minimum number of attempts before giving up, however late it is by the clock: a clock jump
 * must not end deliveries.
 */
export const FEWEST_ATTEMPTS = 10;

/** How an attempt ended, for the log and the metrics. */
export interface Attempted {
  readonly claimed: ClaimedDelivery;
  readonly result: DeliveryResult;
}

export interface WorkerOptions {
  readonly store: EnquiryStore;
  readonly channels: Channels;
  readonly times: DeliveryTimes;
  /** Called after every attempt. */
  readonly onAttempted: (attempted: Attempted) => void;
  /** Called when the store fails; the worker carries on. */
  readonly onStorageFailed: (error: unknown) => void;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
  /** From 0 to 1; jitter for the delays. */
  readonly random?: () => number;
}

export interface DeliveryWorker {
  /** Polls for deliveries now. */
  wake(): void;
  /** Starts no more attempts, and resolves when those in progress have ended. */
  stop(): Promise<void>;
}

/** More deliveries than will ever be waiting. */
const ALL = 1_000_000;

/**
 * Makes the store's deliveries, in this process. Each attempt holds a lease, so a second worker
 * does not repeat it, and deliveries of a killed worker are retried.
 *
 * While a channel cannot be reached, one of its deliveries is retried at the initial interval,
 * however long their own delays have become. When one gets an answer, the others follow at once, so
 * recovery from an outage of hours takes minutes.
 */
export function startWorker(options: WorkerOptions): DeliveryWorker {
  const { store, channels, times, onAttempted, onStorageFailed, now = Date.now } = options;
  const { random = Math.random } = options;
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  const bell = createBell();
  const stopped = new AbortController();
  // The last attempt per channel, for channels that are unreachable or not yet tried.
  const outages = new Map<Channel, number>(
    (Object.keys(channels) as Channel[]).map((channel) => [channel, Number.NEGATIVE_INFINITY]),
  );

  const setReachable = async (channel: Channel, isReachable: boolean): Promise<void> => {
    if (!isReachable) {
      if (!outages.has(channel)) outages.set(channel, performance.now());
    } else if (outages.delete(channel)) {
      await store.hasten(channel, ALL).catch(onStorageFailed);
    }
  };

  /** Makes one delivery due for each channel whose last attempt did not reach it. */
  const probe = async (): Promise<void> => {
    for (const [channel, triedAt] of outages) {
      if (performance.now() - triedAt < times.firstMs) continue;
      outages.set(channel, performance.now());
      await store.hasten(channel, 1);
    }
  };

  const resultOf = async (claimed: ClaimedDelivery): Promise<DeliveryResult> => {
    try {
      const deliver = channels[claimed.channel];
      if (deliver === undefined) throw new DeliveryError('not configured any more');
      // The attempt ends before its lease does, so two never overlap.
      const limit = AbortSignal.timeout(Math.ceil(times.leaseMs * 0.8));
      await deliver(claimed, AbortSignal.any([limit, cut.signal]));
      await setReachable(claimed.channel, true);
      return { outcome: 'delivered' };
    } catch (error) {
      const isOutage = error instanceof DeliveryError && error.isOutage;
      await setReachable(claimed.channel, !isOutage);
      return failureOf(error, claimed, { times, time: now(), random: random() });
    }
  };

  const attempt = async (claimed: ClaimedDelivery): Promise<void> => {
    const result = await resultOf(claimed);
    // Interrupted: its lease will expire, and another worker will retry.
    if (cut.signal.aborted && result.outcome !== 'delivered') return;
    try {
      await store.settle(claimed, result);
      onAttempted({ claimed, result });
    } catch (error) {
      onStorageFailed(error);
    }
  };

  /** Starts the deliveries that are due. @returns time until the next is due, in milliseconds */
  const startDue = async (): Promise<number> => {
    const room = WIDTH - underWay.size;
    // The next attempt that ends rings the bell.
    if (room === 0) return LOOK_MS;
    await probe();
    const claims = await store.claim(room, times.leaseMs);
    for (const claimed of claims) {
      const running = attempt(claimed).finally(() => {
        underWay.delete(running);
        bell.ring();
      });
      underWay.add(running);
    }
    if (claims.length > 0) return 0;
    const nextDue = await store.nextDue();
    if (nextDue === undefined) return LOOK_MS;
    const wait = nextDue - now();
    if (wait <= 0) return HELD_BACK_MS;
    return Math.min(wait, outages.size > 0 ? times.firstMs : LOOK_MS);
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      let wait = LOOK_MS;
      try {
        wait = await startDue();
      } catch (error) {
        onStorageFailed(error);
      }
      await bell.rings(Math.min(LOOK_MS, Math.max(PAUSE_MS, wait)));
    }
  };
  const running = run();

  return {
    wake: bell.ring,
    async stop() {
      stopped.abort();
      bell.ring();
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
  const message = error instanceof Error ? error.message : String(error);
  const isOver = time - since >= times.giveUpMs && attempts + 1 >= FEWEST_ATTEMPTS;
  if (known?.isPermanent === true || isOver) return { outcome: 'dead', error: message };
  const asked = Math.min(known?.retryAfterMs ?? 0, times.longestMs);
  const wait = Math.max(asked, waitAfter(attempts, times, random));
  return { outcome: 'failed', error: message, dueAt: time + wait };
}

/**
 * How long to wait after a failure, in milliseconds: exponential backoff, minus up to a fifth of
 * jitter so that deliveries that failed together do not retry together.
 * @param attempts failed attempts before this one
 * @param random from 0 to 1
 */
export function waitAfter(
  attempts: number,
  { firstMs, longestMs }: Pick<DeliveryTimes, 'firstMs' | 'longestMs'>,
  random: number,
): number {
  return Math.round(Math.min(longestMs, firstMs * 2 ** Math.min(attempts, 30)) * (1 - random / 5));
}

/** An interruptible wait; a ring while nobody is waiting is remembered. */
function createBell() {
  let hear: (() => void) | undefined;
  let hasRung = false;
  return {
    ring: () => {
      hasRung = true;
      hear?.();
    },
    rings: async (longestMs: number) => {
      if (!hasRung) {
        const heard = Promise.withResolvers<void>();
        hear = heard.resolve;
        const timer = setTimeout(heard.resolve, longestMs);
        timer.unref();
        await heard.promise;
        clearTimeout(timer);
        hear = undefined;
      }
      hasRung = false;
    },
  };
}
