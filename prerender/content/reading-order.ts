import path from 'node:path';
import type { Layout, Page } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { pathOf } from '../checks/inline-links.ts';
import { canonicalPath } from './read-content.ts';
import type { Content } from './read-content.ts';

/** Every path, in reading order: menu order, then by path, worked examples last. */
export function readingOrder(content: Content): string[] {
  const { pages, navigation } = content;
  const named = navigation.menus.flatMap((menu) => [
    menu.href,
    ...menu.categories.flatMap((category) => category.items.map((item) => item.href)),
    ...(menu.services?.items.map((item) => item.href) ?? []),
  ]);
  const ordered = named.map((link) => canonicalPath(content, pathOf(link)));
  const ranks = new Map([...new Set(['/', ...ordered])].map((path, rank) => [path, rank]));
  const rank = (way: string) => ranks.get(way) ?? ranks.size;
  return [...pages.keys()].toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isWorkedExample(pages.get(a))) - Number(isWorkedExample(pages.get(b))) ||
      (a < b ? -1 : a > b ? 1 : 0),
  );
}

const isWorkedExample = (page: Page | undefined) =>
  page?.layout === 'case-study' && page.isWorkedExample;

/** Layouts whose pages are read in sequence. */
const SEQUENTIAL: ReadonlySet<Layout | undefined> = new Set(['service', 'case-study', 'article']);

/** For each page that is read in sequence: the pages of its layout and folder before and after it. */
export function neighbors(pages: ReadonlyMap<string, Page>, order: readonly string[]) {
  const layoutOf = (href: string) => pages.get(href)?.layout;
  const sequences = Map.groupBy(
    order.filter((href) => SEQUENTIAL.has(layoutOf(href))),
    (href) => `${layoutOf(href) ?? ''} ${path.posix.dirname(href)}`,
  );
  const found = new Map<string, Pick<PagePayload, 'previous' | 'next'>>();
  for (const hrefs of sequences.values()) {
    const crumbs = hrefs.map((href) => ({ name: pages.get(href)?.name ?? href, href }));
    for (const [at, href] of hrefs.entries()) {
      found.set(href, { previous: crumbs[at - 1] ?? null, next: crumbs[at + 1] ?? null });
    }
  }
  return found;
}
