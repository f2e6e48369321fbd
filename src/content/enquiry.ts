import * as v from 'valibot';
import { AUDIENCES } from './schema/audiences.ts';

/**
 * The enquiry: the only thing a visitor submits on this site (docs/specification.md, 3 and 5). The
 * contact page, the contact form's host and the receiver all validate against this schema, so that
 * page and receiver agree on every input.
 */

/** The teams a visitor can choose. The field is optional: an empty string means "no preference". */
export const REPRESENTATIVES = AUDIENCES;

/** Maximum lengths in UTF-16 code units; the receiver's limit for a body follows from them. */
export const ENQUIRY_LIMITS = {
  fullName: 200,
  workEmail: 254,
  contactNo: 50,
  hearAboutUs: 300,
  message: 5000,
} as const;

/**
 * Carriage return, line feed and NUL are not allowed in single-line fields (header injection, CSV).
 */
const LINE_BREAKS = /[\r\n\0]/u;

const tooLong = (limit: number) => `Please use ${limit} characters or fewer`;

const singleLine = (limit: number, message: string) =>
  v.pipe(
    v.string(message),
    v.check((value) => !LINE_BREAKS.test(value), 'Please keep this on one line'),
    v.trim(),
    v.maxLength(limit, tooLong(limit)),
  );

const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';
const CONTACT = 'Please enter a valid contact number';
const HEARD = 'Please let us know how you heard about us';

/**
 * Field rules and messages, verbatim (docs/specification.md, 5). Lengths are counted after
 * trimming; a missing field counts as empty.
 */
export const enquirySchema = v.object({
  fullName: v.optional(v.pipe(singleLine(ENQUIRY_LIMITS.fullName, NAME), v.minLength(2, NAME)), ''),
  workEmail: v.optional(
    v.pipe(
      singleLine(ENQUIRY_LIMITS.workEmail, EMAIL),
      v.rfcEmail(EMAIL),
      // Nobody can reply to a host without a domain, which RFC 5322 allows.
      v.regex(/\.[^.]{2,}$/u, EMAIL),
    ),
    '',
  ),
  contactNo: v.optional(
    v.pipe(singleLine(ENQUIRY_LIMITS.contactNo, CONTACT), v.minLength(6, CONTACT)),
    '',
  ),
  hearAboutUs: v.optional(
    v.pipe(singleLine(ENQUIRY_LIMITS.hearAboutUs, HEARD), v.minLength(2, HEARD)),
    '',
  ),
  representative: v.optional(
    v.union(
      [v.literal(''), v.picklist(REPRESENTATIVES)],
      'Please choose a team from the list, or leave this empty',
    ),
    '',
  ),
  message: v.optional(
    v.pipe(
      v.string('Please write your message as text'),
      v.check((value) => !value.includes('\0'), 'Please remove the unprintable character'),
      v.maxLength(ENQUIRY_LIMITS.message, tooLong(ENQUIRY_LIMITS.message)),
    ),
    '',
  ),
  // A missing field never subscribes anybody; the form always sends it.
  subscribe: v.optional(v.boolean('Please check or uncheck the newsletter box'), false),
});

/** An enquiry as typed, before validation. */
export type EnquiryDraft = v.InferInput<typeof enquirySchema>;

/** A validated enquiry: trimmed and complete. */
export type Enquiry = v.InferOutput<typeof enquirySchema>;

export type EnquiryField = keyof Enquiry;

/** The fields in form order, which error summaries follow. */
export const ENQUIRY_FIELDS = [
  'fullName',
  'workEmail',
  'contactNo',
  'hearAboutUs',
  'representative',
  'message',
  'subscribe',
] as const satisfies readonly EnquiryField[];

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export type EnquiryVerdict =
  | { readonly ok: true; readonly enquiry: Enquiry }
  | { readonly ok: false; readonly errors: EnquiryErrors };

/**
 * Validates an enquiry and returns the first error of each invalid field. Accepts any input and
 * never throws.
 */
export function checkEnquiry(input: unknown): EnquiryVerdict {
  // Input that is not an object counts as an object without fields.
  const result = v.safeParse(
    enquirySchema,
    typeof input === 'object' && input !== null ? input : {},
  );
  if (result.success) return { ok: true, enquiry: result.output };
  const nested = v.flatten<typeof enquirySchema>(result.issues).nested ?? {};
  const errors: EnquiryErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const first = nested[field]?.[0];
    if (first !== undefined) errors[field] = first;
  }
  return { ok: false, errors };
}
