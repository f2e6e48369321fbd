import { linePalettes, shared } from '#src/design/palette.ts';
import { arch, pathData, quarter, rect, type Outline } from './geometry.ts';

/** The logo has the same colors on every page: those of the BUILD line. */
const COLORS = {
  ground: linePalettes.build.ink,
  house: shared.paper,
  square: shared.yellow,
  /** For icons that the system tints, where only the shape matters. */
  single: shared.yellowLabel,
} as const;

// All edges are at multiples of 1.5 units: whole pixels at 16, 32, 48 and every multiple of 16.
const SQUARE: Outline = rect(3, 3, 6, 6);
const HOUSE: readonly Outline[] = [rect(3, 9, 6, 12), quarter(9, 21, 12, 3)];
const DOOR: Outline = arch(10.5, 13.5, 4.5, 7.5);

export interface LogoOptions {
  /**
   * - `color`: the tile in its own colors
   * - `monochrome`: one color on a transparent ground, for icons that the system tints
   * - `maskable`: the ground fills the canvas and the house stays in the safe zone, the center
   *   circle of 80% (W3C, Web Application Manifest: icon masks)
   */
  readonly variant: 'color' | 'monochrome' | 'maskable';
  /** The width and height attributes of the document, in CSS px. */
  readonly size: number;
}

/**
 * Draws the logo as an SVG document: a tile with a house made of a square, a quarter circle and a
 * door. The house doubles as the first letter of the name.
 */
export function drawLogo({ variant, size }: LogoOptions): string {
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
 * Draws the favicon. It drops its ground in a dark scheme, where dark ink would look like a hole in
 * the tab. The style element is used in this file only, which the browser loads as an image.
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
