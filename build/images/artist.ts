import { drawPicture } from '#src/art/index.ts';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import { digest } from '../incremental/digest.ts';
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

/** Results of an earlier build, so that unchanged pictures are not drawn again. */
export interface KnownPictures {
  /** The drawings of heroes, which are inlined in their pages. */
  hero(of: string, make: () => string): string;
  /** The hashes in the names of the others. */
  name(of: string, make: () => string): string;
}

const NOTHING_KNOWN: KnownPictures = { hero: (_, make) => make(), name: (_, make) => make() };

const isHero = ({ format }: PictureSpec) => format === 'hero' || format === 'hero-tall';

export function createArtist(known: KnownPictures = NOTHING_KNOWN): Artist {
  const drawn = new Map<string, string>();
  const names = new Map<string, string>();
  const draw = (spec: PictureSpec): string => {
    const of = JSON.stringify(spec);
    const svg =
      drawn.get(of) ?? (isHero(spec) ? known.hero(of, () => drawPicture(spec)) : drawPicture(spec));
    drawn.set(of, svg);
    return svg;
  };
  return {
    draw,
    addressOf(spec) {
      const of = JSON.stringify(spec);
      const hash =
        names.get(of) ??
        known.name(of, () => digest(spec.line, withoutColors(draw(spec), spec.line)).slice(0, 10));
      names.set(of, hash);
      return `/art/${spec.motifs[0]}-${spec.format}-${hash}.${colorsHash(spec.line)}.svg`;
    },
  };
}

/** For use outside of a build: tests, tools and the development server. */
export const artist = createArtist();
