import { expect, it } from 'vitest';
import { clientAddress, createRateLimit, networkOf } from './rate-limit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it('allows requests up to the limit in a sliding window', () => {
  let time = 10 * DAY;
  const rate = createRateLimit({ limit: 2, windowMs: 10 * MINUTE, now: () => time });
  rate.count('203.0.113.1');
  time += MINUTE;
  rate.count('203.0.113.1');
  expect(rate.wait('203.0.113.1')).toBe(9 * 60);
  expect(rate.wait('203.0.113.2')).toBe(0);
  time += 9 * MINUTE - 1;
  expect(rate.wait('203.0.113.1')).toBe(1);
  time += 1;
  expect(rate.wait('203.0.113.1')).toBe(0);
});

it('keeps its counts across midnight, when the salt changes', () => {
  let time = 10 * DAY - MINUTE;
  const rate = createRateLimit({ limit: 1, windowMs: 10 * MINUTE, now: () => time });
  rate.count('203.0.113.1');
  time += 2 * MINUTE;
  expect(rate.wait('203.0.113.1')).toBe(8 * 60);
  time += 9 * MINUTE;
  expect(rate.wait('203.0.113.1')).toBe(0);
});

it.each([
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('trusts the configured number of proxies, counted from the right, and no others', () => {
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9', 0)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1');
  expect(clientAddress(undefined, null, 0)).toBe('unknown');
});
