/** A section of a page that was found. */
export interface SectionHit {
  readonly heading: string;
  /** The link target: the page's path with the section's fragment. */
  readonly href: string;
}

/** A page that was found. */
export interface PageHits {
  readonly path: string;
  readonly name: string;
  /** What it is, in a word or two, and the offering line whose colors it has; empty if unknown. */
  readonly kind: string;
  readonly line: string;
  /** The names of the pages above it that its kind does not imply, from the top, without home. */
  readonly trail: readonly string[];
  /** A one-sentence description; empty if there is none. */
  readonly summary: string;
  /** Matching sections, best first; empty if only the page as a whole matches. */
  readonly sections: readonly SectionHit[];
  /** The words that were found, as the index has them: where they are shown, they are marked. */
  readonly terms: readonly string[];
}

/** Finds pages for a query, best first; an empty list if there are none. Never throws. */
export type Finder = (query: string) => readonly PageHits[];

export interface SearchContext {
  /** The query as typed. */
  readonly query: string;
  readonly hits: readonly PageHits[];
  /** The URL of the link selected with the arrow keys; null for none. */
  readonly active: string | null;
  /** Null until the index is loaded. */
  readonly find: Finder | null;
}

export type SearchEvent =
  | { readonly type: 'SEARCH.OPENED' }
  | { readonly type: 'SEARCH.CLOSED' }
  | { readonly type: 'QUERY.CHANGED'; readonly query: string }
  /** Arrow keys in the field. */
  | { readonly type: 'HIT.NEXT' }
  | { readonly type: 'HIT.PREVIOUS' }
  /** Enter in the field: go to the hit selected with the arrow keys, or to the best one. */
  | { readonly type: 'QUERY.SUBMITTED' }
  /** The visitor follows a link in the list. */
  | { readonly type: 'HIT.CHOSEN' }
  /** Retry after the index could not be loaded. */
  | { readonly type: 'RETRY.REQUESTED' };

/** Navigate: Enter was pressed and there is a hit to go to. */
export type SearchEmitted = { readonly type: 'VISIT.REQUESTED'; readonly href: string };
