import { linePalettes, shared } from '#src/design/palette.ts';
import { arch, pathData, quarter, rect, type Outline } from './geometry.ts';

/** The logo keeps its own colors on every page: those of BUILD, for it is a house. */
const COLORS = {
  ground: linePalettes.build.ink,
  house: shared.paper,
  square: shared.yellow,
  /** For icons that the system tints: only the shape counts. */
  single: shared.yellowLabel,
} as const;

// All edges lie on multiples of 1.5 units: whole pixels at 16, 32, 48 and every multiple of 16.
const SQUARE: Outline = rect(3, 3, 6, 6);
const HOUSE: readonly Outline[] = [rect(3, 9, 6, 12), quarter(9, 21, 12, 3)];
const DOOR: Outline = arch(10.5, 13.5, 4.5, 7.5);

export interface LogoOptions {
  /**
   * - `color`: the tile as it is
   * - `monochrome`: one color on nothing, for icons that the system tints
   * - `maskable`: the ground runs on to every edge and the house keeps to the safe zone, the middle
   *   circle of 80% (W3C, Web Application Manifest: icon masks)
   */
  readonly variant: 'color' | 'monochrome' | 'maskable';
  /** Width and height written on the document, in CSS px. */
  readonly size: number;
}

/**
 * Draws the logo as an SVG document: one tile, on it a house made of a square, a quarter circle and a
 * door. It is also the first letter of the name.
 *
 * @throws RangeError when the size is not a positive number
 */
export function drawLogo({ variant, size }: LogoOptions): string {
  if (!(size > 0 && size < Infinity)) {
    throw new RangeError(`The logo cannot be ${size} px wide: pass a size above 0, in CSS px`);
  }
  switch (variant) {
    case 'color':
      return svg(size, [0, 0, 24, 24], ground(0, 24) + house());
    case 'maskable':
      return svg(size, [-4, -4, 32, 32], ground(-4, 32) + house());
    case 'monochrome':
      return svg(size, [0, 0, 24, 24], path(COLORS.single, [SQUARE, ...HOUSE, DOOR]));
  }
}

/**
 * Draws the favicon. In a dark scheme its ground goes, because ink on a dark tab would be a hole; the
 * style element lives in this file only, which the browser loads as an image.
 */
export function drawFavicon(): string {
  const style = '<style>@media(prefers-color-scheme:dark){.g{fill:none}}</style>';
  const tile = ground(0, 24).replace('<path ', '<path class="g" ');
  return svg(32, [0, 0, 24, 24], style + tile + house());
}

function ground(from: number, size: number): string {
  return path(COLORS.ground, [rect(from, from, size, size)]);
}

function house(): string {
  return path(COLORS.house, [...HOUSE, DOOR]) + path(COLORS.square, [SQUARE]);
}

/** Even-odd, so that the door is an opening; no other outlines of the logo overlap. */
function path(fill: string, outlines: readonly Outline[]): string {
  return `<path fill="${fill}" fill-rule="evenodd" d="${pathData(outlines)}"/>`;
}

function svg(size: number, box: readonly number[], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box.join(' ')}">${content}</svg>\n`;
}
