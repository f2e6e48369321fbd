import type { PagePayload } from '#src/content/schema/resolved.ts';
import type { Content } from './read-content.ts';

/**
 * Every page except the not-found page, grouped as on the sitemap page: pages that share the first part
 * of their path are listed under its name, single pages under the company's.
 */
export function sitemapGroups(
  { site, pages }: Content,
  order: readonly string[],
): NonNullable<PagePayload['siteIndex']> {
  const parents = new Set(order.filter((path) => path.includes('/', 1)).map(topOf));
  const groups = Map.groupBy(
    order.filter((path) => path !== '/404'),
    (path) => {
      const top = topOf(path);
      return parents.has(top) ? (pages.get(top)?.name ?? wordOf(top)) : site.name;
    },
  );
  return [...groups].map(([title, paths]) => ({
    title,
    pages: paths.map((href) => ({ name: pages.get(href)?.name ?? href, href })),
  }));
}

/** `/k-12/ai-solutions` → `/k-12` */
const topOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** `/services` → `Services` */
const wordOf = (top: string) => `${top.charAt(1).toUpperCase()}${top.slice(2)}`;
