import { describe, expect, it } from 'vitest';
import { placeDots } from './k12-dots.ts';

const centers = (seed: string) =>
  placeDots(seed).flatMap(({ places }) =>
    [...places.matchAll(/M([\d.]+) ([\d.]+)h0/gu)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    ),
  );

describe('the dots of the K-12 hero', () => {
  it('are as many as requested, all of them on the hero', () => {
    const dots = centers('/k-12');
    expect(dots).toHaveLength(50);
    for (const at of dots.flat()) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
    }
    for (const { size } of placeDots('/k-12')) expect(size).toBeGreaterThan(0);
  });

  it('have the same positions on every render, and others for another seed', () => {
    expect(placeDots('/k-12')).toEqual(placeDots('/k-12'));
    expect(placeDots('/k-13')).not.toEqual(placeDots('/k-12'));
  });

  it('do not clump: none is within 3% of another', () => {
    const dots = centers('/k-12');
    for (const [i, one] of dots.entries()) {
      for (const other of dots.slice(i + 1)) {
        expect(Math.hypot(one[0] - other[0], (one[1] - other[1]) / 1.6)).toBeGreaterThan(3);
      }
    }
  });
});
