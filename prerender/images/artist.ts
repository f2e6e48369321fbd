import { drawPicture } from '#src/art/index.ts';
import type { PictureFormat, PictureSpec } from '#src/art/picture-spec.ts';
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
 * Both compositions of a hero as symbols, which pages refer to (src/components/picture/Picture.tsx). Each
 * names the part that stays visible where the room has another aspect ratio; the element that refers to it cuts
 * the rest, on whole pixels.
 */
function drawHero(spec: PictureSpec): string {
  const symbol = (id: string, format: PictureFormat, stays: string) =>
    drawPicture({ ...spec, format })
      .replace(
        /^<svg [^>]* (viewBox="[^"]*")>/u,
        `<symbol id="${id}" $1 preserveAspectRatio="${stays} slice" overflow="visible">`,
      )
      .replace('</svg>\n', '</symbol>');
  const symbols = symbol('wide', 'hero', 'xMaxYMid') + symbol('tall', 'hero-tall', 'xMidYMax');
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>\n`;
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

/** The same without drawing it, for the development server, where nothing is cached. */
export const draftAddressOf = (spec: PictureSpec): string =>
  `/art/${spec.motifs[0]}-${spec.format}-${digest(JSON.stringify(spec)).slice(0, 10)}.svg`;
