import type { OpenPage } from '#machines/offline-library/index.ts';

/** A page with more links than this is a list; only the first ones count. */
const LINKS = 60;

/**
 * The open page, and the pages of this site that its content links to. The menus are left out: they
 * are the same on every page, and reveal nothing about this visitor's interests.
 */
export function openPage(path: string, root: ParentNode = document): OpenPage {
  const links = new Set<string>();
  for (const { origin, pathname } of root.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (links.size === LINKS) break;
    if (origin === location.origin && pathname !== path) links.add(pathname);
  }
  return { path, links: [...links] };
}
