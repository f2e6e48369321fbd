import type { OpenPage } from '#machines/offline-library/index.ts';

/** A page with more links than this is a list; the first ones stand for it. */
const LINKS = 60;

/**
 * The page that is shown, and the pages of this site that its content links to. The menus are left
 * out: they are the same on every page, and say nothing about this visitor.
 */
export function openPage(path: string, root: ParentNode = document): OpenPage {
  const links = new Set<string>();
  for (const { origin, pathname } of root.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (links.size === LINKS) break;
    if (origin === location.origin && pathname !== path) links.add(pathname);
  }
  return { path, links: [...links] };
}
