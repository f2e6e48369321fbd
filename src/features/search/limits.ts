/** How much of a query is read: characters, then words. More would cost time without finding more. */
export const MOST_CHARACTERS = 100;
export const MOST_WORDS = 8;

/** How many pages are shown. */
export const MOST_PAGES = 8;

/** The path of the search page, and the name of the field in its form. */
export const SEARCH_PATH = '/search';
export const QUERY_FIELD = 'q';

/** On the element with the server's answer: the query that was answered; empty for none. */
export const ANSWER_ATTRIBUTE = 'data-answer-to';

/** Normalizes a query: trimmed, and cut to the length that is read. */
export const readQuery = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_CHARACTERS);
