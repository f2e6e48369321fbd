import type { PageData } from '#src/content/schema/payload-element.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { pageDataFromHtml } from './page-text.ts';

/**
 * Provides pages in the browser. A page is one HTML file that carries its own content as a JSON block; the
 * first one is already loaded, every other is fetched by its path. No bundle contains a list of pages, so
 * adding a page costs the others nothing (docs/decisions/0002-a-page-is-its-html.md).
 */

export type PageAnswer =
  | { readonly kind: 'page'; readonly payload: PagePayload }
  /** The address has moved: go there instead. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The page was built for other scripts than the ones running here: load it as a document. */
  | { readonly kind: 'other-code' };

export interface PageSource {
  /**
   * @throws TypeError when there is no network and the page is not on the device; DOMException TimeoutError
   * when the network does not answer, and no worker has something else to show by then
   */
  load(pathname: string, signal?: AbortSignal): Promise<PageAnswer>;
  /** Forgets the pages that were loaded: the site has new ones. */
  forget(): void;
}

/** How long a page or its scripts may take before it is loaded as a document, in ms. */
export const STALLED_MS = 10_000;

/**
 * How the router asks for pages: each time, because the source keeps them. What the router itself kept would still
 * be shown after the site has new text.
 */
export const FETCHED_PAGES = {
  defaultStaleTime: 0,
  defaultPreloadStaleTime: 0,
  defaultStaleReloadMode: 'blocking',
} as const;

/** The maximum number of pages kept in memory; each is a few kB. */
const KEPT = 30;

/** @param first the document's own page: its scripts are running, even if the server has newer ones */
export function createPageSource(first: PageData & { readonly pathname: string }): PageSource {
  const kept = new Map<string, PageAnswer>([
    [first.pathname, { kind: 'page', payload: first.payload }],
  ]);
  return {
    async load(pathname, signal) {
      const known = kept.get(pathname);
      if (known !== undefined) return known;
      const response = await fetch(pathname, {
        headers: { Accept: 'text/html' },
        signal: AbortSignal.any([
          ...(signal === undefined ? [] : [signal]),
          AbortSignal.timeout(STALLED_MS),
        ]),
      });
      const landed = new URL(response.url);
      if (response.redirected && landed.pathname !== pathname) {
        // With its query, which names the requested page when redirected to the list of saved pages.
        return { kind: 'moved', to: landed.pathname + landed.search };
      }
      const pageData = pageDataFromHtml(await response.text());
      if (pageData === null || pageData.code !== first.code) return { kind: 'other-code' };
      const answer: PageAnswer = { kind: 'page', payload: pageData.payload };
      if (response.ok) {
        if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
        kept.set(pathname, answer);
      }
      return answer;
    },
    forget: () => kept.clear(),
  };
}
