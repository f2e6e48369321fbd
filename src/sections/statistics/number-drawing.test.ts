import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures } from '#src/content/figures.ts';
import { drawNumber } from './number-drawing.ts';
import type { NumberDrawing } from './number-drawing.ts';

/** Counts the cells of an outline like a browser does: the dashes of each line. */
const countCells = (outline: string) =>
  [...outline.matchAll(/h([\d.]+)/gu)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length)) + 1,
    0,
  );
const drawn = (figure: string) => {
  const drawing = drawNumber(figure);
  if (drawing === null) throw new Error(`${figure} has no drawing`);
  return drawing;
};
const counts = ({ lit, rest, more }: NumberDrawing) => [lit, rest, more].map(countCells);

describe('a drawn number', () => {
  it.each([
    ['85%', [85, 15, 0]],
    ['30%+', [30, 69, 1]],
    ['100%', [100, 0, 0]],
    ['0%', [0, 100, 0]],
  ])('lights %s of a hundred cells', (figure, expected) => {
    expect(counts(drawn(figure))).toEqual(expected);
    expect(drawn(figure)).toMatchObject({ columns: 10, rows: 10, each: '' });
  });

  it.each([
    ['99.99%', 1],
    ['99.95%', 5],
  ])('shows what %s lacks of a whole, in cells that can be counted', (figure, missing) => {
    const drawing = drawn(figure);
    expect(drawing).toMatchObject({ columns: 20, rows: 20, each: '0.01%', isSolid: true });
    expect(countCells(drawing.rest)).toBe(missing);
    const lengths = [...drawing.lit.matchAll(/h([\d.]+)/gu)].map(([, length]) => Number(length));
    expect(lengths).toEqual([...Array.from({ length: 19 }, () => 20), 20 - missing]);
  });

  it.each([
    ['7 weeks', [7, 0, 0], ''],
    ['27', [27, 0, 0], ''],
    ['65+', [65, 0, 1], ''],
    ['99+', [99, 0, 1], ''],
    ['100', [10, 0, 0], '10'],
    ['120+', [12, 0, 1], '10'],
    ['400+', [40, 0, 1], '10'],
    ['15,000+', [15, 0, 1], '1,000'],
    ['500K+', [50, 0, 1], '10K'],
    ['10M+', [10, 0, 1], '1M'],
    ['40M+', [40, 0, 1], '1M'],
    ['500TB+', [50, 0, 1], '10 TB'],
  ])('counts %s', (figure, expected, each) => {
    expect(counts(drawn(figure))).toEqual(expected);
    expect(drawn(figure).each).toBe(each);
  });

  it('shows growth next to the starting value', () => {
    expect(drawn('3x')).toMatchObject({ columns: 10, rows: 2 });
    expect(counts(drawn('3x'))).toEqual([3, 1, 0]);
    expect(counts(drawn('5K to 50K'))).toEqual([10, 1, 0]);
  });

  it('exists for every numeric figure', () => {
    const without = Object.values(figures)
      .map(({ value }) => value)
      .filter((value) => drawNumber(value) === null);
    expect(without).toEqual(['WCAG']);
  });

  it('draws the right number of cells, all within the grid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (value) => {
        const drawing = drawn(String(value));
        const each = drawing.each === '' ? 1 : Number(drawing.each.replaceAll(',', ''));
        expect(countCells(drawing.lit)).toBe(Math.round(value / each));
        for (const [, x, y, length] of drawing.lit.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/gu)) {
          expect(Number(x) + Number(length)).toBeLessThanOrEqual(drawing.columns);
          expect(Number(y)).toBeLessThan(drawing.rows);
        }
      }),
    );
  });
});
