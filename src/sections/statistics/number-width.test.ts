import { describe, expect, it } from 'vitest';
import { figures } from '#src/content/figures.ts';
import { NUMBER_WIDTHS, numberWidth } from './number-width.ts';

describe('the width of figures', () => {
  it.each([
    ['27', 2.2],
    ['400+', 2.2],
    ['40M+', 2.7],
    ['99.95%', 3.6],
    ['15,000+', 3.6],
    ['7 weeks', 3.6],
    ['5K to 50K', 4.4],
  ])('of %s is at most %s em', (figure, width) => {
    expect(numberWidth([figure])).toBe(width);
  });

  it('is that of the widest, not of the one with the most characters', () => {
    expect(numberWidth(['1.1.1', '40M+'])).toBe(2.7);
  });

  it('is known for every figure of the site', () => {
    const last = NUMBER_WIDTHS.at(-1);
    const longest = Object.values(figures)
      .map(({ value }) => value)
      .filter((value) => numberWidth([value]) === last);
    expect(longest).toEqual(['5K to 50K']);
  });

  it('is the largest there is for a figure that is longer still', () => {
    expect(numberWidth(['100,000,000 weeks'])).toBe(4.4);
  });
});
