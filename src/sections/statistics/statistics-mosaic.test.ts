import { describe, expect, it } from 'vitest';
import { mosaic } from './statistics-mosaic.ts';

const kinds = (figures: number) =>
  mosaic(figures).map(({ kind }) => (kind === 'figure' ? 'F' : 'o'));

describe('the mosaic of figures', () => {
  it('shows every figure once, in order, in whole rows of four', () => {
    for (let figures = 1; figures <= 24; figures++) {
      const cells = mosaic(figures);
      const shown = cells.filter(({ kind }) => kind === 'figure').map(({ index }) => index);
      expect(shown).toEqual(Array.from({ length: figures }, (_, at) => at));
      expect(cells.length % 4).toBe(0);
      expect(cells.length - figures).toBeLessThan(8);
    }
  });

  it('begins with a figure and has two rows at least', () => {
    expect(mosaic(1)[0]).toEqual({ kind: 'figure', index: 0 });
    expect(mosaic(1)).toHaveLength(8);
  });

  it('makes a checkerboard of four figures', () => {
    expect(kinds(4).join('')).toBe('FoFooFoF');
  });

  it('lets six figures meet two ornaments where the rows turn', () => {
    expect(kinds(6).join('')).toBe('FFFooFFF');
  });

  it('needs no ornament for eight', () => {
    expect(kinds(8).join('')).toBe('FFFFFFFF');
  });
});
