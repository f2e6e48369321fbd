/** One hit: a page, or a section of it. */
export interface SearchHit {
  readonly path: string;
  /** The page's name. */
  readonly page: string;
  /** The section's heading; empty for the page as a whole. */
  readonly section: string;
  /** The link target, including the section's fragment. */
  readonly href: string;
}

/** Finds hits for a query, best first; an empty list if there are none. Never throws. */
export type Finder = (query: string) => readonly SearchHit[];

export interface SearchContext {
  /** The query as typed. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Null until the index is loaded. */
  readonly find: Finder | null;
}

export type SearchEvent =
  | { readonly type: 'SEARCH.OPENED' }
  | { readonly type: 'SEARCH.CLOSED' }
  | { readonly type: 'QUERY.CHANGED'; readonly query: string }
  /** Enter in the field: go to the best hit. */
  | { readonly type: 'QUERY.SUBMITTED' }
  /** The visitor follows a link in the list. */
  | { readonly type: 'HIT.CHOSEN' }
  /** Retry after the index could not be loaded. */
  | { readonly type: 'RETRY.REQUESTED' };

/** Navigate: Enter was pressed and there is a best hit. */
export type SearchEmitted = { readonly type: 'VISIT.REQUESTED'; readonly href: string };
