import type { PageOf } from '#src/content/schema/resolved.ts';

/** The sentence with its blanks, on the home page and on the page of all answers. */
export type Sentence = Pick<PageOf<'start'>, 'words' | 'fields' | 'problems' | 'terms'>;
export type Answer = PageOf<'start'>['answers'][number];

/** The page of all answers, the form's target without scripts. */
export const START_PATH = '/start';

/** The list with the answer to a field and a problem, which a server looks up (server/http/start-page.ts). */
export const ANSWER_ATTRIBUTE = 'data-house-answer';

/** The chosen options, by the names of the selects. */
export interface Choice {
  readonly field: string;
  readonly problem: string;
  readonly term: string;
}

/** The first option of each blank. */
export const firstChoice = ({ fields, problems, terms }: Sentence): Choice => ({
  field: fields[0]?.id ?? '',
  problem: problems[0]?.id ?? '',
  term: terms[0]?.id ?? '',
});

/** The id of the answer to a choice. */
export const answerIdOf = ({ field, problem }: Choice): string => `${field}-${problem}`;

const phraseOf = (options: Sentence['fields'], id: string) =>
  options.find((option) => option.id === id)?.phrase ?? '';

/** The sentence as the visitor has completed it. */
export const inWords = ({ words, fields, problems, terms }: Sentence, choice: Choice): string =>
  `${words.field.label} ${phraseOf(fields, choice.field)} ${words.problem.label} ${phraseOf(problems, choice.problem)} ${words.term.label} ${phraseOf(terms, choice.term)}.`;

/** The enquiry, prefilled with the sentence. */
export const enquiryHref = (topic: string, said: string): string =>
  `/contact-us?${new URLSearchParams({ topic, about: said }).toString()}`;
