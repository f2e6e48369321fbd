import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { backoffMs } from './backoff.ts';

const settings = { baseMs: 1000, maxMs: 8000 };

describe('the wait between retries', () => {
  it('doubles with each failure up to the maximum wait', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map((n) => backoffMs(settings, n, 0))).toEqual([
      1000, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
  });

  it('is reduced by up to half with jitter', () => {
    expect(backoffMs(settings, 3, 0.5)).toBe(3000);
    expect(backoffMs(settings, 3, 1)).toBe(2000);
  });

  it('clamps the jitter to 0..1', () => {
    expect(backoffMs(settings, 1, -4)).toBe(1000);
    expect(backoffMs(settings, 1, 7)).toBe(500);
  });

  it('is a whole number of milliseconds', () => {
    expect(backoffMs({ baseMs: 3, maxMs: 3 }, 1, 0.4)).toBe(2);
  });

  it('is always between half the base wait and the maximum wait', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const wait = backoffMs(settings, failures, chance);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(8000);
      }),
    );
  });
});
