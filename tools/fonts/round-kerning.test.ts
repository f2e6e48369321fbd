import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { roundKerning } from './round-kerning.ts';

const LETTERS = 'AVTowyae.';
const pairs = [...LETTERS].flatMap((left) => [...LETTERS].map((right) => left + right));

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

it('rounded kerning differs by at most half a step, or by less than one where it is dropped', async () => {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  const font = await subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: { opsz: 60, wght: 780 },
    keepFeatures: ['kern'],
  });
  const drawn = kerning(font);
  const rounded = kerning(roundKerning(font, 10));
  expect([...drawn.values()].some((value) => value % 10 !== 0)).toBe(true);
  expect(rounded.get('AV')).toBeLessThan(-20);
  for (const [pair, value] of drawn) {
    const now = rounded.get(pair) ?? Number.NaN;
    expect(Math.abs(now % 10), pair).toBe(0);
    if (Math.abs(value) < 10) expect(now, pair).toBe(0);
    else expect(Math.abs(now - value), pair).toBeLessThanOrEqual(5);
  }
});
