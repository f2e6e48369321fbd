import type { PackedIndex } from '#src/features/search/index-format.ts';
import { ANSWER_ATTRIBUTE, QUERY_FIELD, readQuery } from '#src/features/search/limits.ts';
import { openIndex } from '#src/features/search/open-index.ts';
import { escapeAttribute, resultsHtml } from '#src/features/search/results-html.ts';

/** The search page, split where the query and the answer go. */
interface Template {
  readonly untilField: string;
  readonly untilSlot: string;
  readonly rest: string;
}

/**
 * Answers queries on the search page: the built page, with the query in its field and the answer in
 * its slot, ranked by the same code as in the browser. Queries are neither stored nor logged.
 */
export class SearchPage {
  readonly #template: Template;
  readonly #find: ReturnType<typeof openIndex>;
  readonly #budget: SearchBudget;

  /**
   * @param html the built search page
   * @param index the built index, as JSON
   * @throws Error when the page has no field or no slot, or when the index cannot be read
   */
  constructor(html: string, index: string, budget = new SearchBudget()) {
    this.#budget = budget;
    this.#template = templateOf(html);
    this.#find = openIndex(JSON.parse(index) as PackedIndex[]);
  }

  /**
   * The page with its answer, or with status 503 and without one, which scripts fill in, when too
   * much is searched; undefined for an empty query.
   */
  complete(params: URLSearchParams) {
    const query = readQuery(params.get(QUERY_FIELD));
    if (query === '') return undefined;
    const html = this.#budget.answer(() =>
      this.#fill(query, query, resultsHtml(query, this.#find(query))),
    );
    if (html !== undefined) return { html, status: 200 } as const;
    const busy = '<p>Many people are searching. Try again in a few seconds.</p>';
    return { html: this.#fill(query, '', busy), status: 503 } as const;
  }

  #fill(query: string, answered: string, content: string): string {
    const { untilField, untilSlot, rest } = this.#template;
    const value = ` value="${escapeAttribute(query)}"`;
    const slot = ` ${ANSWER_ATTRIBUTE}="${escapeAttribute(answered)}">`;
    return [untilField, value, untilSlot, slot, content, rest].join('');
  }
}

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
 */
export class SearchBudget {
  readonly #now: () => number;
  #left = AT_ONCE_MS;
  #since: number;

  /** @param now a clock in milliseconds that never jumps */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#since = now();
  }

  /**
   * Answers a query if the budget allows, and charges the time it took.
   * @returns undefined when the budget is exhausted
   */
  answer<T>(work: () => T): T | undefined {
    const began = this.#now();
    this.#left = Math.min(AT_ONCE_MS, this.#left + (began - this.#since) * SHARE);
    this.#since = began;
    if (this.#left <= 0) return undefined;
    const answer = work();
    this.#left -= this.#now() - began;
    return answer;
  }
}
