import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#src/design/contrast.ts';
import { linePalettes, shared } from '#src/design/palette.ts';
import { placeDots } from './k12-dots.ts';

describe('the dots of the K-12 hero', () => {
  it('are as many as requested, all of them on the hero', () => {
    const dots = placeDots('/k-12', 50);
    expect(dots).toHaveLength(50);
    for (const { x, y, radius } of dots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
      expect(radius).toBeGreaterThan(0);
    }
  });

  it('have the same positions on every render, and others for another seed', () => {
    expect(placeDots('/k-12', 50)).toEqual(placeDots('/k-12', 50));
    expect(placeDots('/k-13', 50)).not.toEqual(placeDots('/k-12', 50));
  });

  it('do not clump: none is within 3% of another', () => {
    const dots = placeDots('/k-12', 50);
    for (const [i, one] of dots.entries()) {
      for (const other of dots.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, (one.y - other.y) / 1.6)).toBeGreaterThan(3);
      }
    }
  });

  it('are muted under the headline: text on them has 7:1', () => {
    const under = placeDots('/k-12', 50).filter(({ x }) => x <= 55);
    expect(under.length).toBeGreaterThan(0);
    expect(new Set(under.map(({ color }) => color))).toEqual(new Set(['quiet']));
    expect(contrastRatio(shared.paper, linePalettes.solve.ink2)).toBeGreaterThanOrEqual(7);
  });

  it('can be none', () => {
    expect(placeDots('/k-12', 0)).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, 501])('reject a count of %d with a clear message', (count) => {
    expect(() => placeDots('/k-12', count)).toThrow(/whole number from 0 to 500/u);
  });

  it('reject an empty seed', () => {
    expect(() => placeDots('', 50)).toThrow(/seed is empty/u);
  });
});
