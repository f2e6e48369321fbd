import type { PagePayload } from '#src/content/schema/resolved.ts';

/** What the window shows. */
export interface ShownPage {
  /** Undefined where a page could not be had. */
  readonly payload: PagePayload | undefined;
  /** The query of the address, with its question mark; empty for none. */
  readonly search: string;
  /** Whether the page that the document brought was left: from then on the router shows what there is. */
  readonly hasLeft: boolean;
}

export interface ShownPageStore {
  readonly get: () => ShownPage;
  /** What the document brought, which is what it is hydrated with, however late. */
  readonly getFirst: () => ShownPage;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called in the router's own step from one page to the next, so that both are rendered as one. */
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
