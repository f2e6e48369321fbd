import path from 'node:path';
import type { Layout, Page } from '#src/content/schema/pages.ts';
import type { Crumb, PagePayload } from '#src/content/schema/resolved.ts';
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
  const ranks = new Map<string, number>();
  for (const way of [
    '/',
    ...named.map(({ target }) => canonicalPath(content, target.replace(/[?#].*$/u, ''))),
  ]) {
    if (!ranks.has(way)) ranks.set(way, ranks.size);
  }
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
const SEQUENTIAL: ReadonlySet<Layout> = new Set<Layout>(['service', 'case-study', 'article']);

/** For each page that is read in sequence: the pages of its layout and folder before and after it. */
export function neighbors(pages: ReadonlyMap<string, Page>, order: readonly string[]) {
  const sequences = new Map<string, Crumb[]>();
  for (const href of order) {
    const page = pages.get(href);
    if (page === undefined || !SEQUENTIAL.has(page.layout)) continue;
    const key = `${page.layout} ${path.posix.dirname(href)}`;
    const sequence = sequences.get(key) ?? [];
    sequences.set(key, sequence);
    sequence.push({ name: page.name, href });
  }
  const found = new Map<string, Pick<PagePayload, 'previous' | 'next'>>();
  for (const sequence of sequences.values()) {
    for (const [at, { href }] of sequence.entries()) {
      found.set(href, { previous: sequence[at - 1] ?? null, next: sequence[at + 1] ?? null });
    }
  }
  return found;
}
