import { isSignificant, stemOf, wordsOf } from './words.ts';

/** A word as `wordsOf` splits text: with its accents and apostrophes, and a letter and hyphen before it. */
const WORD = /((?:(?<![\p{L}\p{N}])\p{L}[-‐‑–])?[\p{L}\p{N}](?:[’']?[\p{L}\p{N}\p{M}])*)/u;

/**
 * A text in parts, of which those that are to be marked are words that were found; joined, they are the text.
 * @param terms the words that were found, as the index has them
 */
export function markedParts(
  text: string,
  terms: readonly string[],
): readonly { readonly part: string; readonly isMarked: boolean }[] {
  const isFound = (word: string) => isSignificant(word) && terms.includes(stemOf(word));
  return text
    .split(WORD)
    .map((part, at) => ({ part, isMarked: at % 2 === 1 && wordsOf(part).some(isFound) }));
}
