import type { ResolvedPage } from '#src/content/schema/resolved.ts';

/** The title that a page's share card shows. */
export function cardTitle(page: ResolvedPage): string {
  if (page.layout === 'not-found') return page.name;
  return 'hero' in page ? page.hero.title : page.title;
}
