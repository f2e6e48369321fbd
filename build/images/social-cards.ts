import path from 'node:path';
import { digestOfSources } from '../incremental/code.ts';
import { digest } from '../incremental/digest.ts';
import type { SiteFile } from '../incremental/output-folder.ts';
import { BuildCache, CACHE_ROOT } from '../site/build-cache.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { cardOf, drawCard } from './social-card.ts';
import { loadFace } from './word-outlines.ts';
import type { Face } from './word-outlines.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The code that a card's appearance depends on, besides its content. */
const CODE = [
  'src/art',
  'src/design/palette.ts',
  'src/design/fonts/bricolage-grotesque.woff2',
  'build/images/social-card.ts',
  'build/images/social-cards.ts',
  'build/images/word-outlines.ts',
  'package-lock.json',
];

export interface SocialCardsOptions {
  /** Where drawn cards are cached between builds. */
  readonly cacheDir?: string;
}

/**
 * The share card of every page: path without the leading slash → PNG of 1200 by 630 px with a
 * palette of 64 colors. A card is redrawn only when its text, its motifs or the drawing code
 * change. Making one throws a RangeError when its title does not fit.
 */
export async function socialCards(
  site: LoadedSite,
  { cacheDir = path.join(CACHE_ROOT, 'social') }: SocialCardsOptions = {},
): Promise<Map<string, SiteFile>> {
  const cache = new BuildCache(cacheDir);
  const code = digestOfSources(ROOT, CODE);
  let face: Promise<Face> | undefined;
  const cards = new Map<string, SiteFile>();
  for (const payload of site.pages.values()) {
    const card = cardOf(payload, site);
    const recipe = digest(code, JSON.stringify(card));
    cards.set(payload.socialImage.slice(1), {
      recipe,
      make: () =>
        cache.get(`${recipe}.png`, async () => encode(drawCard(card, await (face ??= loadFace())))),
    });
  }
  await cache.forgetOld();
  return cards;
}

/**
 * Flat colors and antialiased edges need no more than 64 colors, and dithering would be visible.
 */
async function encode(svg: string): Promise<Buffer> {
  // Loaded only when something has to be drawn.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, dither: 0, effort: 2 })
    .toBuffer();
}
