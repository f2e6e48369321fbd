import type { PackedIndex } from '#src/features/search/index-format.ts';
import { ANSWER_ATTRIBUTE, QUERY_FIELD } from '#src/features/search/limits.ts';
import { openIndex } from '#src/features/search/open-index.ts';
import { escapeAttribute, resultsHtml } from '#src/features/search/results-html.ts';

/** The search page without its answer, in the pieces between which the answer goes. */
interface Template {
  readonly untilField: string;
  readonly untilSlot: string;
  readonly rest: string;
}

/**
 * Answers queries on the search page: the built page, with the query in its field and the answer in its
 * slot, ranked by the code that ranks in browsers. What visitors ask is neither kept nor logged.
 */
export class SearchPage {
  readonly #template: Template;
  readonly #find: ReturnType<typeof openIndex>;

  /**
   * @param html the built search page
   * @param index the built index, as JSON
   * @throws Error when the page has no field or no slot, or when the index cannot be read
   */
  constructor(html: string, index: string) {
    this.#template = templateOf(html);
    this.#find = openIndex(JSON.parse(index) as PackedIndex[]);
  }

  /** @param query as `readQuery` returns it, not empty */
  answer(query: string): string {
    return this.#fill(query, query, resultsHtml(query, this.#find(query)));
  }

  /** The page without an answer, which scripts then give. */
  decline(query: string): string {
    return this.#fill(query, '', '<p>Many people are searching. Try again in a few seconds.</p>');
  }

  #fill(query: string, answered: string, content: string): string {
    const { untilField, untilSlot, rest } = this.#template;
    const value = ` value="${escapeAttribute(query)}"`;
    const slot = ` ${ANSWER_ATTRIBUTE}="${escapeAttribute(answered)}">`;
    return [untilField, value, untilSlot, slot, content, rest].join('');
  }
}

/** Found by the attributes that the views write; the slot has no element of its own kind in it. */
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

/** How much of its time the server answers queries, and how much it may do so at once, in ms. */
const SHARE = 0.1;
const AT_ONCE_MS = 500;

/**
 * Keeps what searching costs within a share of the server's time, however many ask and however large the
 * site is; whoever asks, since it knows no addresses. A bucket that fills up by itself, in milliseconds.
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
   * Answers a query, if there is time left for it, and counts how long it took.
   * @returns undefined when too much time has been spent lately
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
