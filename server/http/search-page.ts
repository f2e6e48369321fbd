import type { PackedIndex } from '#src/features/search/index-format.ts';
import { ANSWER_ATTRIBUTE, QUERY_FIELD, readQuery } from '#src/features/search/limits.ts';
import { openIndex } from '#src/features/search/open-index.ts';
import { escapeHtml, resultsHtml } from '#src/features/search/results-html.ts';

/** The search page, split where the query and the answer go. */
interface Template {
  readonly untilField: string;
  readonly untilSlot: string;
  readonly rest: string;
}

/**
 * Answers queries on the search page: the built page, with the query in its field and the answer in
 * its slot, ranked by the same code as in the browser. Queries are neither stored nor logged.
 * @param html the built search page
 * @param index the built index, as JSON
 * @throws Error when the page has no field or no slot, or when the index cannot be read
 */
export function createSearchPage(html: string, index: string, budget = createSearchBudget()) {
  const { untilField, untilSlot, rest } = templateOf(html);
  const find = openIndex(JSON.parse(index) as PackedIndex[]);
  const fill = (query: string, answered: string, content: string) => {
    const value = ` value="${escapeHtml(query)}"`;
    const slot = ` ${ANSWER_ATTRIBUTE}="${escapeHtml(answered)}">`;
    return [untilField, value, untilSlot, slot, content, rest].join('');
  };
  /**
   * The page with its answer, or with status 503 and without one, which scripts fill in, when too
   * much is searched; undefined for an empty query.
   */
  return (params: URLSearchParams) => {
    const query = readQuery(params.get(QUERY_FIELD));
    if (query === '') return undefined;
    const made = budget(() => fill(query, query, resultsHtml(query, find(query))));
    if (made !== undefined) return { html: made, status: 200 } as const;
    const busy = '<p>Many people are searching. Try again in a few seconds.</p>';
    return { html: fill(query, '', busy), status: 503 } as const;
  };
}

/** Completes the search page for a query. */
export type SearchPage = ReturnType<typeof createSearchPage>;

/** Found by the attributes that the views render; the slot nests no element of its own kind. */
function templateOf(html: string): Template {
  const field = / name="q"/u.exec(html);
  const slot = new RegExp(`<div([^>]*) ${ANSWER_ATTRIBUTE}=""([^>]*)>`, 'u').exec(html);
  const end = slot === null ? -1 : html.indexOf('</div>', slot.index);
  if (field === null || slot === null || end === -1 || slot.index < field.index) {
    throw new Error(
      `The search page has no field named ${QUERY_FIELD}, or no element with ${ANSWER_ATTRIBUTE} after it, so nothing can be answered in it.`,
    );
  }
  return {
    untilField: html.slice(0, field.index),
    untilSlot: `${html.slice(field.index, slot.index)}<div${slot[1] ?? ''}${slot[2] ?? ''}`,
    rest: html.slice(end),
  };
}

/** The share of the server's time for answering queries, and the maximum burst, in ms. */
const SHARE = 0.1;
const AT_ONCE_MS = 500;

/**
 * Limits searching to a share of the server's time, however many visitors search and however large
 * the site is. It applies globally, since it sees no addresses. A token bucket, in milliseconds.
 * @param now a clock in milliseconds that never jumps
 * @returns does the work of a query if the budget allows, and charges the time it took; undefined when
 *   the budget is exhausted
 */
export function createSearchBudget(now: () => number = () => performance.now()) {
  let left = AT_ONCE_MS;
  let since = now();
  return <T>(work: () => T): T | undefined => {
    const began = now();
    left = Math.min(AT_ONCE_MS, left + (began - since) * SHARE);
    since = began;
    if (left <= 0) return undefined;
    const done = work();
    left -= now() - began;
    return done;
  };
}

export type SearchBudget = ReturnType<typeof createSearchBudget>;
