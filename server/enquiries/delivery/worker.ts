import type { DeliveryTimes } from '#server/settings.ts';
import type { Channel, DeliveryResult } from '../store.ts';
import type { ClaimedDelivery, EnquiryStore } from '../store-in-sql.ts';
import { DeliveryError, type Channels, type Handler } from './handler.ts';

/** How many deliveries of a channel are attempted at the same time. */
const WIDTH = 3;

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

/** More deliveries than will ever be waiting. */
const ALL = 1_000_000;

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
  /** Called when a channel cannot be reached, and why, unless it is the same as before. */
  readonly onTrouble?: (channel: Channel, reason: string) => void;
  /** Called when the store fails; the worker carries on. */
  readonly onStorageFailed: (error: unknown) => void;
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
  const troubles = new Map<Channel, string>();
  const queues = (Object.entries(options.channels) as [Channel, Handler][]).map(
    ([channel, handler]) => startQueue(channel, handler, troubles, options),
  );
  return {
    /** Polls for deliveries now. */
    wake: () => queues.forEach(({ wake }) => wake()),
    /** Why channels cannot be reached, in words for the operator. */
    troubles: troubles as ReadonlyMap<Channel, string>,
    /** Resolves when each channel has been tried, as far as it can be. */
    tried: Promise.all(queues.map(({ tried }) => tried)),
    /** Starts no more attempts, and resolves when those in progress have ended. */
    stop: async () => void (await Promise.all(queues.map(({ stop }) => stop()))),
  };
}

export type DeliveryWorker = ReturnType<typeof startWorker>;

/**
 * While a channel cannot be reached, one delivery at a time is tried at the initial interval,
 * however long their own delays have become. When one gets an answer, the others follow at once, so
 * recovery from an outage of hours takes minutes.
 */
function startQueue(
  channel: Channel,
  { deliver, check }: Handler,
  troubles: Map<Channel, string>,
  options: WorkerOptions,
) {
  const { store, times, onAttempted, onTrouble, onStorageFailed, now = Date.now } = options;
  const { random = Math.random } = options;
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  const stopped = new AbortController();
  const signal = createSignal();
  const tried = Promise.withResolvers<void>();
  // Until the first answer, the channel counts as out of reach: something may have waited long.
  let isOut = true;
  let triedAt = Number.NEGATIVE_INFINITY;

  const setReachable = async (): Promise<void> => {
    troubles.delete(channel);
    tried.resolve();
    if (!isOut) return;
    isOut = false;
    await store.hasten(channel, ALL).catch(onStorageFailed);
  };
  const setOut = (reason: string): void => {
    if (!isOut) triedAt = performance.now();
    isOut = true;
    if (troubles.get(channel) === reason) return;
    troubles.set(channel, reason);
    tried.resolve();
    onTrouble?.(channel, reason);
  };

  // The attempt ends before its lease does, so two never overlap.
  const limit = () =>
    AbortSignal.any([AbortSignal.timeout(Math.ceil(times.leaseMs * 0.8)), cut.signal]);

  const resultOf = async (claimed: ClaimedDelivery): Promise<DeliveryResult> => {
    try {
      await deliver(claimed, limit());
      await setReachable();
      return { outcome: 'delivered' };
    } catch (error) {
      if (error instanceof DeliveryError && error.isOutage) setOut(error.message);
      else await setReachable();
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

  /** Whether the channel can be reached, when there is nothing to deliver. */
  const tryCheck = async (): Promise<void> => {
    try {
      await check?.(limit());
      if (check) await setReachable();
    } catch (error) {
      if (!cut.signal.aborted) setOut((error as Error).message);
    }
  };

  /** Starts the deliveries that are due. @returns time until the next is due, in milliseconds */
  const startDue = async (): Promise<number> => {
    const room = (isOut ? 1 : WIDTH) - underWay.size;
    // The next attempt that ends notifies it.
    if (room <= 0) return LOOK_MS;
    const isProbing = isOut && performance.now() - triedAt >= times.firstMs;
    if (isProbing) {
      triedAt = performance.now();
      await store.hasten(channel, 1);
    }
    const claims = await store.claim(channel, room, times.leaseMs);
    for (const claimed of claims) {
      const running = attempt(claimed).finally(() => {
        underWay.delete(running);
        signal.notify();
      });
      underWay.add(running);
    }
    if (claims.length > 0) return 0;
    if (isProbing) await tryCheck();
    tried.resolve();
    const nextDue = await store.nextDue(channel);
    const longest = isOut ? Math.min(times.firstMs, LOOK_MS) : LOOK_MS;
    if (nextDue === undefined) return longest;
    const wait = nextDue - now();
    return wait <= 0 ? HELD_BACK_MS : Math.min(wait, longest);
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      let wait = LOOK_MS;
      try {
        wait = await startDue();
      } catch (error) {
        onStorageFailed(error);
      }
      await signal.wait(Math.max(PAUSE_MS, wait));
    }
  };
  const running = run();

  return {
    wake: signal.notify,
    tried: tried.promise,
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
  { attempts, since, accepted: before }: ClaimedDelivery,
  { times, time, random }: { times: DeliveryTimes; time: number; random: number },
): DeliveryResult {
  const known = error instanceof DeliveryError ? error : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const failure = { error: message, accepted: known?.accepted ?? before };
  const isOver = time - since >= times.giveUpMs && attempts + 1 >= FEWEST_ATTEMPTS;
  if (known?.isPermanent === true || isOver) return { outcome: 'dead', ...failure };
  const asked = Math.min(known?.retryAfterMs ?? 0, times.longestMs);
  const wait = Math.max(asked, waitAfter(attempts, times, random));
  return { outcome: 'failed', ...failure, dueAt: time + wait };
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
