import * as v from 'valibot';
import { href, id, picture, text } from './primitives.ts';
import { invitationTo, topicId } from './topics.ts';

/** A blank of the sentence: the options of a select. */
const options = v.pipe(
  v.array(v.strictObject({ id, phrase: text })),
  v.minLength(2),
  v.check(
    (all) => new Set(all.map((one) => one.id)).size === all.length,
    'holds the same id twice: every id must be unique in its list',
  ),
);
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
    failed: text,
  }),
  fields: options,
  problems: options,
  terms: options,
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

/** An option with the tile that it turns up in the home page's picture. */
const tile = v.strictObject({ id, picture: picture('mark') });
const heading = v.strictObject({ id, name: text });

/** The positions of the tiles in a drawing, in its units; null if it has no tile of that kind. */
export interface MosaicPlaces {
  readonly viewBox: string;
  readonly field: TilePlace | null;
  readonly problem: TilePlace | null;
  readonly term: TilePlace | null;
}
export interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** All answers, and the tiles of the sentence's blanks. */
export const answerBook = {
  headings: v.strictObject({ fields: v.array(heading), problems: v.array(heading) }),
  tiles: v.strictObject({ field: v.array(tile), problem: v.array(tile), term: v.array(tile) }),
  answers: v.array(answer),
  /**
   * The positions of these tiles in the home page's picture: wide, then tall. Computed by the build
   * (prerender/content/house.ts), never written in content.
   */
  mosaic: v.pipe(
    v.optional(v.tuple([]), []),
    v.transform((none): readonly MosaicPlaces[] => none),
  ),
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
