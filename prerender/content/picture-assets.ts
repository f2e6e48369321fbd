import { drawHouse } from '#src/art/house.ts';
import type { PictureFormat, PictureSpec } from '#src/art/picture-spec.ts';
import type { HouseRequest } from '#src/content/schema/house.ts';
import type { Page } from '#src/content/schema/pages.ts';
import type { PictureRequest } from '#src/content/schema/primitives.ts';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import type { LineName } from '#src/design/palette.ts';
import { houseFile, pictureFile } from '../images/artist.ts';
import type { PictureFile } from '../images/artist.ts';

/** Intrinsic sizes in CSS px, which reserve space until the picture arrives. */
const SIZES: Readonly<Record<PictureFormat, { width: number; height: number }>> = {
  hero: { width: 1600, height: 900 },
  'hero-tall': { width: 900, height: 1200 },
  panel: { width: 1200, height: 900 },
  card: { width: 1200, height: 800 },
  tile: { width: 600, height: 600 },
  strip: { width: 1200, height: 240 },
  mark: { width: 96, height: 96 },
  social: { width: 1200, height: 630 },
};

/** Turns picture requests into assets for pages, and collects their files. */
export function createPictureAssets() {
  const files = new Map<string, string>();
  const specs = new Map<string, PictureSpec>();
  const origins = new Set<string>();
  const put = ({ address, svg }: PictureFile): string => {
    files.set(address, svg);
    return address;
  };
  return {
    /** Every drawing: the path it is served at → SVG. */
    files: files as ReadonlyMap<string, string>,
    /** What the drawings show, by the path of each. */
    specs: specs as ReadonlyMap<string, PictureSpec>,
    /** Origins of external images. */
    origins: origins as ReadonlySet<string>,
    /**
     * @param line whose colors a drawn picture has, unless the request names another
     * @param seed where the picture is used: the same place always gets the same drawing
     */
    assetOf(request: PictureRequest, line: LineName, seed: string): PictureAsset {
      if (request.kind === 'remote') {
        origins.add(new URL(request.url).origin);
        return { src: request.url, ...SIZES.card, alt: request.alt, crossOrigin: 'anonymous' };
      }
      const spec: PictureSpec = {
        motifs: request.motifs as unknown as PictureSpec['motifs'],
        line: request.line ?? line,
        seed,
        format: request.format,
      };
      const src = put(pictureFile(spec));
      specs.set(src, spec);
      const isHero = spec.format === 'hero';
      return { src, ...SIZES[spec.format], alt: '', ...(isHero && { isHero }) };
    },
    /** @returns the file of the parts of the house */
    houseOf: (request: HouseRequest): string => put(houseFile(drawHouse(request))),
    /** @returns where a drawing made elsewhere is served */
    put,
  };
}

export type PictureAssets = ReturnType<typeof createPictureAssets>;

/** The picture request of a page's hero, if it has one. */
export const heroPicture = (page: Page): PictureRequest | undefined =>
  'hero' in page && 'picture' in page.hero ? page.hero.picture : undefined;
