import { NEWSLETTER_CONSENT } from './newsletter.ts';
import { AUDIENCES } from './schema/audiences.ts';

/**
 * One field of the enquiry: how it is asked for, and what is accepted. Form, validation, receiver, mail,
 * exports and reports derive from it.
 */
export interface EnquiryFieldFacts {
  readonly control: 'text' | 'select' | 'textarea' | 'checkbox';
  readonly label: string;
  readonly hint?: string;
  /** Of a single-line text; `email` is also checked for its format. Default: any text. */
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  /** Whether a short answer is expected. */
  readonly isShort?: boolean;
  /** The choices of a select, and the words for choosing none of them. */
  readonly options?: readonly string[];
  readonly none?: string;
  /** The fewest characters, counted after trimming; a field without it is optional. */
  readonly least?: number;
  /** The most, in UTF-16 code units. The receiver's limit for a body follows from them. */
  readonly limit?: number;
  /** What is said when the rule is broken (docs/specification.md, 5). */
  readonly message: string;
}

/** The fields by name, in form order, which summaries, mails and exports follow. */
export const ENQUIRY_FORM = {
  fullName: {
    control: 'text',
    label: 'Full name',
    autoComplete: 'name',
    least: 2,
    limit: 200,
    message: 'Name must be at least 2 characters',
  },
  workEmail: {
    control: 'text',
    label: 'Work email',
    hint: 'We reply to this address, for example name@school.example',
    type: 'email',
    autoComplete: 'email',
    least: 3,
    limit: 254,
    message: 'Please enter a valid email address',
  },
  contactNo: {
    control: 'text',
    label: 'Contact number',
    hint: 'Include the area code. Outside the US, begin with the country code.',
    type: 'tel',
    autoComplete: 'tel',
    isShort: true,
    least: 6,
    limit: 50,
    message: 'Please enter a valid contact number',
  },
  hearAboutUs: {
    control: 'text',
    label: 'How did you hear about us?',
    hint: 'For example: a colleague, a conference, a search',
    autoComplete: 'off',
    least: 2,
    limit: 300,
    message: 'Please let us know how you heard about us',
  },
  representative: {
    control: 'select',
    label: 'Team you would like to talk to',
    hint: 'Not sure? We will choose.',
    options: AUDIENCES,
    none: 'No preference',
    isShort: true,
    message: 'Please choose a team from the list, or leave this empty',
  },
  message: {
    control: 'textarea',
    label: 'Your message',
    hint: 'What you make, who learns with it, what should change, and by when. Please leave out student data.',
    limit: 5000,
    message: 'Please write your message as text',
  },
  // Checked at first; a client that leaves it out subscribes nobody.
  subscribe: {
    control: 'checkbox',
    label: NEWSLETTER_CONSENT,
    hint: 'You are subscribed only once you have confirmed by email. Unsubscribe at any time.',
    message: 'Please check or uncheck the newsletter box',
  },
} as const satisfies Readonly<Record<string, EnquiryFieldFacts>>;

export type EnquiryField = keyof typeof ENQUIRY_FORM;

/** The names in form order. */
export const ENQUIRY_FIELDS = Object.keys(ENQUIRY_FORM) as readonly EnquiryField[];

/** What is known of a field, whichever it is. */
export const factsOf = (field: EnquiryField): EnquiryFieldFacts => ENQUIRY_FORM[field];

/** The values of an empty form; the newsletter box is checked at first (docs/specification.md, 3). */
export const EMPTY_FORM = Object.fromEntries(
  ENQUIRY_FIELDS.map((field) => [field, factsOf(field).control === 'checkbox' ? true : '']),
);

/** The names that a client and the receiver agree on, beside the fields. */

/** Identifies an enquiry across all attempts: a UUID, made before the first one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The same in the body of an enquiry sent as JSON: some proxies strip headers that they do not know. */
export const KEY_FIELD = 'key';

/** A field that is hidden from people and filled in by bots. */
export const HONEYPOT_FIELD = 'website';

/** Milliseconds between the form being shown and sent. */
export const ELAPSED_FIELD = 'elapsed';
