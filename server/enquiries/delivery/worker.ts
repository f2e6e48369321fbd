import type { DeliveryTimes } from '#server/delivery-settings.ts';
import type { Channel, ClaimedDelivery, DeliveryResult, EnquiryStore } from '../store.ts';
import type { Channels } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';

/** How many deliveries are attempted at the same time. */
const WIDTH = 4;

/** How often to look for deliveries that another program has added, in milliseconds. */
const LOOK_MS = 30_000;

/** The shortest pause between two looks, in milliseconds, whatever the store says. */
const PAUSE_MS = 10;

/** How long attempts that are under way may take when the worker is stopped, in milliseconds. */
const GRACE_MS = 4_000;

/**
 * A delivery is not given up before this many attempts, however late the clock says it is: a clock
 * that jumped must not end deliveries.
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
  /** Told of every attempt. */
  readonly onAttempted: (attempted: Attempted) => void;
  /** Told when the store fails; the worker carries on. */
  readonly onStorageFailed: (error: unknown) => void;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
  /** From 0 to 1; spreads the waits. */
  readonly random?: () => number;
}

export interface DeliveryWorker {
  /** Looks for deliveries now. */
  wake(): void;
  /** Starts nothing more, and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** More than ever wait. */
const ALL = 1_000_000;

/**
 * Delivers what the store holds, in this process. Each attempt has a lease, so that a second worker
 * does not repeat it, and what a killed worker held is attempted again.
 *
 * While a channel cannot be reached, one of its deliveries is tried again after each first wait,
 * however long they all wait by then. When one gets an answer, the others follow at once, so that an
 * outage of hours is over within minutes.
 */
export function startWorker(options: WorkerOptions): DeliveryWorker {
  const { store, channels, times, onAttempted, onStorageFailed, now = Date.now } = options;
  const { random = Math.random } = options;
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  const bell = createBell();
  const stopped = new AbortController();
  // When each channel that cannot be reached, or has not been tried yet, was tried last.
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

  /** Makes one delivery of each channel due that was not reached when it was tried last. */
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
      // The attempt ends before its lease does, so that two never overlap.
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
    // Cut off in the middle: its lease will end, and another worker will try again.
    if (cut.signal.aborted && result.outcome !== 'delivered') return;
    try {
      await store.settle(claimed, result);
      onAttempted({ claimed, result });
    } catch (error) {
      onStorageFailed(error);
    }
  };

  /** Starts what is due. @returns how long nothing more will be, in milliseconds */
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
    return Math.min(nextDue - now(), outages.size > 0 ? times.firstMs : LOOK_MS);
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

/** What a failed attempt leads to: another one later, or giving up. */
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
 * How long to wait after a failure, in milliseconds: twice as long each time, and up to a fifth
 * less, so that deliveries that failed together do not return together.
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

/** Something to wait for that others can cut short; a ring while nobody waits is kept. */
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
