import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

const DAY_MS = 24 * 60 * 60_000;

export interface RateLimitOptions {
  /** How many requests to allow per window. */
  readonly limit: number;
  /** The window's length, in milliseconds. */
  readonly windowMs: number;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/** Counts requests by address without storing addresses. */
export interface RateLimit {
  /** Seconds until this address may send again, or 0 when it may now. Counts nothing. */
  wait(address: string): number;
  /** Counts one request from this address. */
  count(address: string): void;
}

/**
 * A sliding window over hashed addresses. The salt is random, kept in memory only and rotated
 * daily, so the hashes identify nobody; the previous day's salt is kept for one window, so that
 * counts survive midnight. They do not survive a restart, because nothing is written to disk.
 */
export function createRateLimit({ limit, windowMs, now = Date.now }: RateLimitOptions): RateLimit {
  let salt = { day: 0, value: randomBytes(32) };
  let previousSalt: Buffer | undefined;
  const times = new Map<string, number[]>();

  const turn = () => {
    const day = Math.floor(now() / DAY_MS);
    if (day !== salt.day) {
      previousSalt = salt.value;
      salt = { day, value: randomBytes(32) };
    }
    if (now() - day * DAY_MS > windowMs) previousSalt = undefined;
  };
  const hashed = (value: Buffer, address: string) =>
    createHmac('sha256', value).update(networkOf(address)).digest('base64');
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > now() - windowMs);
  const forget = () => {
    for (const key of times.keys()) {
      const kept = recent(key);
      if (kept.length === 0) times.delete(key);
      else times.set(key, kept);
    }
  };

  return {
    wait(address) {
      turn();
      const salts = previousSalt ? [previousSalt, salt.value] : [salt.value];
      const all = salts.flatMap((value) => recent(hashed(value, address)));
      if (all.length < limit) return 0;
      // Wait until the window has moved past the excess requests.
      const last = all[all.length - limit] ?? now();
      return Math.max(1, Math.ceil((last + windowMs - now()) / 1000));
    },
    count(address) {
      turn();
      forget();
      const key = hashed(salt.value, address);
      times.set(key, [...recent(key), now()]);
    },
  };
}

/**
 * What counts as one sender: an IPv4 address, or the /64 assigned to an IPv6 household or host,
 * which can change its address within that range at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/u, '');
  if (!isIPv6(bare)) return bare;
  // URL returns the shortest form; expand it to eight groups, of which four are the network.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::', 2);
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const filled = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(filled).fill('0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/**
 * The address that a request came from.
 * @param forwarded the X-Forwarded-For header
 * @param trustedProxies how many proxies in front append to it; entries further left can be forged
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | null,
  trustedProxies: number,
): string {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  const told = trustedProxies > 0 ? hops[hops.length - trustedProxies] : undefined;
  return told || socketAddress || 'unknown';
}
