import type { Options } from 'minisearch';
import { INDEX_FIELDS } from './index-format.ts';
import { isSignificant, stemOf, wordsOf } from './words.ts';

/** A section as it is indexed. */
export type IndexedSection = { readonly id: number } & {
  readonly [Field in (typeof INDEX_FIELDS)[number]]: string;
};

/** Shared by creating an index and opening it. */
export const indexOptions: Options<IndexedSection> = {
  fields: [...INDEX_FIELDS],
  tokenize: wordsOf,
  // A page's alternative names may consist of stop words: "who are you".
  processTerm: (word, field) => (field === 'also' || isSignificant(word) ? stemOf(word) : null),
};
