import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireIds, requireKnown, requireWholeNumber } from './check-input.ts';
import { wrapIndex } from './wrap-index.ts';

describe('machine input checks', () => {
  it('return valid values', () => {
    expect(requireWholeNumber('carousel', 'count', 1, 1)).toBe(1);
    expect(requireIds('tabs', 'ids', ['a', 'b'])).toEqual(['a', 'b']);
    expect(requireKnown('tabs', 'initial', 'b', ['a', 'b'])).toBe('b');
  });

  it('reject a number that is too small, fractional or not a number', () => {
    for (const bad of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => requireWholeNumber('carousel', 'count', bad, 1)).toThrow(
        `carousel: count is ${bad}, but must be a whole number of at least 1. Fix the machine's input.`,
      );
    }
  });

  it('reject an empty list, a duplicate id and an unknown id', () => {
    expect(() => requireIds('tabs', 'ids', [])).toThrow(
      'tabs: ids is empty, but must contain at least one id. Do not render the widget without content.',
    );
    expect(() => requireIds('tabs', 'ids', ['a', 'b', 'b'])).toThrow(
      "tabs: ids contains 'b' twice, but ids must be unique. Rename one of them.",
    );
    expect(() => requireKnown('tabs', 'initial', 'x', ['a', 'b'])).toThrow(
      "tabs: initial is 'x', which is unknown. Choose one of: a, b.",
    );
  });
});

describe('wrapping an index', () => {
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
