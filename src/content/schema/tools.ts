import * as v from 'valibot';
import { href, id, richText, text } from './primitives.ts';

/** The longest span between two dates of the countdown, in days. */
export const LONGEST_SPAN = 60;

/** The kind of work that a date stands for; each has its own tile in the calendar. */
export const STEP_KINDS = ['test', 'roster', 'freeze', 'dry-run', 'people', 'decision'] as const;

const uniqueIds = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Set(items.map((item) => item.id)).size === items.length;
const REPEATED_ID = 'holds the same id twice: every id must be unique in its list';

/** A date that is counted back from the first day of school. */
const countdownStep = v.strictObject({
  id,
  title: v.pipe(text, v.maxLength(24, 'is over 24 characters: it stands beside a date')),
  text,
  kind: v.picklist(STEP_KINDS),
  /** Days until the next date of the list, or the first day of school, unless the visitor changes it. */
  days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(
      LONGEST_SPAN,
      `is over ${String(LONGEST_SPAN)} days, the longest that a visitor can write`,
    ),
  ),
  /** The work that starts on this date lasts until the first day. */
  lasts: v.optional(v.boolean(), false),
});

const countdown = v.strictObject({
  kind: v.literal('countdown'),
  steps: v.pipe(v.array(countdownStep), v.minLength(2), v.check(uniqueIds, REPEATED_ID)),
  /** What to do when dates have already passed, and where that is explained. */
  late: v.strictObject({ text: richText, link: v.strictObject({ text, href }) }),
  calendar: v.strictObject({
    /** The name of the calendar, as calendar programs show it. */
    name: text,
    /** The product that made it (RFC 5545, 3.7.3). */
    product: text,
    /** Keeps the identity of its events when it is generated again. */
    domain: text,
  }),
});

/** A document of the folder: what it is, and the questions that it answers. */
const folderDocument = v.strictObject({
  id,
  title: v.pipe(text, v.maxLength(32, 'is over 32 characters: it stands beside its tiles')),
  text: richText,
  questions: v.pipe(
    v.array(v.strictObject({ id, label: text, hint: v.optional(text) })),
    v.minLength(2),
    v.check(uniqueIds, REPEATED_ID),
  ),
});

const folder = v.strictObject({
  kind: v.literal('folder'),
  /** What the folder is about. */
  subject: v.strictObject({ label: text, hint: text }),
  documents: v.pipe(v.array(folderDocument), v.minLength(2), v.check(uniqueIds, REPEATED_ID)),
});

/** This site's answer to a buyer's question, and the page that it is on. */
const packQuestion = v.strictObject({
  id,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: v.pipe(v.array(richText), v.minLength(1)),
  source: v.strictObject({ text, href }),
});

const pack = v.strictObject({
  kind: v.literal('pack'),
  /** Who gives the answers. */
  from: text,
  groups: v.pipe(
    v.array(
      v.strictObject({
        id,
        title: text,
        questions: v.pipe(v.array(packQuestion), v.minLength(2)),
      }),
    ),
    v.minLength(2),
    v.check(uniqueIds, REPEATED_ID),
    v.check(
      (groups) => uniqueIds(groups.flatMap(({ questions }) => questions)),
      'holds the same question twice',
    ),
  ),
});

/** An accessibility task to do before there is anything to audit. */
const readinessTask = v.strictObject({
  id,
  title: text,
  text: richText,
});

const readiness = v.strictObject({
  kind: v.literal('readiness'),
  roles: v.pipe(
    v.array(
      v.strictObject({
        id,
        /** As in "Product manager". */
        title: text,
        tasks: v.pipe(v.array(readinessTask), v.minLength(1)),
      }),
    ),
    v.minLength(2),
    v.check(uniqueIds, REPEATED_ID),
    v.check(
      (roles) => uniqueIds(roles.flatMap(({ tasks }) => tasks)),
      'holds the id of a task twice',
    ),
  ),
});

/** The data of a tool, by kind. Each kind has its own view in src/features/tools/. */
export const tool = v.variant('kind', [countdown, folder, pack, readiness]);
