import sharp from 'sharp';

/** A picture in memory: four bytes (red, green, blue, opacity) per pixel, row by row. */
export interface Raster {
  readonly data: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** @param file the bytes of a PNG or WebP picture */
export async function readRaster(file: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Lossless, and as small as the format allows. */
export const webpOf = ({ data, width, height }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Masks each color channel of a reduced picture to 64 shades, four levels apart. */
const KEPT_BITS = 0xfc;

/**
 * Reduces a picture by an integer factor: every square of pixels becomes their mean. Partial squares at
 * the right and bottom edges are averaged over the pixels they have.
 * @param scale from 1 (only rounds the colors) to 16
 */
export function reduce({ data, width, height }: Raster, scale: number): Raster {
  if (!Number.isInteger(scale) || scale < 1 || scale > 16) {
    throw new Error(`A picture is reduced by a whole number from 1 to 16, not ${String(scale)}.`);
  }
  const columns = Math.ceil(width / scale);
  const rows = Math.ceil(height / scale);
  const reduced = new Uint8Array(columns * rows * 4);
  const sums = new Uint32Array(columns * 3);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    const top = row * scale;
    const bottom = Math.min(height, top + scale);
    for (let y = top; y < bottom; y += 1) {
      let from = y * width * 4;
      for (let x = 0; x < width; x += 1, from += 4) {
        const to = Math.floor(x / scale) * 3;
        sums[to] = (sums[to] ?? 0) + (data[from] ?? 0);
        sums[to + 1] = (sums[to + 1] ?? 0) + (data[from + 1] ?? 0);
        sums[to + 2] = (sums[to + 2] ?? 0) + (data[from + 2] ?? 0);
      }
    }
    for (let column = 0; column < columns; column += 1) {
      const pixels = (Math.min(width, (column + 1) * scale) - column * scale) * (bottom - top);
      const at = (row * columns + column) * 4;
      for (let color = 0; color < 3; color += 1) {
        const mean = Math.round((sums[column * 3 + color] ?? 0) / pixels) & KEPT_BITS;
        // The two lost bits are filled with the highest ones, so that white stays white.
        reduced[at + color] = mean | (mean >> 6);
      }
      reduced[at + 3] = 255;
    }
  }
  return { data: reduced, width: columns, height: rows };
}

/** The same picture with rows of one color below it. */
export function extend(raster: Raster, height: number, color: readonly number[]): Raster {
  if (raster.height >= height) return raster;
  const data = new Uint8Array(raster.width * height * 4);
  for (let at = raster.data.length; at < data.length; at += 4) data.set(color, at);
  data.set(raster.data);
  return { data, width: raster.width, height };
}
