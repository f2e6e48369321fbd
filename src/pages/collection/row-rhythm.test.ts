import { describe, expect, it } from 'vitest';
import { rowRhythm } from './row-rhythm.ts';

const PER_ROW = { full: 1, half: 2, third: 3 } as const;

/** The number of cards per row for the spans of `count` cards. */
function rows(count: number): number[] {
  const spans = rowRhythm(count);
  const sizes: number[] = [];
  for (let at = 0; at < spans.length;) {
    const size = PER_ROW[spans[at] ?? 'full'];
    expect(spans.slice(at, at + size), `row at card ${String(at)} of ${String(count)}`).toEqual(
      Array.from({ length: size }, () => spans[at]),
    );
    sizes.push(size);
    at += size;
  }
  return sizes;
}

describe('the row layout', () => {
  it('puts one card in the first row, then alternates rows of three and two', () => {
    expect(rows(19)).toEqual([1, 3, 2, 3, 2, 3, 2, 3]);
  });

  it('lays out small numbers of cards without leftovers', () => {
    expect([0, 1, 2, 3, 4, 5, 7].map(rows)).toEqual([
      [],
      [1],
      [2],
      [1, 2],
      [1, 3],
      [1, 2, 2],
      [1, 3, 3],
    ]);
  });

  it('places every card and leaves no gaps', () => {
    for (let count = 0; count <= 200; count += 1) {
      expect(rows(count).reduce((sum, size) => sum + size, 0)).toBe(count);
      expect(rows(count).slice(1)).not.toContain(1);
    }
  });
});
