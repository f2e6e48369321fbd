import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
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
 * Draws the share card of every page: path without the leading slash → PNG of 1200 by 630 px with a
 * palette of 64 colors. A card is redrawn only when its text, its motifs or the drawing code
 * change.
 * @throws RangeError when a title does not fit on a card
 */
export async function socialCards(
  site: LoadedSite,
  { cacheDir = path.join(CACHE_ROOT, 'social') }: SocialCardsOptions = {},
): Promise<Map<string, Uint8Array>> {
  const cache = new BuildCache(cacheDir);
  const code = await codeHash();
  let face: Promise<Face> | undefined;
  const cards = new Map<string, Uint8Array>();
  await pMap(
    site.pages.values(),
    async (payload) => {
      const card = cardOf(payload, site);
      const key = createHash('sha256').update(code).update(JSON.stringify(card)).digest('hex');
      const png = await cache.get(`${key}.png`, async () =>
        encode(drawCard(card, await (face ??= loadFace()))),
      );
      cards.set(payload.socialImage.slice(1), png);
    },
    { concurrency: availableParallelism() },
  );
  await cache.forgetOld();
  return cards;
}

/**
 * Flat colors and antialiased edges need no more than 64 colors, and dithering would be visible.
 */
const encode = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, colors: 64, dither: 0, effort: 2 }).toBuffer();

async function codeHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of CODE) {
    const at = path.join(ROOT, source);
    const names = path.extname(source) === '' ? await readdir(at, { recursive: true }) : [''];
    for (const name of names.filter((one) => !one.includes('.test.')).toSorted()) {
      if (source === 'src/art' && path.extname(name) !== '.ts') continue;
      hash.update(await readFile(path.join(at, name)));
    }
  }
  return hash.digest('hex');
}
