import { expect, it } from 'vitest';
import { createRateLimit, type Budget } from './rate-limit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const budget = (limit: number, changes: Partial<Budget> = {}): Budget => ({
  ipv4Bits: 32,
  ipv6Bits: 64,
  limit,
  windowMs: 10 * MINUTE,
  ...changes,
});

/** A rate limit with a clock controlled by the test. */
function limiter(budgets: readonly Budget[]) {
  let time = 1_000;
  const rate = createRateLimit(() => time);
  return {
    pass: (ms: number) => {
      time += ms;
    },
    count: (address: string) => rate.count(address, budgets),
    wait: (address: string) => rate.wait(address, budgets)?.retryAfter ?? 0,
    exceeded: (address: string) => rate.wait(address, budgets)?.budget,
  };
}

it('allows enquiries up to the limit in a sliding window', () => {
  const rate = limiter([budget(2)]);
  rate.count('203.0.113.1');
  rate.pass(MINUTE);
  rate.count('203.0.113.1');
  expect(rate.wait('203.0.113.1')).toBe(9 * 60);
  expect(rate.wait('203.0.113.2')).toBe(0);
  rate.pass(9 * MINUTE - 1);
  expect(rate.wait('203.0.113.1')).toBe(1);
  rate.pass(1);
  expect(rate.wait('203.0.113.1')).toBe(0);
});

it('keeps its counts when the salt changes', () => {
  const rate = limiter([budget(1)]);
  rate.pass(DAY - MINUTE);
  rate.count('203.0.113.1');
  rate.pass(2 * MINUTE);
  expect(rate.wait('203.0.113.1')).toBe(8 * 60);
  rate.pass(9 * MINUTE);
  expect(rate.wait('203.0.113.1')).toBe(0);
});

it('also counts the networks around an address, and everyone together', () => {
  const house = budget(2, { ipv6Bits: 56 });
  const region = budget(3, { ipv4Bits: 24, ipv6Bits: 48 });
  const all = budget(4, { ipv4Bits: 0, ipv6Bits: 0 });
  const rate = limiter([budget(1), house, region, all]);
  // Every address is the first of its /64.
  rate.count('2001:db8:1:100::1');
  rate.count('2001:db8:1:101::1');
  expect(rate.exceeded('2001:db8:1:102::1')).toBe(house);
  rate.count('2001:db8:1:200::1');
  expect(rate.exceeded('2001:db8:1:300::1')).toBe(region);
  expect(rate.wait('2001:db8:2::1')).toBe(0);
  rate.count('203.0.113.1');
  expect(rate.exceeded('198.51.100.1')).toBe(all);
});
