import type { Page } from '#src/content/schema/pages.ts';
import type { Crumb } from '#src/content/schema/resolved.ts';

/** The trail from home to a page, with every part of its path that is itself a page. */
export function breadcrumbs(pages: ReadonlyMap<string, Page>, path: string): Crumb[] {
  const parts = path.split('/').filter(Boolean);
  const ways = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return [...new Set(ways)].flatMap((way) => {
    const page = pages.get(way);
    return page === undefined ? [] : [{ name: page.name, href: way }];
  });
}
