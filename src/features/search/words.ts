/** Common words that carry no meaning in a search. */
const STOP_WORDS = new Set(
  (
    'a about also an and any are as at be been but by can do does each for from had has have how ' +
    'i if in into is it its may me more most my no not of on one or other our out over so some such ' +
    'than that the their them then there these they this those to too up us was we were what when ' +
    'where which while who why will with you your'
  ).split(' '),
);

/**
 * Splits text into words, ignoring case, accents and apostrophes. A single letter before a hyphen
 * belongs to the word after it: K-12 is k12, and an e-book an ebook.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/gu, '')
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})[-‐‑–](?=[\p{L}\p{N}])/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a word, as returned by `wordsOf`, is worth searching for. */
export const isSignificant = (word: string): boolean => word.length > 1 && !STOP_WORDS.has(word);

/**
 * One form for the singular and the plural of an English word: the S-stemmer (Harman, "How effective
 * is suffixing?", JASIS 42, 1991), which changes fewer words than others and so conflates fewer.
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (/[^ea]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/[^aeo]es$/u.test(word)) return word.slice(0, -1);
  return /[^us]s$/u.test(word) ? word.slice(0, -1) : word;
}
