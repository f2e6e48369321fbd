import * as v from 'valibot';
import { AUDIENCES } from './audiences.ts';
import { id, text } from './primitives.ts';
import { day } from './sources.ts';

/** A rule of law that binds the company's customers or their vendors. */
export const regulation = v.strictObject({
  id,
  /** Its entry in src/content/sources.ts: the official text, and the day of the last check. */
  source: text,
  name: text,
  /** Where it is law. */
  where: text,
  /** Who must comply. */
  binds: text,
  /** What it sets as the measure: a standard, or what it asks for. */
  standard: text,
  /** Whom of the company's customers it concerns. */
  audiences: v.pipe(v.array(v.picklist(AUDIENCES)), v.minLength(1)),
  /** Days from which something applies, in order; none where the sources give none. */
  dates: v.array(v.strictObject({ day, what: text })),
  /** The page of this site that says more. */
  more: v.optional(v.strictObject({ text, path: v.pipe(text, v.startsWith('/')) })),
});

export const regulations = v.pipe(
  v.array(regulation),
  v.check(
    (all) => new Set(all.map((one) => one.id)).size === all.length,
    'holds the same id twice',
  ),
);

export type RegulationInput = v.InferInput<typeof regulation>;
