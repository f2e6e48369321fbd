import { checklistFiles } from '../checklists/csv.ts';
import { openAcrFiles } from '../conformance/openacr.ts';
import { rulesCalendar, rulesFeed } from '../regulations/files.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { escapeHtml } from '../pages/html-document.ts';
import { icons } from '../images/icons.ts';
import { FEED_PATH, OPEN_SEARCH_PATH } from './addresses.ts';
import { articlesFeed } from './atom-feed.ts';
import type { MakeFile } from '../output.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { openSearch } from './open-search.ts';
import { WEB_MANIFEST_PATH } from '#server/http/headers.ts';
import { menusFile } from './menus.ts';
import { isHidden } from '#src/app/head/head.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { webManifest } from './web-manifest.ts';
import { socialCards } from '../images/social-card.ts';

/**
 * The files other than pages: icons, share cards, and files for crawlers. Maps path without the
 * leading slash → file.
 * @param today the start of security.txt's validity
 */
export function siteFiles(site: LoadedSite, today = new Date()): Map<string, MakeFile> {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.site.origin}/sitemap.xml\n`;
  const menus = menusFile(site.navigation);
  const texts: [name: string, text: string][] = [
    ['sitemap.xml', sitemap(site)],
    [FEED_PATH.slice(1), articlesFeed(site)],
    [OPEN_SEARCH_PATH.slice(1), openSearch(site.site)],
    ['robots.txt', robots],
    [WEB_MANIFEST_PATH.slice(1), `${JSON.stringify(webManifest(site.site))}\n`],
    [menus.address.slice(1), menus.json],
    [SECURITY_TXT_PATH.slice(1), securityTxt(site.site, today)],
    ...filesOfPages(site),
  ];
  return new Map([
    ...icons(),
    ...socialCards(site),
    ...texts.map(([name, text]) => [name, () => text] as const),
  ]);
}

/** Files that pages offer for download. */
const filesOfPages = ({ site, pages }: LoadedSite) =>
  [...pages.values()].flatMap(({ page, conformance, regulations }): [string, string][] => [
    ...(page.layout === 'checklists' ? checklistFiles(page.lists, site) : []),
    ...(conformance === undefined ? [] : openAcrFiles(conformance, site)),
    ...(regulations === undefined
      ? []
      : ([
          [regulations.calendar.slice(1), rulesCalendar(regulations, site)],
          [regulations.feed.slice(1), rulesFeed(regulations, site)],
        ] satisfies [string, string][])),
  ]);

/** The last day on which the text of a page changed or was checked; undefined if it is not dated. */
function lastDay({ published, updated, regulations, conformance }: PagePayload) {
  return [
    published,
    updated,
    conformance?.day,
    ...(regulations?.rules ?? []).map(({ checked }) => checked),
  ]
    .flatMap((date) => date?.day ?? [])
    .toSorted()
    .at(-1);
}

/**
 * Every indexable page, in reading order, with the day of its last change if it shows one
 * (sitemaps.org protocol 0.9).
 */
export function sitemap({ site, pages }: LoadedSite): string {
  const urls = [...pages.values()]
    .filter(({ page }) => !isHidden(page.layout))
    .map((payload) => {
      const day = lastDay(payload);
      const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `  <url><loc>${escapeHtml(site.origin + payload.path)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
