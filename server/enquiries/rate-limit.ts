import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './client-address.ts';
import type { Transaction } from './sql.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How many enquiries may come from one network in a window. */
export interface Budget {
  /** The leading bits of an address that are its network; 0 for everybody together. */
  readonly ipv4Bits: number;
  readonly ipv6Bits: number;
  readonly limit: number;
  /** In milliseconds. */
  readonly windowMs: number;
}

/** A rate limit within the transaction that stores an enquiry. */
export interface Limits {
  /** The first exhausted budget; see `RateLimit`. */
  wait(
    sql: Transaction,
    address: string,
    budgets: readonly Budget[],
  ): Promise<Exceeded | undefined>;
  /** Counts one enquiry from this address if the transaction succeeds. */
  count(sql: Transaction, address: string, budgets: readonly Budget[]): Promise<void>;
  /** Deletes expired counts. */
  forget(sql: Transaction): Promise<void>;
}

/** Counts enquiries by network without storing addresses. */
export interface RateLimit {
  /**
   * The first exhausted budget, with the whole seconds until it frees up; undefined when an enquiry
   * is allowed now. Counts nothing.
   */
  wait(address: string, budgets: readonly Budget[]): Exceeded | undefined;
  /** Counts one enquiry from this address. */
  count(address: string, budgets: readonly Budget[]): void;
}

export interface Exceeded {
  readonly budget: Budget;
  readonly retryAfter: number;
}

/**
 * Sliding windows over hashed networks. The salt is random, kept in memory only and replaced daily,
 * so the hashes identify nobody; the previous salt is kept for one more day at most, so that counts
 * survive the change. They do not survive a restart, because nothing is written to disk.
 * @param now a clock in milliseconds that never jumps, unlike the time of day
 */
export function createRateLimit(now: () => number = () => performance.now()): RateLimit {
  let salt = { since: now(), value: randomBytes(32) };
  let previousSalt: Buffer | undefined;
  const times = new Map<string, { readonly at: number[]; readonly windowMs: number }>();

  const turn = () => {
    if (now() - salt.since < DAY_MS) return;
    previousSalt = now() - salt.since < 2 * DAY_MS ? salt.value : undefined;
    salt = { since: now(), value: randomBytes(32) };
  };
  const recent = (key: string, windowMs: number) =>
    (times.get(key)?.at ?? []).filter((time) => time > now() - windowMs);
  const forget = () => {
    for (const [key, { windowMs }] of times) {
      const at = recent(key, windowMs);
      if (at.length === 0) times.delete(key);
      else times.set(key, { at, windowMs });
    }
  };
  let forgottenAt = now();

  return {
    wait(address, budgets) {
      turn();
      const salts = previousSalt ? [previousSalt, salt.value] : [salt.value];
      for (const budget of budgets) {
        const { limit, windowMs } = budget;
        const all = salts.flatMap((value) => recent(hashNetwork(value, address, budget), windowMs));
        if (all.length < limit) continue;
        // Wait until the window has moved past the excess enquiries.
        const last = all[all.length - limit] ?? now();
        return { budget, retryAfter: retryAfter(last + windowMs - now()) };
      }
      return undefined;
    },
    count(address, budgets) {
      turn();
      if (now() - forgottenAt > 60_000) {
        forgottenAt = now();
        forget();
      }
      for (const budget of budgets) {
        const key = hashNetwork(salt.value, address, budget);
        const { windowMs } = budget;
        times.set(key, { at: [...recent(key, windowMs), now()], windowMs });
      }
    },
  };
}

/** The network of an address at a budget's granularity, as a hash that identifies nobody. */
export function hashNetwork(salt: Buffer, address: string, { ipv4Bits, ipv6Bits }: Budget): string {
  return createHmac('sha256', salt)
    .update(`${ipv4Bits} ${ipv6Bits} ${networkOf(address, ipv4Bits, ipv6Bits)}`)
    .digest('base64');
}

/** Whole seconds, and at least one. */
export function retryAfter(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

/** The limits of one process. @param ticks a clock in milliseconds that never jumps */
export function limitsInMemory(ticks?: () => number): Limits {
  const rate = createRateLimit(ticks);
  return {
    wait: (_, address, budgets) => Promise.resolve(rate.wait(address, budgets)),
    count: (sql, address, budgets) => {
      sql.onCommit(() => rate.count(address, budgets));
      return Promise.resolve();
    },
    // The in-memory limit expires its own counts.
    forget: () => Promise.resolve(),
  };
}
