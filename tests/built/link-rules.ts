import type { Problem } from '#tests/support/problems.ts';
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

/** Link text that does not describe its target. */
const SAYS_NOTHING =
  /^(?:(?:click |see |read |learn |view )?(?:here|more|details|this|link|page)|read|continue|go)$/iu;

/**
 * Lists a page's links that cannot be told apart by their words (WCAG 2.4.9): the same words lead
 * to different pages, or are meaningless. Links within the page do not count.
 */
export function ambiguous(page: string, html: string): Problem[] {
  const problems: Problem[] = [];
  const targets = new Map<string, Set<string>>();
  for (const { name, attributes, text } of elementsOf(html)) {
    const href = attributes.get('href');
    if (name !== 'a' || href === undefined || href.startsWith('#')) continue;
    const words = (attributes.get('aria-label') ?? text).replaceAll(/\s+/gu, ' ').trim();
    if (SAYS_NOTHING.test(words)) {
      problems.push({ page, what: `The link "${words}" does not say where it leads.` });
    }
    const known = targets.get(words.toLowerCase()) ?? new Set();
    targets.set(words.toLowerCase(), known.add(href.split(/[?#]/u)[0] ?? ''));
  }
  for (const [words, all] of targets) {
    if (all.size > 1) {
      problems.push({ page, what: `Links "${words}" lead to ${[...all].join(' and to ')}.` });
    }
  }
  return problems;
}

/** An address without its query and fragment. */
export const pathOf = (address: string): string => address.split(/[?#]/u)[0] ?? '';

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
      if (name === 'a') queue.push(pathOf(attributes.get('href') ?? ''));
    }
  }
  return [...byPath.keys()].filter((path) => !reached.has(path));
}

/** Attributes with an address, by element; `a` and `area` lead to pages, the others load files. */
const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  script: 'src',
  img: 'src',
  use: 'href',
  form: 'action',
};

/** Answered by the server rather than by a file (server/). */
const ANSWERED = new Set(['/enquiries', '/search', '/start']);

/**
 * Addresses of the site's own that lead nowhere: to no page, no file, or no part of the page.
 * @param isFile whether the build has a file at an address
 */
export function brokenLinks(
  pages: readonly { path: string; html: string }[],
  isFile: (address: string) => boolean,
): Problem[] {
  const parts = new Map(
    pages.map(({ path, html }) => [path, { elements: elementsOf(html), ids: new Set<string>() }]),
  );
  for (const { elements, ids } of parts.values()) {
    for (const { attributes } of elements) ids.add(attributes.get('id') ?? '');
  }
  return [...parts].flatMap(([page, { elements }]) =>
    elements.flatMap(({ name, attributes }) => {
      const address = attributes.get(ADDRESSES[name] ?? '') ?? '';
      if (!/^(?:\/(?!\/)|#)/u.test(address)) return [];
      const [before = '', fragment = ''] = address.split('#');
      const target = before === '' ? page : (before.split('?')[0] ?? '');
      const there = parts.get(target);
      if (there === undefined) {
        return isFile(target) || ANSWERED.has(target)
          ? []
          : [{ page, what: `${target} is not there.` }];
      }
      return fragment === '' || there.ids.has(decodeURIComponent(fragment)) || fragment === 'top'
        ? []
        : [{ page, what: `${target} has no part #${fragment}.` }];
    }),
  );
}
