import sharp from 'sharp';
import { channels, contrastRatio } from '#src/design/contrast.ts';

/** Test helpers that measure the pixels of a drawn picture. Not shipped. */

/** A part of a picture, as fractions of its width and height from the top left corner, 0 to 1. */
export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The lowest contrast that text would have anywhere in a zone of a picture.
 * Every pixel counts, including anti-aliased edges.
 *
 * @param svg the picture
 * @param zone where text may be placed
 * @param textColor as `#rrggbb`
 * @returns the lowest contrast ratio, 1 to 21
 */
export async function lowestContrast(svg: string, zone: Zone, textColor: string): Promise<number> {
  let lowest = 21;
  for (const color of await colorsIn(svg, zone)) {
    lowest = Math.min(lowest, contrastRatio(color, textColor));
  }
  return lowest;
}

/** Every color that appears in a zone of a picture, as `#rrggbb`. */
export async function colorsIn(svg: string, zone: Zone): Promise<ReadonlySet<string>> {
  const { left, top, right, bottom } = zone;
  const { data, width, height } = await rasterise(svg);
  const packed = new Set<number>();
  for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y++) {
    for (let x = Math.floor(left * width); x < Math.floor(right * width); x++) {
      packed.add(data.readUIntBE((y * width + x) * 3, 3));
    }
  }
  return new Set([...packed].map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`));
}

/**
 * The number of separate areas of a color in a picture. Anti-aliased pixels do not count; areas
 * that touch at a corner are one.
 */
export async function countAreas(svg: string, color: string): Promise<number> {
  const { data, width, height } = await rasterise(svg);
  const wanted = channels(color);
  const open = new Uint8Array(width * height);
  for (let i = 0; i < open.length; i++) {
    if (wanted.every((channel, c) => data[i * 3 + c] === channel)) open[i] = 1;
  }
  let areas = 0;
  for (let start = 0; start < open.length; start++) {
    if (open[start] !== 1) continue;
    areas++;
    const queue = [start];
    open[start] = 0;
    while (queue.length > 0) {
      const at = queue.pop() as number;
      const column = at % width;
      for (const row of [at - width, at, at + width]) {
        for (const step of [-1, 0, 1]) {
          const next = row + step;
          if (open[next] !== 1 || column + step < 0 || column + step >= width) continue;
          open[next] = 0;
          queue.push(next);
        }
      }
    }
  }
  return areas;
}

async function rasterise(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 480 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
