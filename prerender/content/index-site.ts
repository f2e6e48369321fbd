import type { Page } from '#src/content/schema/pages.ts';
import type { PageDate, PagePayload } from '#src/content/schema/resolved.ts';
import { conformanceContent } from '../conformance/content.ts';
import { conformanceReport } from '../conformance/report.ts';
import { regulationsOf } from '../regulations/regulations.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { FEED_PATH } from '../files/feed-path.ts';
import { longDate } from './long-date.ts';
import { createPageCards } from './page-cards.ts';
import { sourcesSection } from './page-sources.ts';
import { platesOf } from './plates.ts';
import type { PictureAssets } from './picture-assets.ts';
import type { Content } from './read-content.ts';
import { neighbors, readingOrder } from './reading-order.ts';
import type { MissingLink, ResolvedContent } from './resolve-references.ts';
import { sitemapGroups } from './sitemap-groups.ts';
import { wordCount } from './word-count.ts';

/** How fast a visitor reads, in words a minute. */
const READING_SPEED = 220;

/** Every page with its relations to the others. */
export interface SiteIndex {
  /** By canonical path, in reading order. */
  readonly pages: ReadonlyMap<string, PagePayload>;
  /** Related pages that do not exist. */
  readonly missing: readonly MissingLink[];
}

/**
 * Adds to each page the data that depends on other pages: its neighbors, its breadcrumbs, the cards of
 * other pages. Data that several pages need is computed once, so that the time grows linearly with the
 * number of pages, not quadratically.
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
      plates: platesOf(path, written, pictures),
      readingMinutes: Math.ceil(wordCount(written) / READING_SPEED),
      published: 'published' in written ? dateOf(written.published) : null,
      updated: updatedOn(written),
      feed: page.layout === 'collection' && page.lists === 'article' ? FEED_PATH : null,
      sources: sourcesSection(written, content.sources),
      siteIndex: page.layout === 'sitemap' ? sitemapGroups(content, order) : [],
      ...(page.layout === 'conformance' && {
        conformance: conformanceReport(conformanceContent()),
      }),
      ...(page.layout === 'regulations' && { regulations: regulationsOf(content.sources) }),
      socialImage: `/social${path === '/' ? '/index' : path}.png`,
    });
  }
  return { pages, missing };
}

const dateOf = (day: string): PageDate => ({ day, text: longDate(day) });

/** When the text of a page last changed, if the page is dated. */
function updatedOn(page: Page): PageDate | null {
  const day =
    page.layout === 'article'
      ? page.updated
      : page.layout === 'document'
        ? page.revised
        : undefined;
  return day === undefined ? null : dateOf(day);
}
