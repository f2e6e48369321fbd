import type { Layout } from '#src/content/schema/pages.ts';
import type { PageOf, ResolvedNavigation } from '#src/content/schema/resolved.ts';
import { loadSite } from '#prerender/content/load-site.ts';
import { allPages } from './site-facts.ts';
import type { PageFacts } from './site-facts.ts';

/** The content of the page at a path, as its views receive it. */
export function contentOf<L extends Layout>(layout: L, path: string): PageOf<L> {
  const found = allPages().find((page) => page.path === path);
  if (found?.layout !== layout) throw new Error(`There is no ${layout} page at ${path}.`);
  return found.payload.page as PageOf<L>;
}

/** The first page whose content matches. */
export function findPage(fits: (page: PageFacts) => boolean): PageFacts {
  const found = allPages().find(fits);
  if (found === undefined) throw new Error('No page of the build matches.');
  return found;
}

export async function navigationOf(): Promise<ResolvedNavigation> {
  return (await loadSite()).navigation;
}
