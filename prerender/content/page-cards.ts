import type { Page } from '#src/content/schema/pages.ts';
import type { PageCard, ResolvedPage } from '#src/content/schema/resolved.ts';
import { storyLabel } from '#src/content/schema/story-label.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { heroPicture } from './picture-assets.ts';
import type { PictureAssets } from './picture-assets.ts';
import { canonicalPath } from './read-content.ts';
import type { Content } from './read-content.ts';
import type { ResolvedContent } from './resolve-references.ts';

/**
 * Gives pages their cards: an article or a case study gets those of its related pages, a collection
 * those of the pages that it lists.
 * @param order every path, in reading order
 */
export function createPageCards(
  content: Content,
  resolved: ResolvedContent,
  order: readonly string[],
  pictures: PictureAssets,
): (page: Page) => readonly PageCard[] {
  const byLayout = Map.groupBy(order, (path) => content.pages.get(path)?.layout);

  const cardOf = (path: string): PageCard | null => {
    const page = resolved.pages.get(path);
    const written = content.pages.get(path);
    if (page === undefined || written === undefined || path === '/404') return null;
    return { ...wordsOf(path, page, content), picture: pictureOf(path, written, pictures) };
  };

  const targetsOf = (page: Page): readonly string[] => {
    if ('related' in page) return page.related.map(({ target }) => canonicalPath(content, target));
    return page.layout === 'collection' ? (byLayout.get(page.lists) ?? []) : [];
  };

  return (page) => targetsOf(page).flatMap((target) => cardOf(target) ?? []);
}

function wordsOf(path: string, page: ResolvedPage, content: Content): Omit<PageCard, 'picture'> {
  const topics =
    page.layout === 'case-study' ? page.topics : page.layout === 'article' ? [page.category] : [];
  return {
    href: path,
    title: 'hero' in page ? page.hero.title : page.name,
    summary: 'summary' in page ? page.summary : page.head.description,
    labels: [
      ...(page.layout === 'case-study' && page.isWorkedExample ? [storyLabel(page)] : []),
      ...(topics.length > 0 ? topics : [placeOf(path, content)]),
    ],
    topics,
    figure: page.layout === 'case-study' ? (page.metrics[0] ?? null) : null,
    audiences: page.layout === 'case-study' ? page.audiences : [],
  };
}

/**
 * The category of a page that has none of its own: its parent page, or the landing page of its line if that
 * is the home page. The company's name would read like a mistake there.
 */
export function placeOf(path: string, { site, pages }: Content): string {
  const parent = breadcrumbs(pages, path).at(-2);
  if (parent !== undefined && parent.href !== '/') return parent.name;
  const line = pages.get(path)?.line ?? '';
  return pages.get(`/${line}`)?.name ?? site.name;
}

function pictureOf(path: string, page: Page, pictures: PictureAssets): PageCard['picture'] {
  const hero = heroPicture(page);
  if (hero === undefined) return null;
  const request = hero.kind === 'drawn' ? { ...hero, format: 'card' as const } : hero;
  return pictures.assetOf(request, page.line, `${path}#card`);
}
