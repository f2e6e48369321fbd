import type { Problem } from '#tests/support/conclude.ts';
import { elementsOf } from '#tests/support/html.ts';

/**
 * Lists a page's dead-end links, one sentence each: links to `#`, without a target, to a path with
 * a trailing slash, or to a path that only redirects (docs/specification.md, 2.1).
 */
export function deadEnds(page: string, html: string, redirects: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  for (const { name, attributes, text } of elementsOf(html)) {
    if (name !== 'a' && name !== 'area') continue;
    const href = attributes.get('href');
    const link = (attributes.get('aria-label') ?? text).trim();
    const say = (what: string) => problems.push({ page, what: `The link "${link}" ${what}` });
    if (href === undefined) say('has no target.');
    else if (href === '' || href === '#') say(`leads to "${href}".`);
    else if (href.startsWith('/')) {
      const [target = ''] = href.split(/[?#]/u);
      if (redirects.has(target)) say(`leads to ${target}, which has moved.`);
      if (target !== '/' && target.endsWith('/')) {
        say(`leads to ${target}: canonical paths have no trailing slash.`);
      }
    }
  }
  return problems;
}

/** Pages that cannot be reached by following links from the home page. */
export function orphans(pages: readonly { path: string; html: string }[], start = '/'): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page.html]));
  const reached = new Set<string>();
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const html = byPath.get(path);
    if (html === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const { name, attributes } of elementsOf(html)) {
      if (name === 'a') queue.push((attributes.get('href') ?? '').split(/[?#]/u)[0] ?? '');
    }
  }
  return [...byPath.keys()].filter((path) => !reached.has(path));
}
