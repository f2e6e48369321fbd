import type { PagePayload } from '#src/content/schema/resolved.ts';

/** The page currently shown. */
export interface ShownPage {
  /** Undefined if a page could not be loaded. */
  readonly payload: PagePayload | undefined;
  /** The query of the address, with its question mark; empty for none. */
  readonly search: string;
  /** Whether the visitor has left the document's own page; from then on the router renders the pages. */
  readonly hasLeft: boolean;
}

export interface ShownPageStore {
  readonly get: () => ShownPage;
  /** The document's own page, which is what it is hydrated with, however late. */
  readonly getFirst: () => ShownPage;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called during the router's own page change, so that both are rendered together. */
  readonly show: (payload: PagePayload | undefined, search: string) => void;
}

export function createShownPage(first: PagePayload, firstSearch: string): ShownPageStore {
  const brought: ShownPage = { payload: first, search: firstSearch, hasLeft: false };
  let shown = brought;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    getFirst: () => brought,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (payload, search) => {
      if (payload === shown.payload && search === shown.search) return;
      shown = { payload, search, hasLeft: shown.hasLeft || payload !== first };
      for (const listener of listeners) listener();
    },
  };
}
