import { escapeHtml } from '../html/html-document.ts';
import { icons } from '../images/icons.ts';
import type { LoadedSite } from './load-site.ts';
import { socialCards } from '../images/social-cards.ts';

/**
 * The files other than pages: icons, share cards, and files for crawlers. Maps path without the
 * leading slash → content.
 */
export async function siteFiles(site: LoadedSite): Promise<Map<string, string | Uint8Array>> {
  return new Map<string, string | Uint8Array>([
    ...(await icons()),
    ...(await socialCards(site)),
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.site.origin}/sitemap.xml\n`],
  ]);
}

/** Every indexable page, in reading order (sitemaps.org protocol 0.9). */
export function sitemap({ site, pages }: LoadedSite): string {
  const urls = [...pages.values()]
    .filter(({ page }) => page.layout !== 'not-found' && page.layout !== 'offline')
    .map(({ path }) => `  <url><loc>${escapeHtml(site.origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
