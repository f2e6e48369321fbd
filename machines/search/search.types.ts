/** One place that was found: a page, or a section of it. */
export interface SearchHit {
  readonly path: string;
  /** The page's name. */
  readonly page: string;
  /** The section's heading; empty for the page as a whole. */
  readonly section: string;
  /** Where the link leads, with the section's fragment. */
  readonly href: string;
}

/** Finds places by words, the best first. Never throws; nothing found is an empty list. */
export type Finder = (query: string) => readonly SearchHit[];

export interface SearchContext {
  /** As the visitor wrote it. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Null until the index is loaded. */
  readonly find: Finder | null;
}

export type SearchEvent =
  | { readonly type: 'SEARCH.OPENED' }
  | { readonly type: 'SEARCH.CLOSED' }
  | { readonly type: 'QUERY.CHANGED'; readonly query: string }
  /** Enter in the field: the best place. */
  | { readonly type: 'QUERY.SUBMITTED' }
  /** The visitor follows a link of the list. */
  | { readonly type: 'HIT.CHOSEN' }
  /** The index could not be loaded; once more. */
  | { readonly type: 'RETRY.REQUESTED' };

/** Go there: Enter was pressed over a list with a best place. */
export type SearchEmitted = { readonly type: 'VISIT.REQUESTED'; readonly href: string };
