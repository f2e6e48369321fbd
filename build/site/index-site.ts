import type { PagePayload } from '#src/content/schema/resolved.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { createPageCards } from './page-cards.ts';
import type { PictureAssets } from './picture-assets.ts';
import type { Content } from './read-content.ts';
import { neighbors, readingOrder } from './reading-order.ts';
import type { MissingLink, ResolvedContent } from './resolve-references.ts';
import { sitemapGroups } from './sitemap-groups.ts';
import { wordCount } from './word-count.ts';

/** How fast a visitor reads, in words a minute. */
const READING_SPEED = 220;

/** Every page with its place among the others. */
export interface SiteIndex {
  /** By canonical path, in reading order. */
  readonly pages: ReadonlyMap<string, PagePayload>;
  /** Related pages that do not exist. */
  readonly missing: readonly MissingLink[];
}

/**
 * Adds to each page what only the whole site knows: its neighbors, the way to it, the cards of other
 * pages. What several pages need is worked out once, so that the time grows with the pages, not with
 * their square.
 */
export function indexSite(
  content: Content,
  resolved: ResolvedContent,
  pictures: PictureAssets,
): SiteIndex {
  const order = readingOrder(content);
  const neighborsOf = neighbors(content.pages, order);
  const cardsOf = createPageCards(content, resolved, order, pictures);

  const pages = new Map<string, PagePayload>();
  const missing: MissingLink[] = [];
  for (const path of order) {
    const written = content.pages.get(path);
    const page = resolved.pages.get(path);
    if (written === undefined || page === undefined) continue;
    const found = cardsOf(path, written);
    missing.push(...found.missing);
    pages.set(path, {
      path,
      page,
      breadcrumbs: breadcrumbs(content.pages, path),
      previous: neighborsOf.get(path)?.previous ?? null,
      next: neighborsOf.get(path)?.next ?? null,
      cards: found.cards,
      readingMinutes: Math.ceil(wordCount(written) / READING_SPEED),
      siteIndex: page.layout === 'sitemap' ? sitemapGroups(content, order) : [],
      socialImage: `/social${path === '/' ? '/index' : path}.png`,
    });
  }
  return { pages, missing };
}
