import * as v from 'valibot';
import { text } from './primitives.ts';

const path = v.pipe(text, v.regex(/^\/[a-z0-9/-]*$/u, 'must be the path of a page'));

/**
 * A figure that the company states about itself or about one project. It describes what it counts in the
 * words of the specification, and claims nothing beyond them.
 */
export const figure = v.strictObject({
  /** As shown: '30+', '97%', '3x', '500TB+'. */
  value: text,
  /** What it counts, in the specification's words. */
  counts: text,
  /** The phrase of docs/specification.md, 9, that states it. */
  specified: text,
  /** The case study that it comes from. Other pages may only show it with a link to that study. */
  study: v.optional(path),
  /** How pages other than the study show it, so that one project's figure is not taken for all work. */
  elsewhere: v.optional(v.strictObject({ number: text, description: text })),
  /** The only pages that may show it; if omitted, every page may. */
  pages: v.optional(v.pipe(v.array(path), v.minLength(1))),
  /** Other phrases with the number that running text may use. */
  wordings: v.optional(v.array(text), []),
});

export const figures = v.record(text, figure);

export type FigureInput = v.InferInput<typeof figure>;
export type Figures = v.InferOutput<typeof figures>;

/** A number that makes no claim: part of a name, a time of day in a story, a fact about this website. */
export const harmlessNumber = v.strictObject({
  /** The exact phrase with the number, or a pattern for a kind of phrase. */
  phrase: v.union([text, v.instance(RegExp)], 'must be text or a regular expression'),
  why: text,
  /** The only pages that may use it; if omitted, every page may. */
  pages: v.optional(v.pipe(v.array(path), v.minLength(1))),
});

export const harmlessNumbers = v.array(harmlessNumber);

export type HarmlessNumberInput = v.InferInput<typeof harmlessNumber>;
export type HarmlessNumbers = v.InferOutput<typeof harmlessNumbers>;
