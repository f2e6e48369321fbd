import type { Page } from '#src/content/schema/pages.ts';
import type { Crumb } from '#src/content/schema/resolved.ts';

/** The way from home to a page, through every part of its path that is a page itself. */
export function breadcrumbs(pages: ReadonlyMap<string, Page>, path: string): Crumb[] {
  const parts = path.split('/').filter(Boolean);
  const ways = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return [...new Set(ways)].flatMap((way) => {
    const page = pages.get(way);
    return page === undefined ? [] : [{ name: page.name, href: way }];
  });
}
