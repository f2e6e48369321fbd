import * as v from 'valibot';
import { ROOFS } from '#src/art/motifs.ts';
import { href, id, line, motif, text } from './primitives.ts';
import { invitationTo, topicId } from './topics.ts';

/** A blank of the sentence: the options of a select. */
const optionsOf = <E extends v.ObjectEntries>(more: E) =>
  v.pipe(
    v.array(v.strictObject({ id, phrase: text, ...more })),
    v.minLength(2),
    v.check(
      (all) => new Set((all as readonly { id: string }[]).map((one) => one.id)).size === all.length,
      'holds the same id twice: every id must be unique in its list',
    ),
  );
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(59));

/** What the options build, by their ids; the build draws it into one file (src/art/house.ts), whose URL pages get. */
const drawing = v.pipe(
  v.strictObject({
    fields: v.array(v.strictObject({ id, roof: v.picklist(ROOFS), sign: motif })),
    problems: v.array(v.strictObject({ id, motif })),
    terms: v.array(
      v.strictObject({
        id,
        hands: v.optional(v.strictObject({ hour: minutes, minute: minutes })),
        lit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
        isOpen: v.boolean(),
      }),
    ),
  }),
  v.transform((value) => ({ ...value, kind: 'house' as const })),
);
export type HouseRequest = v.InferOutput<typeof drawing>;
const label = v.strictObject({ label: text, hint: text });

/** "I work in … and need … by …", and the words around its answer. */
export const sentence = {
  words: v.strictObject({
    title: text,
    field: label,
    problem: label,
    term: label,
    submit: text,
    enquiry: text,
  }),
  /** A field brings its line's colors. */
  fields: optionsOf({ line }),
  problems: optionsOf({}),
  terms: optionsOf({}),
  drawing,
};

/** A page that an answer links to. Its text comes from the page itself (prerender/content/house.ts). */
const named = v.pipe(
  href,
  v.transform((href) => ({ href, title: '', label: '' })),
);

/** Two pages, one story, and what the enquiry is about. */
export const answer = v.pipe(
  v.strictObject({
    /** The ids of the field and of the problem, joined by a hyphen. */
    id,
    topic: topicId,
    links: v.pipe(v.array(named), v.length(3, 'must name two pages and one story')),
  }),
  // The words of the link to the contact form, which name what the form will be about.
  v.transform((answer) => ({ ...answer, ask: invitationTo(answer.topic, 'Ask') })),
);

const heading = v.strictObject({ id, name: text });

/** All answers. */
export const answerBook = {
  headings: v.strictObject({ fields: v.array(heading), problems: v.array(heading) }),
  answers: v.array(answer),
};

interface Options {
  readonly fields: readonly { readonly id: string }[];
  readonly problems: readonly { readonly id: string }[];
  readonly terms: readonly { readonly id: string }[];
}

/** Whether the house has a part for every option of the sentence, each with an id of its own. */
export const isDrawn = (sentence: Options & { readonly drawing: Options }): boolean => {
  const idsOf = ({ fields, problems, terms }: Options) =>
    [fields, problems, terms].map((part) => part.map((one) => one.id));
  const wanted = idsOf(sentence);
  return (
    JSON.stringify(wanted) === JSON.stringify(idsOf(sentence.drawing)) &&
    new Set(wanted.flat()).size === wanted.flat().length
  );
};

/** Whether there is exactly one answer for every field and problem. */
export const isComplete = (book: {
  readonly fields: readonly { readonly id: string }[];
  readonly problems: readonly { readonly id: string }[];
  readonly answers: readonly { readonly id: string }[];
}): boolean => {
  const wanted = book.fields.flatMap((field) =>
    book.problems.map((problem) => `${field.id}-${problem.id}`),
  );
  const found = new Set(book.answers.map((answer) => answer.id));
  return (
    wanted.length === book.answers.length &&
    found.size === wanted.length &&
    wanted.every((one) => found.has(one))
  );
};
