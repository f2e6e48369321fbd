import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const numbers = (seed: string, count = 1000): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('a seeded random source', () => {
  it('repeats itself for the same seed only', () => {
    expect(numbers('/k-12')).toEqual(numbers('/k-12'));
    expect(numbers('/k-12')[0]).not.toBe(numbers('/k-13')[0]);
  });

  it('distributes its numbers evenly from 0 up to 1', () => {
    const drawn = numbers('even', 10_000);
    expect(drawn.every((n) => n >= 0 && n < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = drawn.filter((n) => Math.floor(n * 10) === tenth).length / drawn.length;
      expect(share).toBeGreaterThan(0.085);
      expect(share).toBeLessThan(0.115);
    }
  });

  it('shuffles without losing items or mutating its input', () => {
    const list = [1, 2, 3, 4, 5, 6];
    const shuffled = createRandom('s').shuffle(list);
    expect(shuffled.toSorted()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
