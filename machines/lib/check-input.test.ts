import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  requireDelay,
  requireIds,
  requireKnown,
  requireSpan,
  requireWholeNumber,
} from './check-input.ts';
import { wrapIndex } from './wrap-index.ts';

describe('checks of a machine’s input', () => {
  it('give back what is right', () => {
    expect(requireWholeNumber('carousel', 'count', 1, 1)).toBe(1);
    expect(requireDelay('carousel', 'lockMs', 0)).toBe(0);
    expect(requireIds('tabs', 'ids', ['a', 'b'])).toEqual(['a', 'b']);
    expect(requireKnown('tabs', 'initial', 'b', ['a', 'b'])).toBe('b');
  });

  it('refuse a number that is too small, broken or no number', () => {
    for (const bad of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => requireWholeNumber('carousel', 'count', bad, 1)).toThrow(
        `carousel: count is ${bad}, but must be a whole number of at least 1. Correct the input of the machine.`,
      );
    }
  });

  it('refuse a delay that is negative, or longer than timers keep', () => {
    expect(requireDelay('carousel', 'lockMs', 2 ** 31 - 1)).toBe(2 ** 31 - 1);
    for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
      expect(() => requireDelay('carousel', 'lockMs', bad)).toThrow(
        `carousel: lockMs is ${bad} ms, but a delay must be a number from 0 to 2147483647 (24 days), the longest that timers keep. Correct the input of the machine.`,
      );
    }
  });

  it('refuse a span that is negative or not finite', () => {
    expect(requireSpan('install', 'rememberMs', 2 ** 40)).toBe(2 ** 40);
    for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => requireSpan('install', 'rememberMs', bad)).toThrow(
        `install: rememberMs is ${bad} ms, but a span of time must be a finite number of at least 0. Correct the input of the machine.`,
      );
    }
  });

  it('refuse an empty list, a double id and an unknown id', () => {
    expect(() => requireIds('tabs', 'ids', [])).toThrow(
      'tabs: ids is empty, but at least one is needed. Do not render the widget without content.',
    );
    expect(() => requireIds('tabs', 'ids', ['a', 'b', 'b'])).toThrow(
      "tabs: ids holds 'b' twice, but each must be different. Rename one of them.",
    );
    expect(() => requireKnown('tabs', 'initial', 'x', ['a', 'b'])).toThrow(
      "tabs: initial is 'x', which is unknown. Choose one of: a, b.",
    );
  });
});

describe('going round', () => {
  it('stays within the count and keeps the distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 50 }), (i, n) => {
        const wrapped = wrapIndex(i, n);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(n);
        expect(Math.abs(i - wrapped) % n).toBe(0);
      }),
    );
  });
});
