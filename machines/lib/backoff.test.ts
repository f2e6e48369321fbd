import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { backoffMs, requireBackoff } from './backoff.ts';

const settings = { baseMs: 1000, maxMs: 8000 };

describe('the wait between tries', () => {
  it('doubles with each failure and stops growing at the longest wait', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map((n) => backoffMs(settings, n, 0))).toEqual([
      1000, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
  });

  it('loses up to half of itself to chance', () => {
    expect(backoffMs(settings, 3, 0.5)).toBe(3000);
    expect(backoffMs(settings, 3, 1)).toBe(2000);
  });

  it('brings chance from outside 0 to 1 into that range', () => {
    expect(backoffMs(settings, 1, -4)).toBe(1000);
    expect(backoffMs(settings, 1, 7)).toBe(500);
  });

  it('is a whole number of milliseconds', () => {
    expect(backoffMs({ baseMs: 3, maxMs: 3 }, 1, 0.4)).toBe(2);
  });

  it('always lies between half the first wait and the longest wait', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const wait = backoffMs(settings, failures, chance);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(8000);
      }),
    );
  });
});

describe('checking the settings', () => {
  it('accepts a longest wait equal to the first', () => {
    expect(requireBackoff('test', { baseMs: 5, maxMs: 5 })).toEqual({ baseMs: 5, maxMs: 5 });
  });

  it('refuses a longest wait below the first, and says both', () => {
    expect(() => requireBackoff('test', { baseMs: 5, maxMs: 4 })).toThrow(
      'test: backoff.maxMs (4) is less than backoff.baseMs (5), so no wait would be allowed. Make maxMs at least baseMs.',
    );
  });

  it('refuses a delay that is no delay', () => {
    expect(() => requireBackoff('test', { baseMs: -1, maxMs: 4 })).toThrow(
      'backoff.baseMs is -1 ms',
    );
    expect(() => requireBackoff('test', { baseMs: 1, maxMs: Infinity })).toThrow(
      'backoff.maxMs is Infinity',
    );
  });
});
