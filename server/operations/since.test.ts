import { expect, it } from 'vitest';
import { parseSince } from './since.ts';

const NOW = Date.UTC(2025, 5, 1);

it.each([
  ['2025-01-31', Date.UTC(2025, 0, 31)],
  ['36h', NOW - 36 * 3_600_000],
  ['7d', NOW - 7 * 86_400_000],
])('%s', (text, time) => {
  expect(parseSince(text, NOW)).toBe(time);
});

it.each(['2025-02-30', '2025-13-01', '2025-01-31T09:30', 'yesterday', '7', ''])(
  '%j is no time',
  (text) => {
    expect(() => parseSince(text, NOW)).toThrow('(in UTC)');
  },
);
