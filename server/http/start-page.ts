/** The page of all answers, and the names of its selects (src/components/house/HouseView.tsx). */
export const START_PATH = '/start';
const PARTS = ['field', 'problem', 'term'] as const;
type Part = (typeof PARTS)[number];

/**
 * Answers the home page's sentence for visitors without JavaScript: the built page of all answers,
 * with their phrases selected, and their answer in the first position. A static host sends the page
 * unchanged: there, they find their answer among the others.
 */
export class StartPage {
  readonly #html: string;
  /** The options of each blank: phrases by id, both from the markup. */
  readonly #options: Readonly<Record<Part, ReadonlyMap<string, string>>>;
  readonly #lists: ReadonlyMap<string, string>;
  readonly #given: string;

  /**
   * @param html the built page
   * @throws Error when the page has no selects or no answers
   */
  constructor(html: string) {
    this.#html = html;
    this.#options = {
      field: optionsOf(html, 'field'),
      problem: optionsOf(html, 'problem'),
      term: optionsOf(html, 'term'),
    };
    const given = /<ul[^>]* data-house-answer="[^"]*">.*?<\/ul>/su.exec(html)?.[0];
    // The first is next to the sentence; the full list follows.
    const lists = [...html.matchAll(/<ul[^>]* data-house-answer="([^"]*)">.*?<\/ul>/gsu)].slice(1);
    if (given === undefined || lists.length === 0) {
      throw new Error(`The page at ${START_PATH} has no answers, so none can be chosen from.`);
    }
    this.#given = given;
    this.#lists = new Map(lists.map(([list, id = '']) => [id, list]));
  }

  /** @returns undefined for an invalid sentence, or one without an answer */
  complete(query: URLSearchParams) {
    const chosen = Object.fromEntries(PARTS.map((part) => [part, query.get(part) ?? ''])) as Record<
      Part,
      string
    >;
    if (PARTS.some((part) => !this.#options[part].has(chosen[part]))) return undefined;
    const list = this.#lists.get(`${chosen.field}-${chosen.problem}`);
    const term = this.#options.term.get(chosen.term);
    if (list === undefined || term === undefined) return undefined;
    const last = [...this.#options.term.values()].at(-1) ?? '';
    // The lists link with the last date; this one uses the visitor's.
    const mine = list.replace(inQuery(last), () => inQuery(term));
    let html = this.#html.replace(this.#given, () => mine);
    for (const part of PARTS) {
      html = html.replace(
        new RegExp(`(<select name="${part}".*?<option value="${chosen[part]}")`, 'su'),
        '$1 selected=""',
      );
    }
    return { html, status: 200 } as const;
  }
}

/** As it appears at the end of the URL: the sentence ends with it. */
const inQuery = (phrase: string) => `+${new URLSearchParams({ _: phrase }).toString().slice(2)}.`;

function optionsOf(html: string, part: Part): ReadonlyMap<string, string> {
  const select = new RegExp(`<select name="${part}"[^>]*>(.*?)</select>`, 'su').exec(html)?.[1];
  if (select === undefined) throw new Error(`The page at ${START_PATH} has no select "${part}".`);
  return new Map(
    [...select.matchAll(/<option value="([^"]*)">([^<]*)<\/option>/gu)].map(
      ([, id = '', phrase = '']) => [id, phrase] as const,
    ),
  );
}
