import * as v from 'valibot';
import { AUDIENCES } from './audiences.ts';
import { id, link, text } from './primitives.ts';
import { day } from './sources.ts';

/** A rule of law that binds the company's customers or their vendors. */
export const regulation = v.strictObject({
  id,
  /** Its entry in src/content/sources.ts: the official text, and the date of the last check. */
  source: text,
  name: text,
  /** The jurisdiction. */
  where: text,
  /** Who must comply. */
  binds: text,
  /** What it requires: a standard, or its own requirements. */
  standard: text,
  /** Which of the company's customers it affects. */
  audiences: v.pipe(v.array(v.picklist(AUDIENCES)), v.minLength(1)),
  /** Days from which something applies, in order; none where the sources give none. */
  dates: v.pipe(
    v.array(
      v.strictObject({
        /** Identifies it in the calendars of subscribers: it never changes and is never used again. */
        uid: id,
        day,
        what: text,
      }),
    ),
    v.check(
      (dates) => dates.every(({ day: at }, index) => at >= (dates[index - 1]?.day ?? '')),
      'must be in order, the earliest day first',
    ),
  ),
  /** The page of this site with more about it. */
  more: v.optional(link),
});

export const regulations = v.pipe(
  v.array(regulation),
  v.check(
    (all) => new Set(all.map((one) => one.id)).size === all.length,
    'holds the same id twice',
  ),
  v.check((all) => {
    const uids = all.flatMap(({ dates }) => dates.map(({ uid }) => uid));
    return new Set(uids).size === uids.length;
  }, 'holds the same uid of a date twice'),
);

export type Regulation = v.InferOutput<typeof regulation>;
export type RegulationInput = v.InferInput<typeof regulation>;
