import type { PageHits } from './search.types.ts';

/** The links of the hits, in the order in which they are shown: each page, then its sections. */
export const hrefsOf = (hits: readonly PageHits[]): string[] =>
  hits.flatMap(({ path, sections }) => [path, ...sections.map(({ href }) => href)]);
