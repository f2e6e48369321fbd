import { drawHero, drawPicture } from '#src/art/index.ts';
import { colorOf } from '#src/art/paint.ts';
import type { Ink } from '#src/art/paint.ts';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import type { LineName } from '#src/design/palette.ts';
import { digest } from '../digest.ts';

export interface PictureFile {
  /** The path it is served at. */
  readonly address: string;
  readonly svg: string;
}

/** For the development server, which reads the content again after each edit. */
const drawn = new Map<string, PictureFile>();

/**
 * Draws the file of a picture. Its name has a hash of its outlines and its line, and one of its colors, so it
 * may be cached forever, and the part that identifies the picture is separate from the part for its colors
 * (docs/decisions/0014). Devices store it under the first part alone, so the same outlines in two lines are
 * two pictures.
 */
export function pictureFile(spec: PictureSpec): PictureFile {
  const key = JSON.stringify(spec);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = spec.format === 'hero' ? drawHero(spec) : drawPicture(spec);
  const hash = digest(spec.line, withoutColors(svg, spec.line)).slice(0, 10);
  const address = `/art/${spec.motifs[0]}-${spec.format}-${hash}.${colorsHash(spec.line)}.svg`;
  drawn.set(key, { address, svg });
  return { address, svg };
}

/** The file of the parts of the house, whose colors are those of the page. */
export const houseFile = (svg: string): PictureFile => ({
  address: `/art/house-${digest(svg).slice(0, 8)}.svg`,
  svg,
});

const INKS: readonly Ink[] = ['ink', 'ink2', 'a', 'b', 'paper', 'yellow'];

const colorsHash = (line: LineName): string =>
  digest(...INKS.map((ink) => colorOf(line, ink))).slice(0, 6);

/** A picture without its colors: the same for any values of its inks. */
function withoutColors(svg: string, line: LineName): string {
  const inks = new Map<string, Ink>(INKS.map((ink) => [colorOf(line, ink), ink]));
  return svg.replaceAll(/#[\dA-Fa-f]{6}\b/gu, (color) => inks.get(color) ?? color);
}
