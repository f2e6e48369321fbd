import type { PageOf } from '#src/content/schema/resolved.ts';
import type { LineName } from '#src/design/palette.ts';

/** The sentence with its blanks, on the home page and on the page of all answers. */
export type Sentence = Pick<PageOf<'start'>, 'words' | 'fields' | 'problems' | 'terms' | 'drawing'>;
export type Answer = PageOf<'start'>['answers'][number];

/** The page of all answers, the form's target without scripts. */
export const START_PATH = '/start';

/** Marks the links of an answer: search takes them for those of other pages (prerender/offline/site-sections.ts). */
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

/** The line whose colors the house of a field has. */
export const lineOf = ({ fields }: Pick<Sentence, 'fields'>, id: string): LineName =>
  fields.find((field) => field.id === id)?.line ?? 'solve';

const phraseOf = (options: Sentence['problems'], id: string) =>
  options.find((option) => option.id === id)?.phrase ?? '';

/** The sentence as the visitor has completed it. */
export const inWords = ({ words, fields, problems, terms }: Sentence, choice: Choice): string =>
  `${words.field.label} ${phraseOf(fields, choice.field)} ${words.problem.label} ${phraseOf(problems, choice.problem)} ${words.term.label} ${phraseOf(terms, choice.term)}.`;

/** What a picture of the house says to those who do not see it. */
export const pictureLabel = ({ fields, problems, terms }: Sentence, choice: Choice): string =>
  `Your house: ${phraseOf(fields, choice.field)}, ${phraseOf(problems, choice.problem)}, ${phraseOf(terms, choice.term)}`;

/** The enquiry, prefilled with the sentence. */
export const enquiryHref = (topic: string, said: string): string =>
  `/contact-us?${new URLSearchParams({ topic, about: said }).toString()}`;
