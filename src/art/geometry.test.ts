import { describe, expect, it } from 'vitest';
import {
  arch,
  band,
  contains,
  disc,
  half,
  halfRing,
  lens,
  mirrored,
  pathData,
  place,
  poly,
  quarter,
  rect,
  ring,
  rounded,
  star,
  type Outline,
} from './geometry.ts';

const at = (outline: Outline, ...points: [number, number][]): boolean[] =>
  points.map(([x, y]) => contains(outline, x, y));

describe('the shapes', () => {
  it.each<[string, Outline, [number, number], [number, number]]>([
    ['a rectangle', rect(2, 2, 4, 4), [3, 3], [7, 3]],
    ['a disc', disc(12, 12, 12), [4, 4], [3, 3]],
    ['a ring', ring(12, 12, 12, 6), [3, 12], [12, 12]],
    ['a quarter to the right and down', quarter(0, 0, 24, 0), [16, 16], [18, 18]],
    ['a quarter to the left and up', quarter(24, 24, 24, 2), [8, 8], [6, 6]],
    ['a quarter band', band(0, 0, 24, 12, 0), [12, 12], [8, 8]],
    ['an upper half disc', half(12, 12, 12, 3), [12, 2], [12, 13]],
    ['a right half disc', half(12, 12, 12, 0), [22, 12], [11, 12]],
    ['an upper half ring', halfRing(12, 12, 12, 6, 3), [12, 2], [12, 8]],
    ['an arch', arch(0, 0, 24, 24), [12, 1], [1, 1]],
    ['a lens', lens(0, 12, 24, 12, 13), [12, 5], [2, 8]],
    ['a star', star(12, 12, 12), [12, 2], [18, 18]],
    ['a rectangle with one round corner', rounded(0, 0, 24, 24, 0, 12, 0, 0), [1, 1], [23, 1]],
  ])('%s contains the points inside it and no others', (_name, outline, inside, outside) => {
    expect(at(outline, inside, outside)).toEqual([true, false]);
  });

  it('rotates clockwise by quarters within the canvas', () => {
    const corner = rect(0, 0, 6, 6);
    const turned = [0, 1, 2, 3].map((turn) =>
      place(corner, { x: 0, y: 0, scale: 1, turn: turn as 0, width: 24, height: 24 }),
    );
    expect(turned.map((o) => at(o, [3, 3], [21, 3], [21, 21], [3, 21]).indexOf(true))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('scales and moves', () => {
    const moved = place(disc(12, 12, 6), {
      x: 48,
      y: 24,
      scale: 2,
      turn: 0,
      width: 24,
      height: 24,
    });
    expect(at(moved, [72, 48], [61, 48], [59, 48])).toEqual([true, true, false]);
  });

  it('mirrors and still winds clockwise, so that it merges with the original', () => {
    const flag = quarter(4, 4, 8, 0);
    const both = [...flag, ...mirrored(flag)];
    expect(at(mirrored(flag), [18, 6], [6, 6])).toEqual([true, false]);
    expect(area(mirrored(flag))).toBeCloseTo(area(flag), 6);
    expect(at(both, [18, 6], [6, 6])).toEqual([true, true]);
  });
});

describe('path data', () => {
  it('is relative, uses integers where possible, and has no redundant characters', () => {
    expect(pathData([rect(2, 2, 4, 4)])).toBe('M2 2h4v4h-4z');
    expect(pathData([poly(0, 0, 1.5, 0.5, 0, 2)])).toBe('M0 0l1.5 .5l-1.5 1.5z');
    expect(pathData([rect(0, 0, 2, 2), rect(4, 0, 2, 2)])).toBe('M0 0h2v2h-2zm4 0h2v2h-2z');
    expect(pathData([quarter(0, 0, 24, 0)])).toBe('M0 0h24a24 24 0 0 1-24 24z');
  });
});

/** Signed area of the corners by the shoelace formula; its sign gives the winding direction. */
function area(outline: Outline): number {
  const corners = outline.flatMap((c): [number, number][] =>
    c[0] === 'Z' ? [] : [c[0] === 'A' ? [c[4], c[5]] : [c[1], c[2]]],
  );
  return corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}
