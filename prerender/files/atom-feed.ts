import type { LoadedSite } from '../content/load-site.ts';
import { escapeHtml } from '../pages/html-document.ts';
import { FEED_PATH } from './feed-path.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** A feed that the head of a page offers. */
export interface FeedLink {
  readonly title: string;
  readonly href: string;
}

/** The link to the feed, for the head of every page; null when the site has none. */
export const feedLink = (site: LoadedSite): FeedLink | null =>
  // Asked for every page.
  [...site.pages.values()].some(({ page }) => page.layout === 'article')
    ? { title: titleOf(site), href: FEED_PATH }
    : null;

const titleOf = ({ site }: LoadedSite) => `${site.name}: articles`;

/** Every article, newest first. */
const articlesOf = ({ pages }: LoadedSite) =>
  [...pages.values()]
    .flatMap(({ path, page }) => (page.layout === 'article' ? [{ path, page }] : []))
    .toSorted((a, b) => (a.page.published < b.page.published ? 1 : -1));

/** A day in Atom's date format (RFC 3339). */
const moment = (day: string) => `${day}T00:00:00Z`;

/**
 * The articles as an Atom feed (RFC 4287), newest first; null when the site has none. An article's id is
 * its URL and never changes, so that feed readers see an update and not a second article.
 */
export function atomFeed(loaded: LoadedSite): string | null {
  const { site } = loaded;
  const articles = articlesOf(loaded);
  if (articles.length === 0) return null;
  const updated = articles
    .map(({ page }) => page.updated ?? page.published)
    .reduce((latest, day) => (day > latest ? day : latest));
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(site.lang)}">`,
    `  ${element('id', `${site.origin}${FEED_PATH}`)}`,
    `  ${element('title', titleOf(loaded))}`,
    `  ${element('subtitle', site.tagline)}`,
    `  ${element('updated', moment(updated))}`,
    `  <author>${element('name', site.name)}${element('uri', `${site.origin}/`)}</author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(site.origin + FEED_PATH)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(site.origin + FIXED.articles)}"/>`,
    ...articles.flatMap(({ path, page }) => [
      '  <entry>',
      `    ${element('id', site.origin + path)}`,
      `    ${element('title', page.hero.title)}`,
      `    <link rel="alternate" type="text/html" href="${escapeHtml(site.origin + path)}"/>`,
      `    ${element('published', moment(page.published))}`,
      `    ${element('updated', moment(page.updated ?? page.published))}`,
      `    <category term="${escapeHtml(page.category)}"/>`,
      `    ${element('summary', page.summary)}`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}
