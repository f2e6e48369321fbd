import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import type { Page } from '#src/content/schema/pages.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import type {
  PageDate,
  PageOf,
  PagePayload,
  ResolvedNavigation,
  ResolvedPage,
} from '#src/content/schema/resolved.ts';
import { conformanceReport } from '../conformance/report.ts';
import { FEED_PATH } from '../files/addresses.ts';
import { regulationsOf } from '../regulations/regulations.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { dateOf } from './dates.ts';
import { createPageCards } from './page-cards.ts';
import { sourcesSection } from './page-sources.ts';
import { createPictureAssets } from './picture-assets.ts';
import { illustrationsOf } from './illustrations.ts';
import { readContent } from './read-content.ts';
import type { ContentSource } from './read-content.ts';
import { neighbors, readingOrder } from './reading-order.ts';
import { resolveReferences } from './resolve-references.ts';
import { sitemapGroups } from './sitemap-groups.ts';
import { textsOf } from './texts.ts';

/** How fast a visitor reads, in words a minute. */
const READING_SPEED = 220;

/** Every word of a page but those for lists of pages and for search engines, and links. */
const readingMinutes = (page: Page): number =>
  Math.ceil(
    textsOf(page, ['audiences', 'head', 'name'])
      .flatMap(({ text }) => plainText(text).split(/\s+/u))
      .filter(Boolean).length / READING_SPEED,
  );

/**
 * The content as the views and the build need it: pages by path, with pictures as files and links that
 * lead somewhere. Routes, sitemap, redirects, head tags, precache list and tests all derive from it.
 */
export interface LoadedSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  /** By canonical path, in reading order: menu order, then by path, worked examples last. */
  readonly pages: ReadonlyMap<string, PagePayload>;
  readonly redirects: Readonly<Record<string, string>>;
  /** The contact page, with the words that come with the view that shows them; the sites of tests have none. */
  readonly contact: PageOf<'contact'> | undefined;
  /** Every drawing, of the parts of the house and of machines too: the path it is served at → SVG. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The pictures of heroes, by the page's path; only for pages with a drawn hero. */
  readonly heroes: ReadonlyMap<string, PictureSpec>;
  /** Origins of external images, in alphabetical order; empty for most sites. */
  readonly imageOrigins: readonly string[];
  /** The laws and standards that pages name, by id. */
  readonly sources: Sources;
}

/**
 * The only place with access to the whole site: reads the content, resolves its references, and adds to
 * each page what depends on the others: its neighbors, its breadcrumbs, the cards of other pages. What
 * several pages need is computed once, so that the time grows with the number of pages, not its square.
 * @throws ContentError with every problem found, not only the first
 */
export async function loadSite(source: ContentSource = {}): Promise<LoadedSite> {
  const content = await readContent(source);
  const pictures = createPictureAssets();
  const resolved = resolveReferences(content, pictures);
  const order = readingOrder(content);
  const neighborsOf = neighbors(content.pages, order);
  const cardsOf = createPageCards(content, resolved, order, pictures);

  const contact = resolved.pages.get('/contact-us');
  const pages = new Map<string, PagePayload>();
  const heroes = new Map<string, PictureSpec>();
  for (const path of order) {
    const written = content.pages.get(path);
    const page = resolved.pages.get(path);
    if (written === undefined || page === undefined) continue;
    const hero = 'hero' in page && 'picture' in page.hero ? page.hero.picture : undefined;
    const drawn = pictures.specs.get(hero?.src ?? '');
    if (drawn !== undefined) heroes.set(path, drawn);
    const illustrations = illustrationsOf(path, written, pictures);
    pages.set(path, {
      path,
      page: withoutRareWords(page),
      breadcrumbs: breadcrumbs(content.pages, path),
      ...(neighborsOf.get(path) ?? { previous: null, next: null }),
      cards: cardsOf(written),
      ...(illustrations.length > 0 && { illustrations }),
      readingMinutes: readingMinutes(written),
      published: written.layout === 'article' ? dateOf(written.published) : null,
      updated: lastChangeOf(written),
      feed: page.layout === 'collection' && page.lists === 'article' ? FEED_PATH : null,
      sources: sourcesSection(written, content.sources),
      ...(page.layout === 'sitemap' && { siteIndex: sitemapGroups(content, order) }),
      ...(page.layout === 'conformance' && { conformance: conformanceReport() }),
      ...(page.layout === 'regulations' && {
        regulations: regulationsOf(resolved.regulations, content.sources),
      }),
      socialImage: `/social${path === '/' ? '/index' : path}.png`,
    });
  }
  return {
    site: content.site,
    navigation: resolved.navigation,
    pages,
    redirects: content.redirects,
    pictures: pictures.files,
    heroes,
    imageOrigins: [...pictures.origins].toSorted(),
    sources: content.sources,
    contact: contact?.layout === 'contact' ? contact : undefined,
  };
}

/** Without the words of messages that wait and of a form that sends nothing: no page shows them by itself. */
function withoutRareWords(page: ResolvedPage): ResolvedPage {
  if (page.layout !== 'contact') return page;
  const { outboxWords: _, simulatedWords: __, ...shown } = page;
  return shown as ResolvedPage;
}

function lastChangeOf(page: Page): PageDate | null {
  const day = 'updated' in page ? page.updated : 'revised' in page ? page.revised : undefined;
  return day === undefined ? null : dateOf(day);
}
