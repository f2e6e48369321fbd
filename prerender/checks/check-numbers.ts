import type { Figures, HarmlessNumbers } from '#src/content/schema/figures.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { textsOf } from '../content/texts.ts';
import { linksIn, pathOf } from './inline-links.ts';

/** The lists that a number on a page has to be in. */
export interface NumberLists {
  readonly figures: Figures;
  readonly sources: Sources;
  readonly harmlessNumbers: HarmlessNumbers;
}

/** A number in digits, including anything attached to it. */
const DIGITS = /[^\s“”(]*\d(?:[^\s“”]*[^\s“”.,;:?!)])?/gu;

/** Numbers in words from eleven up; smaller ones count things named in the same sentence. */
const WORDS =
  /\b(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|dozens?|percent)\b/giu;

/**
 * Problems with numbers in texts, one sentence each: a number that is not in any list, a figure on a
 * page where it is not allowed, or a project's figure without a link to the project.
 * @param texts pages by path, and other content with texts by name
 */
export function numberProblems(
  texts: ReadonlyMap<string, unknown>,
  { figures, sources, harmlessNumbers }: NumberLists,
): string[] {
  // Figures first: '40% automation on WCAG 2.1' is a figure, and 'WCAG 2.1' inside it is a name.
  const known: readonly Phrase[] = [
    ...Object.entries(figures).flatMap(([name, figure]) =>
      longestFirst(statementsOf(figure)).map((statement) => ({
        pattern: phrasePattern(statement),
        pages: figure.pages,
        study: figure.study,
        figure: name,
      })),
    ),
    ...longestFirst(Object.values(sources).flatMap(({ wordings }) => wordings)).map((wording) => ({
      pattern: phrasePattern(wording),
    })),
    ...harmlessNumbers.map(({ phrase, pages: allowed }) => ({
      pattern: typeof phrase === 'string' ? phrasePattern(phrase) : globally(phrase),
      pages: allowed,
    })),
  ];

  const problems: string[] = [];
  for (const [path, page] of texts) {
    const leadsTo = (study: string) =>
      linksIn(new Map([[path, page]])).some((link) => pathOf(link) === study);
    for (const { field, text } of textsOf(page)) {
      const where = `${path}#.${field}`;
      // Most texts have none. DIGITS would scan every word once for each of its letters to find that out.
      if (!/\d/u.test(text) && text.search(WORDS) < 0) continue;
      const words = text.replaceAll('**', '').replaceAll(/\]\([^)]*\)/gu, ']');
      const fits = (phrase: Phrase) => phrase.pages === undefined || phrase.pages.includes(path);
      const here = known.filter(({ pattern }) => words.search(pattern) >= 0);
      let rest = words;
      for (const { pattern, study, figure } of here.filter(fits)) {
        const before = rest;
        rest = rest.replaceAll(pattern, (match) => ' '.repeat(match.length));
        if (rest === before || study === undefined || study === path || leadsTo(study)) continue;
        problems.push(
          `${where} shows the figure "${String(figure)}" of ${study}, but the page does not link to that study. Add the link, or leave the figure out.`,
        );
      }
      for (const [number] of [...rest.matchAll(DIGITS), ...rest.matchAll(WORDS)]) {
        const elsewhere = here.find((phrase) => !fits(phrase) && phrase.figure !== undefined);
        problems.push(
          elsewhere === undefined
            ? `${where} says "${excerpt(words, number)}", and ${number} ${IN_NO_LIST}`
            : `${where} says "${excerpt(words, number)}", but the figure "${String(elsewhere.figure)}" may stand only on ${(elsewhere.pages ?? []).join(', ')} (src/content/figures.ts).`,
        );
      }
    }
  }
  if (problems.some((problem) => problem.endsWith(IN_NO_LIST))) problems.push(ADVICE);
  return problems;
}

const IN_NO_LIST = 'is in no list.';
const ADVICE =
  '(A figure of the company belongs in src/content/figures.ts with the phrase of the specification that states it, a date or number of a law or standard in src/content/sources.ts with the day on which it was checked; otherwise leave it out, or say in src/content/harmless-numbers.ts why it needs neither.)';

interface Phrase {
  readonly pattern: RegExp;
  readonly pages?: readonly string[] | undefined;
  readonly study?: string | undefined;
  readonly figure?: string;
}

/** All the ways in which text may state a figure. */
const statementsOf = ({ value, counts, elsewhere, wordings }: Figures[string]): string[] => [
  `${value} ${counts}`,
  ...(elsewhere === undefined ? [] : [`${elsewhere.number} ${elsewhere.description}`]),
  ...wordings,
];

/** Longer phrases first, since they may contain shorter ones. */
const longestFirst = (phrases: readonly string[]) =>
  phrases.toSorted((a, b) => b.length - a.length);

/** Matches a phrase as whole words; the first letter may be capitalized. */
function phrasePattern(phrase: string): RegExp {
  return new RegExp(String.raw`(?<!\w|\d[.,])${RegExp.escape(phrase)}(?![\w%+])`, 'giu');
}

const globally = (pattern: RegExp) => new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);

function excerpt(text: string, number: string): string {
  const at = text.indexOf(number);
  const from = Math.max(0, at - 30);
  const to = Math.min(text.length, at + number.length + 30);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
