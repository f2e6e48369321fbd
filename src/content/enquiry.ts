import * as v from 'valibot';
import { ENQUIRY_FIELDS, ENQUIRY_FORM, factsOf } from './enquiry-fields.ts';
import type { EnquiryField, EnquiryFieldFacts } from './enquiry-fields.ts';

/**
 * The enquiry: the only thing a visitor submits on this site (docs/specification.md, 3 and 5). The
 * contact form and the receiver validate with this module, so that they agree on every input.
 */

export { ENQUIRY_FIELDS, ENQUIRY_FORM, factsOf, type EnquiryField };

/** The teams a visitor can choose. The field is optional: an empty string means "no preference". */
export const REPRESENTATIVES = ENQUIRY_FORM.representative.options;

type Form = typeof ENQUIRY_FORM;

/** Maximum lengths in UTF-16 code units, of the fields that have one. */
export const ENQUIRY_LIMITS = Object.fromEntries(
  ENQUIRY_FIELDS.flatMap((field) => {
    const { limit } = factsOf(field);
    return limit === undefined ? [] : [[field, limit]];
  }),
) as {
  readonly [F in EnquiryField as Form[F] extends { readonly limit: number } ? F : never]: number;
};

/** An enquiry as typed, before validation. */
export type EnquiryDraft = {
  readonly [F in EnquiryField]?: Form[F] extends { readonly control: 'checkbox' }
    ? boolean
    : string;
};

/** A validated enquiry: trimmed and complete. */
export type Enquiry = {
  readonly [F in EnquiryField]: Form[F] extends { readonly control: 'checkbox' }
    ? boolean
    : Form[F] extends { readonly options: readonly (infer Option)[] }
      ? Option | ''
      : string;
};

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export type EnquiryVerdict =
  | { readonly ok: true; readonly enquiry: Enquiry }
  | { readonly ok: false; readonly errors: EnquiryErrors };

/**
 * Carriage return, line feed and NUL are not allowed in single-line fields (header injection, CSV).
 */
const LINE_BREAKS = /[\r\n\0]/u;

/** Characters without width, and marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** An address without what copying adds to it: signs that nobody sees, and full-width ones. */
const cleaned = (address: string) => address.replace(INVISIBLE, '').normalize('NFKC');

/**
 * An address with a domain, since nobody can reply to a host without one. Letters of every script
 * are allowed, before the @ (RFC 6531) and after it, where they are checked as mail servers see them.
 */
function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const mailbox = address
    .slice(0, at)
    .replace(/[^\p{ASCII}]/gu, (sign) => (/[\p{L}\p{M}\p{N}]/u.test(sign) ? 'x' : ' '));
  const domain = address.slice(at + 1);
  let host = domain;
  if (/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) {
    try {
      host = new URL(`https://${domain}`).hostname;
    } catch {
      // No host has this name; what is not ASCII in it is refused below.
    }
  }
  return v.is(v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[^.]{2,}$/u)), `${mailbox}@${host}`);
}

const within = (limit = Number.MAX_SAFE_INTEGER) =>
  v.maxLength<string, number, string>(limit, `Please use ${limit} characters or fewer`);

const singleLine = ({ limit, message }: EnquiryFieldFacts) =>
  v.pipe(
    v.string(message),
    v.check((value) => !LINE_BREAKS.test(value), 'Please keep this on one line'),
    v.trim(),
    within(limit),
  );

/** The rule of a field; a missing value counts as an empty one. */
function ruleOf(facts: EnquiryFieldFacts) {
  const { control, type, options = [], least = 0, limit, message } = facts;
  switch (control) {
    case 'checkbox':
      return v.optional(v.boolean(message), false);
    case 'select':
      return v.optional(v.picklist(['', ...options], message), '');
    case 'textarea':
      return v.optional(
        v.pipe(
          v.string(message),
          v.check((value) => !value.includes('\0'), 'Please remove the unprintable character'),
          within(limit),
        ),
        '',
      );
    case 'text':
      return type === 'email'
        ? v.optional(
            v.pipe(
              v.string(message),
              v.transform(cleaned),
              singleLine(facts),
              v.check(isAddress, message),
            ),
            '',
          )
        : v.optional(v.pipe(singleLine(facts), v.minLength(least, message)), '');
  }
}

const schema = v.object(
  Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ruleOf(factsOf(field))])),
);

/** The values that validation takes to be other than they were written, as it takes them. */
export const cleanedIn = (values: EnquiryDraft): EnquiryDraft =>
  Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const value = values[field];
      if (factsOf(field).type !== 'email' || typeof value !== 'string') return [];
      return cleaned(value) === value ? [] : [[field, cleaned(value)]];
    }),
  );

/**
 * Validates an enquiry and returns the first error of each invalid field. Accepts any input and
 * never throws.
 */
export function checkEnquiry(input: unknown): EnquiryVerdict {
  // Input that is not an object counts as an object without fields.
  const result = v.safeParse(schema, typeof input === 'object' && input !== null ? input : {});
  if (result.success) return { ok: true, enquiry: result.output as unknown as Enquiry };
  const nested = v.flatten<typeof schema>(result.issues).nested ?? {};
  const errors: EnquiryErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const first = nested[field]?.[0];
    if (first !== undefined) errors[field] = first;
  }
  return { ok: false, errors };
}
