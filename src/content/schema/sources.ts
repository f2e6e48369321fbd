import * as v from 'valibot';
import { text } from './primitives.ts';

/** A day as `2026-11-22`. */
export const day = v.pipe(
  v.string('must be a day'),
  v.isoDate('must be a day as 2026-11-22'),
  v.check(isInCalendar, 'must be a day of the calendar'),
);

/** Dates roll a day over that its month does not have. */
function isInCalendar(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * A law or standard that pages make statements about, with its official text, and when and against what
 * the statements were last checked.
 */
export const source = v.strictObject({
  /** As listed under "Laws and standards" on a page that names it. */
  title: v.pipe(
    text,
    v.check(
      (title) => !/[[\]]/u.test(title),
      'must not contain [ or ]: it becomes the words of a link',
    ),
  ),
  publisher: text,
  /** The official text, or the issuing body's own page on it. */
  href: v.pipe(text, v.url(), v.startsWith('https://', 'must begin with https://')),
  /** The day on which the pages' statements were last checked. */
  checked: day,
  /** What was read for that check: the official text, or published accounts of it. */
  readAtCheck: text,
  /** The names by which pages mention it; a page that uses one of them lists this source. */
  names: v.pipe(v.array(text), v.minLength(1)),
  /** A summary of what pages state about it, to be compared again at the next check. */
  states: v.pipe(v.array(text), v.minLength(1)),
  /** Phrases with a number in them (dates, thresholds, articles) that running text may use. */
  wordings: v.optional(v.array(text), []),
});

export const sources = v.record(text, source);

export type SourceInput = v.InferInput<typeof source>;
export type Source = v.InferOutput<typeof source>;
export type Sources = v.InferOutput<typeof sources>;
