import { drawHero, drawPicture } from '#src/art/index.ts';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import { digest } from '../digest.ts';
import { colorsHash, withoutColors } from './picture-colors.ts';

const drawn = new Map<string, string>();

/** Draws the file of a picture, once: its name is needed before its file. */
export function drawOnce(spec: PictureSpec): string {
  const key = JSON.stringify(spec);
  const svg = drawn.get(key) ?? (spec.format === 'hero' ? drawHero(spec) : drawPicture(spec));
  drawn.set(key, svg);
  return svg;
}

/**
 * Where the file of a picture is served. Its name has a hash of its outlines and its line, and one of
 * its colors, so it may be cached forever, and the part that identifies the picture is separate from the
 * part for its colors (docs/decisions/0014). Devices store it under the first part alone, so the same
 * outlines in two lines are two pictures.
 */
export function addressOf(spec: PictureSpec): string {
  const hash = digest(spec.line, withoutColors(drawOnce(spec), spec.line)).slice(0, 10);
  return `/art/${spec.motifs[0]}-${spec.format}-${hash}.${colorsHash(spec.line)}.svg`;
}

/** Where the parts of the house are served, whose colors are those of the page. */
export const houseAddress = (svg: string): string => `/art/house-${digest(svg).slice(0, 8)}.svg`;

/** The same as {@link addressOf} without drawing it, for the development server, where nothing is cached. */
export const draftAddressOf = (spec: PictureSpec): string =>
  `/art/${spec.motifs[0]}-${spec.format}-${digest(JSON.stringify(spec)).slice(0, 10)}.svg`;
