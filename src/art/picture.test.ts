import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LINES, linePalettes, shared } from '#src/design/palette.ts';
import { drawPicture, MOTIFS, PICTURE_FORMATS } from './index.ts';
import { compose } from './compose.ts';
import { colorsIn, countAreas } from './measure.ts';
import type { PictureFormat, PictureSpec } from './picture-spec.ts';
import { ROOMS, sheets } from './tile-layouts.ts';
import type { SheetTile } from './sheet-tile.ts';

const budgets: Record<PictureFormat, number> = {
  hero: 4096,
  'hero-tall': 4096,
  panel: 2560,
  card: 2560,
  tile: 2560,
  strip: 2048,
  mark: 1024,
  social: 4096,
};

const bare = {
  hero: { left: 0, top: 0, right: 0.55, bottom: 1 },
  'hero-tall': { left: 0, top: 0, right: 1, bottom: 0.55 },
  social: { left: 0, top: 0, right: 0.6, bottom: 1 },
} as const;

const sizes: Record<PictureFormat, readonly [number, number]> = {
  hero: [16, 9],
  'hero-tall': [3, 4],
  panel: [4, 3],
  card: [3, 2],
  tile: [1, 1],
  strip: [5, 1],
  mark: [1, 1],
  social: [1200, 630],
};

const everyMotif = MOTIFS.map((motif, i): PictureSpec['motifs'] => [
  motif,
  ...[7, 13, 22].slice(0, i % 4).map((step) => MOTIFS[(i + step) % MOTIFS.length] ?? motif),
]);

const specs = PICTURE_FORMATS.flatMap((format) =>
  LINES.flatMap((line) =>
    everyMotif.map((motifs): PictureSpec => ({
      motifs,
      line,
      format,
      seed: `/${line}/${motifs[0]}`,
    })),
  ),
);

const drawn = new Map<PictureSpec, string>();

/** Draws a spec of the list once for all tests. */
function drawing(spec: PictureSpec): string {
  const svg = drawn.get(spec) ?? drawPicture(spec);
  drawn.set(spec, svg);
  return svg;
}

/**
 * Its compressed size in bytes; uses the best quality only if a fast compression is over budget.
 */
function wireBytes(svg: string, budget: number): number {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const bytes = brotliCompressSync(svg, quick).length;
  return bytes <= budget ? bytes : brotliCompressSync(svg).length;
}

/** One spec per motif, and one per line and format: enough for tests that read pixels. */
const sample = specs.filter((_, i) => i % 13 === 0);

describe('a picture', () => {
  it('is identical, byte for byte, whenever it is drawn from the same spec', () => {
    for (const spec of sample) expect(drawPicture({ ...spec })).toBe(drawPicture(spec));
  });

  it('does not change between releases unintentionally', () => {
    const known = drawPicture({
      motifs: ['eye', 'key', 'speech'],
      line: 'solve',
      seed: '/k-12/digital-accessibility',
      format: 'card',
    });
    expect(known).toMatchSnapshot();
  });

  it('differs if only its seed differs', () => {
    const spec = { motifs: ['bus', 'bell'], line: 'solve', format: 'hero' } as const;
    const drawn = new Set(['a', 'b', 'c', 'd'].map((seed) => drawPicture({ ...spec, seed })));
    expect(drawn.size).toBe(4);
  });

  it.each(PICTURE_FORMATS)('%s is unstyled and free of ids, for all motifs and lines', (format) => {
    for (const spec of specs.filter((one) => one.format === format)) {
      expect(drawing(spec)).not.toMatch(
        /\b(?:id|style|class|href)=|<style|NaN|undefined|Infinity/u,
      );
    }
  });

  it.each(PICTURE_FORMATS)('%s has the size and aspect ratio of its format', (format) => {
    const [, width, height, boxWidth, boxHeight] =
      /width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"/u
        .exec(drawPicture({ motifs: ['cap'], line: 'build', seed: 's', format }))
        ?.map(Number) ?? [];
    const [w, h] = sizes[format];
    expect(Number(width) / Number(height)).toBeCloseTo(w / h, 3);
    expect(Number(boxWidth) / Number(boxHeight)).toBeCloseTo(w / h, 2);
  });

  it.each(Object.keys(ROOMS) as (keyof typeof ROOMS)[])(
    '%s keeps its focal motif whole in each room that it may be in',
    (format) => {
      const { width, height } = sheets[format];
      for (const room of Object.values(ROOMS[format])) {
        for (const spec of specs.filter((one) => one.format === format)) {
          const [, x = '', y = ''] =
            /preserveAspectRatio="x(M\w\w)Y(M\w\w) slice"/u.exec(drawing(spec)) ?? [];
          const seen = [Math.min(width, height * room), Math.min(height, width / room)] as const;
          const start = (side: string, hidden: number) =>
            hidden * { Min: 0, Mid: 0.5, Max: 1 }[side]!;
          const [left, top] = [start(x, width - seen[0]), start(y, height - seen[1])];
          const focal = compose(spec).tiles.find(({ slot }) => slot === 'F');
          const [right, bottom] = [left + seen[0], top + seen[1]];
          expect(focal, `${spec.seed} at ${String(room)}`).toSatisfy(
            (tile: SheetTile) =>
              tile.x >= left &&
              tile.y >= top &&
              tile.x + 24 * tile.columns <= right &&
              tile.y + 24 * tile.rows <= bottom,
          );
          if (format === 'card' && room === 1)
            expect(focal).toMatchObject({ x: left, y: top, columns: 4 });
        }
      }
    },
  );

  it.each(PICTURE_FORMATS)(
    '%s stays within its brotli budget, for all motifs and lines',
    (format) => {
      const largest = Math.max(
        ...specs
          .filter((spec) => spec.format === format)
          .map((spec) => wireBytes(drawing(spec), budgets[format])),
      );
      expect(largest).toBeLessThanOrEqual(budgets[format]);
    },
  );

  it('has exactly one yellow area, a strip none, for all motifs', async () => {
    const seen: string[] = [];
    for (const motif of MOTIFS) {
      for (const format of PICTURE_FORMATS) {
        const spec: PictureSpec = {
          motifs: [motif, 'spark', 'bars'],
          line: 'deliver',
          seed: motif,
          format,
        };
        const areas = await countAreas(drawPicture(spec), shared.yellow);
        // In a strip, the page itself marks a tile.
        if (areas !== (format === 'strip' ? 0 : 1)) seen.push(`${format} of ${motif}: ${areas}`);
      }
    }
    expect(seen).toEqual([]);
  });

  it.each(Object.keys(bare) as (keyof typeof bare)[])(
    '%s is bare ink where the text is',
    async (format) => {
      for (const spec of sample.filter((one) => one.format === format)) {
        const colors = await colorsIn(drawing(spec), bare[format]);
        expect([...colors], JSON.stringify(spec)).toEqual([
          linePalettes[spec.line].ink.toLowerCase(),
        ]);
      }
    },
  );
});
