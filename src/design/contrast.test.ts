import { describe, expect, it } from 'vitest';
import { channels, contrastRatio } from './contrast.ts';

describe('the contrast of two colors', () => {
  it('is 21 between black and white and 1 between a color and itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#1D3FA8', '#1d3fa8')).toBe(1);
  });

  it.each([
    // Known values: the darkest grays that reach AA and AAA on white.
    ['#767676', '#ffffff', 4.54],
    ['#595959', '#ffffff', 7.0],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %d, in either order', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });

  it.each(['red', '#fff', '16181D', '#16181D80', ''])('cannot be computed for "%s"', (color) => {
    expect(() => contrastRatio(color, '#000000')).toThrow(`"${color}" is not a color`);
    expect(() => channels(color)).toThrow(RangeError);
  });
});
