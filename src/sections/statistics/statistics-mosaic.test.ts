import { describe, expect, it } from 'vitest';
import { mosaic } from './statistics-mosaic.ts';

const kinds = (figures: number) =>
  mosaic(figures).map(({ kind }) => (kind === 'figure' ? 'F' : 'o'));

describe('the statistics mosaic', () => {
  it('contains every figure once, in order, in complete rows of four', () => {
    for (let figures = 1; figures <= 24; figures++) {
      const cells = mosaic(figures);
      const shown = cells.filter(({ kind }) => kind === 'figure').map(({ index }) => index);
      expect(shown).toEqual(Array.from({ length: figures }, (_, at) => at));
      expect(cells.length % 4).toBe(0);
      expect(cells.length - figures).toBeLessThan(8);
    }
  });

  it('starts with a figure and has at least two rows', () => {
    expect(mosaic(1)[0]).toEqual({ kind: 'figure', index: 0 });
    expect(mosaic(1)).toHaveLength(8);
  });

  it('makes a checkerboard of four figures', () => {
    expect(kinds(4).join('')).toBe('FoFooFoF');
  });

  it('places two ornaments where the rows of six figures wrap', () => {
    expect(kinds(6).join('')).toBe('FFFooFFF');
  });

  it('needs no ornament for eight figures', () => {
    expect(kinds(8).join('')).toBe('FFFFFFFF');
  });
});
