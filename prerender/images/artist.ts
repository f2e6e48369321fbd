import { drawPicture } from '#src/art/index.ts';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import { digest } from '../digest.ts';
import { colorsHash, withoutColors } from './picture-colors.ts';

/** Draws each picture of a build once. */
export interface Artist {
  draw(spec: PictureSpec): string;
  /**
   * Where the file of a picture is served. Its name has a hash of its outlines and its line, and one of
   * its colors, so it may be cached forever, and the part that identifies the picture is separate from the
   * part for its colors (docs/decisions/0014). Devices store it under the first part alone, so the same
   * outlines in two lines are two pictures.
   */
  addressOf(spec: PictureSpec): string;
}

export function createArtist(): Artist {
  const drawn = new Map<string, string>();
  const draw = (spec: PictureSpec): string => {
    const of = JSON.stringify(spec);
    const svg = drawn.get(of) ?? drawPicture(spec);
    drawn.set(of, svg);
    return svg;
  };
  return {
    draw,
    addressOf(spec) {
      const hash = digest(spec.line, withoutColors(draw(spec), spec.line)).slice(0, 10);
      return `/art/${spec.motifs[0]}-${spec.format}-${hash}.${colorsHash(spec.line)}.svg`;
    },
  };
}

/** For use outside of a build: tests, tools and the development server. */
export const artist = createArtist();
