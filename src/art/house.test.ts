import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portraitOf } from '#src/components/house/portrait.ts';
import { sentence } from '#src/content/house.ts';
import { linePalettes, shared } from '#src/design/palette.ts';
import { drawHouse } from './house.ts';
import { AT_HOME, HOUSE_PLANS, HOUSE_SHAPES } from '#src/design/house-plan.ts';

const { drawing, fields, problems, terms } = sentence;
const file = drawHouse(drawing);

/** Colors that no palette has, so that each is told from the others. */
const COLORS: Readonly<Record<string, string>> = {
  '--ink-ground': '#000000',
  '--ink-ground2': '#202020',
  '--ink-accent-a': '#ff0000',
  '--ink-accent-b': '#00ff00',
  '--paper': '#ffffff',
  '--action-ground': '#ffff00',
};
const first = { field: fields[0]!.id, problem: problems[0]!.id, term: terms[0]!.id };
const portrait = (choice: object = {}) =>
  portraitOf(file, { ...first, ...choice }, (name) => COLORS[name] ?? 'missing');

/** The share of a color in a picture, antialiased edges left out. */
async function shareOf(svg: string, color: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 216 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Number.parseInt(color.slice(1), 16);
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if (data.readUIntBE(at, 3) === wanted) count++;
  return count / (info.width * info.height);
}

describe('the file of the house', () => {
  it('is the same bytes for the same spec, and small', () => {
    expect(drawHouse(drawing)).toBe(file);
    expect(brotliCompressSync(file).length).toBeLessThan(4_000);
  });

  it('has no colors of its own: they are those of the page', () => {
    expect(file).not.toMatch(/#[\da-f]{3}|NaN|undefined|Infinity/iu);
    const names = [...file.matchAll(/var\((--[\w-]+)/gu)].map(([, name]) => name);
    expect([...new Set(names)].toSorted()).toEqual(
      [...Object.keys(COLORS), '--house-light'].toSorted(),
    );
  });

  it('tiles that turn cover what changes, and stay within the drawing', () => {
    for (const shape of HOUSE_SHAPES) {
      const { width, height, turns, window, floor } = HOUSE_PLANS[shape];
      expect(turns.field).toMatchObject({ x: 0, y: 0, width, height });
      expect(turns.problem.x).toBeLessThanOrEqual(window.x);
      expect(turns.problem.y).toBeLessThanOrEqual(window.y);
      expect(turns.problem.x + turns.problem.width).toBeGreaterThanOrEqual(window.x + window.width);
      expect(turns.problem.y + turns.problem.height).toBeGreaterThanOrEqual(
        window.y + window.height,
      );
      expect(turns.term).toMatchObject(floor);
    }
  });
});

describe('a portrait of the house', () => {
  it('has all colors in it, and refers to nothing outside', () => {
    const svg = portrait();
    expect(svg).not.toMatch(/var\(|missing|href="[^#]/u);
    for (const [, id] of svg.matchAll(/href="#([^"]+)"/gu)) {
      expect(svg).toContain(`<symbol id="${id ?? ''}"`);
    }
  });

  it('differs for every option', () => {
    const all = [
      ...fields.map(({ id }) => portrait({ field: id })),
      ...problems.slice(1).map(({ id }) => portrait({ problem: id })),
      ...terms.slice(1).map(({ id }) => portrait({ term: id })),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('has its window lit, more windows the sooner the date', async () => {
    const lit = new Map<string, number>();
    for (const { id } of terms) lit.set(id, await shareOf(portrait({ term: id }), '#ffff00'));
    // The big window alone.
    expect(lit.get('open')).toBeGreaterThan(0.03);
    expect(lit.get('school-year')).toBeLessThan(lit.get('term') ?? 0);
    expect(lit.get('term')).toBeLessThan(lit.get('month') ?? 0);
    // And the door.
    const atHome = await shareOf(portrait({ term: AT_HOME }), '#ffff00');
    expect(lit.get('month')).toBeLessThan(atHome);
  });

  it.each(fields.map(({ id, line }) => [id, line] as const))(
    'of %s is a house in the colors of %s',
    async (field, line) => {
      const { ink, accentA, accentB } = linePalettes[line];
      const values: Readonly<Record<string, string>> = {
        ...COLORS,
        '--ink-ground': ink,
        '--ink-accent-a': accentA,
        '--ink-accent-b': accentB,
        '--paper': shared.paper,
      };
      const svg = portraitOf(file, { ...first, field }, (name) => values[name] ?? '');
      for (const color of [ink, accentA, accentB, shared.paper]) {
        expect(await shareOf(svg, color), color).toBeGreaterThan(0.03);
      }
    },
  );
});
