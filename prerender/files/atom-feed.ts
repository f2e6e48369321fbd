import type { Site } from '#src/content/schema/navigation.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { escapeHtml } from '../pages/html-document.ts';
import { FEED_PATH } from './addresses.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** A feed that the head of a page offers. */
export interface FeedLink {
  readonly title: string;
  readonly href: string;
}

const titleOf = ({ name }: Site) => `${name}: articles`;

/** The link to the feed of articles, for the head of every page. */
export const feedLink = (site: Site): FeedLink => ({ title: titleOf(site), href: FEED_PATH });

/** The articles as a feed, newest first. */
export const articlesFeed = ({ site, pages }: LoadedSite): string =>
  atomFeed(site, {
    ...feedLink(site),
    subtitle: site.tagline,
    of: FIXED.articles,
    entries: [...pages.values()]
      .flatMap(({ path, page }) => (page.layout === 'article' ? [{ path, page }] : []))
      .toSorted((a, b) => (a.page.published < b.page.published ? 1 : -1))
      .map(({ path, page }) => ({
        path,
        title: page.hero.title,
        published: page.published,
        updated: page.updated ?? page.published,
        categories: [page.category],
        summary: page.summary,
      })),
  });

interface Feed extends FeedLink {
  readonly subtitle?: string;
  /** The page with the same content. */
  readonly of: string;
  readonly entries: readonly {
    /** A path of this site, which is its id and never changes: feed readers see an update, not another. */
    readonly path: string;
    readonly title: string;
    /** The address of what it is about. */
    readonly related?: string;
    /** Days. */
    readonly published?: string;
    readonly updated: string;
    readonly categories: readonly string[];
    readonly summary: string;
  }[];
}

/** A feed in Atom (RFC 4287), as recent as its most recent entry. */
export function atomFeed({ origin, lang, name }: Site, feed: Feed): string {
  const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;
  const date = (tag: string, day: string) => element(tag, `${day}T00:00:00Z`);
  const link = (rel: string, type: string, href: string) =>
    `<link rel="${rel}"${type === '' ? '' : ` type="${type}"`} href="${escapeHtml(href)}"/>`;
  const latest = feed.entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(lang)}">`,
    `  ${element('id', origin + feed.href)}`,
    `  ${element('title', feed.title)}`,
    ...(feed.subtitle === undefined ? [] : [`  ${element('subtitle', feed.subtitle)}`]),
    `  ${date('updated', latest)}`,
    `  <author>${element('name', name)}${element('uri', `${origin}/`)}</author>`,
    `  ${link('self', 'application/atom+xml', origin + feed.href)}`,
    `  ${link('alternate', 'text/html', origin + feed.of)}`,
    ...feed.entries.flatMap(({ path, title, related, published, updated, categories, summary }) => [
      '  <entry>',
      `    ${element('id', origin + path)}`,
      `    ${element('title', title)}`,
      `    ${link('alternate', 'text/html', origin + path)}`,
      ...(related === undefined ? [] : [`    ${link('related', '', related)}`]),
      ...(published === undefined ? [] : [`    ${date('published', published)}`]),
      `    ${date('updated', updated)}`,
      ...categories.map((category) => `    <category term="${escapeHtml(category)}"/>`),
      `    ${element('summary', summary)}`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}
