import type { Options } from 'minisearch';
import { INDEX_FIELDS } from './index-format.ts';
import { isTelling, stemOf, wordsOf } from './words.ts';

/** A section as it is indexed. */
export type IndexedSection = { readonly id: number } & {
  readonly [Field in (typeof INDEX_FIELDS)[number]]: string;
};

/** The same for making an index and for opening it. */
export const indexOptions: Options<IndexedSection> = {
  fields: [...INDEX_FIELDS],
  tokenize: wordsOf,
  // What a page is called may consist of common words: "who are you".
  processTerm: (word, field) => (field === 'also' || isTelling(word) ? stemOf(word) : null),
};
