import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { roundKerning } from './round-kerning.ts';

const LETTERS = 'AVTowyae.';
const pairs = [...LETTERS].flatMap((left) => [...LETTERS].map((right) => left + right));
let plain: Buffer;
let unkerned: Buffer;

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  const source = await readFile(file);
  const axes = { opsz: 60, wght: 780 };
  const subset = (keepFeatures: string[]) =>
    subsetFont(source, LETTERS, { targetFormat: 'sfnt', variationAxes: axes, keepFeatures });
  [plain, unkerned] = await Promise.all([subset(['kern']), subset([])]);
});

/** The kerning of letter pairs, in font units. */
function kerning(file: Buffer): Map<string, number> {
  const font = create(file) as Font;
  return new Map(
    pairs.map((pair) => {
      const { glyphs, positions } = font.layout(pair);
      return [pair, (positions[0]?.xAdvance ?? Number.NaN) - (glyphs[0]?.advanceWidth ?? 0)];
    }),
  );
}

describe('rounded kerning', () => {
  it('differs from the original by at most half a step, or by less than one step where it is dropped', () => {
    const drawn = kerning(plain);
    const rounded = kerning(roundKerning(plain, 10));
    expect([...drawn.values()].some((value) => value % 10 !== 0)).toBe(true);
    for (const [pair, value] of drawn) {
      const now = rounded.get(pair) ?? Number.NaN;
      expect(Math.abs(now % 10), pair).toBe(0);
      if (Math.abs(value) < 10) expect(now, pair).toBe(0);
      else expect(Math.abs(now - value), pair).toBeLessThanOrEqual(5);
    }
  });

  it('is kept for the pairs that need it most', () => {
    expect(kerning(roundKerning(plain, 10)).get('AV')).toBeLessThan(-20);
  });

  it('throws when there is none', () => {
    expect(() => roundKerning(unkerned, 10)).toThrow('no pairs in a "GPOS" table');
  });
});
