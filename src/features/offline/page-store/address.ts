/** What an address of this site refers to, according to this build. */
export type Address =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'moved'; readonly to: string }
  /** Not a page of this build; a newer build may have it. */
  | { readonly kind: 'unknown' };

/**
 * Resolves a path, in the service worker as on the server (docs/specification.md, 2.1): a redirect leads to its
 * target, a trailing slash and `.html` to the page itself. Queries are ignored and survive a redirect. The result
 * holds known paths only, never text of the request, so that it is no open redirect.
 * @param pathname as in `URL.pathname`, percent-encoded
 * @param search as in `URL.search`: empty, or with its question mark
 */
export function locate(
  pathname: string,
  search: string,
  { redirects }: { readonly redirects: Readonly<Record<string, string>> },
  isPage: (path: string) => boolean,
): Address {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { kind: 'unknown' };
  }
  if (isPage(path)) return { kind: 'page', path };
  const bare = path.replace(/(?<=.)\/$/u, '');
  const moved = Object.hasOwn(redirects, bare) ? redirects[bare] : undefined;
  if (moved !== undefined) return { kind: 'moved', to: withQuery(moved, search) };
  if (isPage(bare)) return { kind: 'moved', to: withQuery(bare, search) };
  const stem = /^(.*)\.html$/u.exec(bare)?.[1];
  const canonical = stem === '/index' ? '/' : stem;
  return canonical !== undefined && isPage(canonical)
    ? { kind: 'moved', to: withQuery(canonical, search) }
    : { kind: 'unknown' };
}

/** Inserts a campaign's query before the fragment of the target. */
function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const [address = '', fragment] = target.split('#', 2);
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
