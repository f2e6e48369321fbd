import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { readRaster, reduce, webpOf } from './raster.ts';
import type { Raster } from './raster.ts';

/** A card like those on pages: text, a border, an icon, drawn by the library that also reads pictures. */
const SCALE = 4;

const card = ({ x = 0, y = 0, ground = '#fff', line = '#ddd', icon = 16, height = 200 } = {}) =>
  readPicture(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${String(height)}">
    <rect width="320" height="${String(height)}" fill="${ground}"/>
    <rect x="20.5" y="20.5" width="280" height="120" fill="none" stroke="${line}"/>
    <g transform="translate(${String(x)} ${String(y)})">
      <path d="M40 50h60v3H40zM40 60h110v2H40zM40 66h96v2H40zM40 72h104v2H40z" fill="#222"/>
      <circle cx="260" cy="100" r="${String(icon / 2)}" fill="#0a5"/>
    </g>
  </svg>`);

async function readPicture(svg: string): Promise<Raster> {
  return reduce(await readRaster(await sharp(Buffer.from(svg)).png().toBuffer()), SCALE);
}

const plain = (width: number, height: number, color: readonly number[]): Raster => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, at) => color[at % 4] ?? 0),
});

describe('a comparison', () => {
  it('finds nothing in two pictures of the same page', async () => {
    expect(compare(await card(), await card())).toBeNull();
  });

  it.each([
    ['words one pixel lower', { y: 1 }],
    ['words one pixel to the right', { x: 1 }],
    ['a border that is gone', { line: '#fff' }],
    ['a border of a lighter gray', { line: '#f4f4f4' }],
    ['an icon that is gone', { icon: 0 }],
    ['an icon two pixels smaller', { icon: 14 }],
    ['another ground', { ground: '#f4f1ea' }],
    ['four rows more', { height: 204 }],
  ])('sees %s', async (_, fault) => {
    expect(compare(await card(), await card(fault))).not.toBeNull();
  });

  it.each([
    ['a shade that nobody sees', { ground: '#fefefe' }],
    ['words that moved by a hundredth of a pixel', { x: 0.01, y: 0.01 }],
  ])('does not see %s', async (_, noise) => {
    expect(compare(await card(), await card(noise))).toBeNull();
  });

  it('says how much differs, and where', async () => {
    const found = compare(await card(), await card({ icon: 0 }));
    // The icon is 16 px wide around (260, 100).
    expect(found?.box).toEqual({ left: 63, top: 23, right: 67, bottom: 27 });
    expect(found?.count).toBe(16);
    expect(found?.share).toBeCloseTo(16 / (80 * 50));
  });

  it('counts what one of the pictures lacks', () => {
    const white = [255, 255, 255, 255];
    const found = compare(plain(10, 10, white), plain(10, 12, white));
    expect(found?.count).toBe(20);
    expect(found?.box).toEqual({ left: 0, top: 10, right: 10, bottom: 12 });
  });

  it('refuses pictures of different widths', () => {
    const gray = [128, 128, 128, 255];
    expect(() => compare(plain(10, 10, gray), plain(12, 10, gray))).toThrow(
      'Pictures of different widths cannot be compared: 10 and 12 px.',
    );
  });
});

describe('a reduced picture', () => {
  it('has the mean of each square, to four levels, and keeps black and white', () => {
    const checked: Raster = {
      width: 3,
      height: 2,
      // Black, white, white; white, black, white.
      data: Uint8Array.from([0, 255, 255, 255, 0, 255].flatMap((v) => [v, v, v, 255])),
    };
    const { data, ...size } = reduce(checked, 2);
    expect(size).toEqual({ width: 2, height: 1 });
    expect([...data]).toEqual([130, 130, 130, 255, 255, 255, 255, 255]);
    expect([...reduce(plain(4, 4, [0, 0, 0, 255]), 4).data]).toEqual([0, 0, 0, 255]);
  });

  it('is stored without loss', async () => {
    const before = await card();
    expect(await readRaster(await webpOf(before))).toEqual({
      ...before,
      data: Buffer.from(before.data),
    });
  });

  it.each([0, 1.5, 17])('is not made %s times smaller', (scale) => {
    expect(() => reduce(plain(4, 4, [0, 0, 0, 255]), scale)).toThrow('a whole number from 1 to 16');
  });
});
