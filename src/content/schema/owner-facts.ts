import * as v from 'valibot';
import { AUDIENCES } from './audiences.ts';
import { DOCUMENT_FILE, text } from './primitives.ts';

/**
 * What only the company can say of itself (docs/owner-questions.md, 1 and 3). All of it may be left out;
 * the site then shows nothing in its place.
 */

/** The longest reply promise, in business days: a visitor takes a longer one for none. */
const MOST_REPLY_DAYS = 10;

/** The ways to a person. */
export const reach = v.strictObject({
  /** How many business days an answer takes at most. */
  replyDays: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'must be at least 1: a promise for the same day is 1'),
      v.maxValue(
        MOST_REPLY_DAYS,
        `is over ${String(MOST_REPLY_DAYS)} business days: leave it out instead`,
      ),
    ),
  ),
  telephone: v.optional(
    v.pipe(
      text,
      v.regex(
        /^\+[1-9]\d{0,2}(?:[ -]\d{2,}){2,}$/u,
        'must be a number with its country code, in groups of digits such as +1 617-555-0100',
      ),
    ),
  ),
  /** Where a visitor picks a time for a call. */
  calendar: v.optional(v.pipe(text, v.url(), v.startsWith('https://', 'must begin with https://'))),
  address: v.optional(
    v.strictObject({
      street: text,
      city: text,
      /** State or province, as written in addresses. */
      region: v.optional(text),
      postalCode: text,
      country: v.pipe(
        text,
        v.regex(/^[A-Z]{2}$/u, 'must be a country code of two capitals, such as US (ISO 3166-1)'),
      ),
    }),
  ),
});

/** A file below `public/`, which the build looks for, or an address elsewhere. */
const download = v.pipe(
  text,
  v.check(
    (value) => DOCUMENT_FILE.test(value) || value.startsWith('https://'),
    'must be a file such as /documents/soc-2.pdf, which you put into public/documents, or an https address',
  ),
);

/** A certificate, a report, a form, with its date as shown; without a file it is sent on request. */
const paper = v.strictObject({ title: text, date: text, file: v.optional(download) });

/** What procurement asks for. */
export const procurement = v.strictObject({
  certificates: v.optional(v.array(paper), []),
  documents: v.optional(v.array(paper), []),
  /** The policies: what they cover, up to how much, with which insurer. */
  insurance: v.optional(v.array(v.strictObject({ kind: text, cover: text })), []),
  /** Purchasing co-operatives through which districts can buy. */
  contracts: v.optional(
    v.array(v.strictObject({ cooperative: text, number: text, until: text })),
    [],
  ),
  subprocessors: v.optional(
    v.array(v.strictObject({ name: text, purpose: text, location: text })),
    [],
  ),
});

/** Who leads a team. */
export const lead = v.strictObject({
  team: v.picklist(AUDIENCES),
  name: text,
  role: text,
  /** A square picture; its subject is named beside it. */
  portrait: v.optional(
    v.pipe(
      text,
      v.regex(
        /^\/people\/[a-z0-9-]+\.(?:avif|jpg|png|webp)$/u,
        'must be a picture such as /people/maria-lopez.jpg, which you put into public/people',
      ),
    ),
  ),
});

export const leads = v.pipe(
  v.array(lead),
  v.check(
    (all) => new Set(all.map(({ team }) => team)).size === all.length,
    'names two leads for one team: keep one',
  ),
);

export type Reach = v.InferOutput<typeof reach>;
export type ReachInput = v.InferInput<typeof reach>;
export type Procurement = v.InferOutput<typeof procurement>;
export type ProcurementInput = v.InferInput<typeof procurement>;
export type Lead = v.InferOutput<typeof lead>;
