import path from 'node:path';
import { digestOfSources } from '../incremental/code.ts';
import { digest } from '../incremental/digest.ts';
import { Memo } from '../incremental/memo.ts';
import type { SiteFile } from '../incremental/output-folder.ts';
import { BuildCache, CACHE_ROOT } from '../site/build-cache.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { cardOf, drawCard, wordsProblem } from './social-card.ts';
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
  /** Where the results are cached between builds. */
  readonly cacheDir?: string;
}

/**
 * The share card of every page: path without the leading slash → PNG of 1200 by 630 px with a
 * palette of 64 colors. A card is redrawn only when its text, its motifs or the drawing code
 * change. Making one throws a RangeError when its words cannot be drawn (cardProblems).
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
 * A sentence for each page whose share card cannot be drawn, found without drawing any. What several
 * cards have in common (the company's name, the section) is reported once.
 */
export async function cardProblems(
  site: LoadedSite,
  { cacheDir = path.join(CACHE_ROOT, 'social-words') }: SocialCardsOptions = {},
): Promise<string[]> {
  const known = await Memo.open<string>(cacheDir, digestOfSources(ROOT, CODE));
  let face: Promise<Face> | undefined;
  const problems = new Map<string, string>();
  for (const payload of site.pages.values()) {
    const { title, tag, name } = cardOf(payload, site);
    const problem = await known.getLater(JSON.stringify([title, tag, name]), async () => {
      const loaded = await (face ??= loadFace());
      return wordsProblem({ title, tag, name }, loaded) ?? '';
    });
    if (problem !== '' && !problems.has(problem)) problems.set(problem, payload.path);
  }
  await known.save();
  return [...problems].map(([problem, at]) => `${at}, its share card: ${problem}`);
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
