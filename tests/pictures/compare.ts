import pixelmatch from 'pixelmatch';
import { extend } from './raster.ts';
import type { Raster } from './raster.ts';

/**
 * How far apart two pixels may be without counting as different, from 0 to 1 in pixelmatch's
 * perceptual distance (YIQ). 0.02 is five levels of gray: less than the eye can distinguish, more than
 * the effect of rounding the same color, and far less than the effect of moving a line of text by one
 * pixel in a picture that is reduced by four (docs/decisions/0020-pictures.md).
 */
const THRESHOLD = 0.02;

/** The fewest differing pixels that count: nobody sees a single one, and a lost icon is sixteen. */
const LEAST_PIXELS = 2;

/** Fills the part where only one of the pictures continues: a color that the site does not use. */
const NOTHING = [255, 0, 255, 255];

export interface Difference {
  /** Pixels that differ. */
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
  /** The smallest box around everything that differs, in pixels; right and bottom are outside. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** What differs, in red over a faint copy. */
  readonly picture: Raster;
}

/**
 * Compares two pictures of the same width; the lower one counts as different where it has ended.
 * Pixels at edges count like all others: their shades are deterministic, and where a page has moved by
 * one pixel they are all that has changed.
 * @returns null if a visitor would not see a difference
 */
export function compare(before: Raster, after: Raster): Difference | null {
  if (before.width !== after.width) {
    throw new Error(
      `Pictures of different widths cannot be compared: ${String(before.width)} and ${String(after.width)} px.`,
    );
  }
  const { width } = before;
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const count = pixelmatch(
    extend(before, height, NOTHING).data,
    extend(after, height, NOTHING).data,
    data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true, alpha: 0.2, diffColor: RED },
  );
  if (count < LEAST_PIXELS) return null;
  const picture = { data, width, height };
  return { count, share: count / (width * height), box: boxOf(picture), picture };
}

const RED: [number, number, number] = [255, 0, 0];

/** Around the red pixels; all others are gray. */
function boxOf({ data, width, height }: Raster): Difference['box'] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== RED[0] || data[at + 1] !== RED[1]) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}
