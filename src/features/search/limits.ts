/** What is read of a query: characters, and then words. More would cost time and find no more. */
export const MOST_CHARACTERS = 100;
export const MOST_WORDS = 8;

/** How many pages are shown. */
export const MOST_PAGES = 8;

/** Where the answers are, and the name of the field in its form. */
export const SEARCH_PATH = '/search';
export const QUERY_FIELD = 'q';

/** On the element that a server leaves its answer in: the query that it has answered; empty for none. */
export const ANSWER_ATTRIBUTE = 'data-answer-to';

/** What a query counts as: without spaces at its ends, and no longer than what is read of it. */
export const readQuery = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_CHARACTERS);
