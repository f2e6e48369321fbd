/** What one field of the form holds: text, or a box that is ticked or not. */
export type FormValue = string | boolean;

/** The form's content by field name. The order of the initial values is the order of the form. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** What is wrong, by field name; a field that is right is not there. */
export type FormErrors = Readonly<Record<string, string>>;

/** A content that was handed over for sending, and the key it was handed over under. */
export interface Attempt {
  readonly idempotencyKey: string;
  readonly values: FormValues;
  /** Whether it is stored in the outbox of this device. */
  readonly isQueued: boolean;
}

/** What is kept on the device so that a reload, a navigation or an app update loses nothing. */
export interface Draft {
  readonly values: FormValues;
  /**
   * The last attempt that has not been acknowledged. It is part of the draft, so that a page that
   * was reloaded in the middle of sending tries again under the same key.
   */
  readonly attempt: Attempt | null;
}

/** What is handed to the actor that delivers an enquiry. */
export interface DeliverInput {
  readonly enquiry: FormValues;
  /** The same for every try of the same content (draft-ietf-httpapi-idempotency-key-header). */
  readonly idempotencyKey: string;
}

/** What became of an enquiry. An actor that throws has neither sent it nor queued it. */
export type DeliverOutcome =
  | { readonly outcome: 'sent'; readonly receipt: string }
  /** It waits in the outbox: stored on the device, or only in this tab's memory. */
  | { readonly outcome: 'queued'; readonly isStored: boolean }
  | { readonly outcome: 'refused'; readonly errors: FormErrors };

/** What a contact form is started with. */
export interface ContactFormInput {
  /** Every field and what it holds in an empty form; at least one. */
  readonly initialValues: FormValues;
  /** Gives what is wrong with a content; an empty record means it may be sent. Must not throw. */
  readonly validate: (values: FormValues) => FormErrors;
  /** Makes a new idempotency key, a UUID: chance belongs to the host, not to the machine. */
  readonly makeKey: () => string;
  readonly delays?: {
    /** How long the success banner stays, in ms; 5000 when left out (docs/specification.md, 4.9). */
    readonly successMs?: number;
    /** How long typing must rest before the draft is kept, in ms. */
    readonly draftMs?: number;
  };
}

export interface ContactFormContext {
  readonly initialValues: FormValues;
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** Fields that have failed since the form was last empty; these are checked again on change. */
  readonly failedFields: readonly string[];
  /** Whether the visitor has tried to send what is in the form. */
  readonly isSubmittedOnce: boolean;
  /** The last content handed over and not acknowledged. */
  readonly attempt: Attempt | null;
  /** The receipt of the last enquiry that was acknowledged. */
  readonly receipt: string | null;
  readonly validate: (values: FormValues) => FormErrors;
  readonly makeKey: () => string;
  readonly successMs: number;
  readonly draftMs: number;
}

export type ContactFormEvent =
  | { readonly type: 'FIELD.CHANGED'; readonly field: string; readonly value: FormValue }
  | { readonly type: 'SUBMISSION.REQUESTED' }
  /** A draft was found on the device. Ignored once the visitor has begun to write. */
  | { readonly type: 'DRAFT.RESTORED'; readonly draft: Draft }
  /** The page is left, or goes out of sight and may not come back. */
  | { readonly type: 'PAGE.LEFT' }
  /** The visitor asked for an empty form. */
  | { readonly type: 'DRAFT.DISCARDED' }
  /** The outbox has sent what this form had put there, perhaps after a reload. */
  | {
      readonly type: 'ENQUIRY.ACKNOWLEDGED';
      readonly idempotencyKey: string;
      readonly receipt: string;
    }
  /** The outbox holds it no longer: refused, with what is wrong, or canceled, with no errors. */
  | {
      readonly type: 'ENQUIRY.RETURNED';
      readonly idempotencyKey: string;
      readonly errors: FormErrors;
    };

export type ContactFormEmitted =
  /** There is something to correct: the view moves focus to the error summary. */
  | { readonly type: 'ERRORS.FOUND'; readonly errors: FormErrors }
  | { readonly type: 'ENQUIRY.SENT'; readonly idempotencyKey: string; readonly receipt: string };
