/** The value of a form field: text, or the state of a checkbox. */
export type FormValue = string | boolean;

/** The form's values by field name. The order of the initial values is the order of the form. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Error messages by field name; valid fields have no entry. */
export type FormErrors = Readonly<Record<string, string>>;

/** The values of a submission, and the key they were submitted under. */
export interface Attempt {
  readonly idempotencyKey: string;
  readonly values: FormValues;
  /** Whether it is stored in the outbox of this device. */
  readonly isQueued: boolean;
}

/** Saved on the device so that a reload, a navigation or an app update loses nothing. */
export interface Draft {
  readonly values: FormValues;
  /**
   * The last unacknowledged attempt. It is part of the draft, so that a page that was reloaded
   * during sending retries under the same key.
   */
  readonly attempt: Attempt | null;
}

/** The result of looking for a draft on the device when a view of the form attached. */
export interface FoundDraft {
  readonly draft: Draft;
  /**
   * The receipt of the draft's enquiry, or, without an attempt, of the enquiry it was before it was
   * changed, if that was acknowledged in the meantime.
   */
  readonly receipt: string | null;
  /** The errors of that enquiry, if the receiver has refused it in the meantime; otherwise empty. */
  readonly errors: FormErrors;
  /**
   * Whether it was written in this tab since the tab was opened, or was sent, so that none of it is shown.
   * Any other draft is only offered: the device may be shared.
   */
  readonly isOfThisVisit: boolean;
}

/** Signals sent along with an enquiry that are not part of the visitor's input. */
export interface SpamSignals {
  /** The value of a field that people do not see: empty, unless a robot filled it in. */
  readonly website: string;
  /** Milliseconds between the form being shown and sent. */
  readonly elapsed: number;
}

/** The input of the actor that delivers an enquiry. */
export interface DeliverInput {
  readonly enquiry: FormValues;
  /** The same for every retry of the same values (draft-ietf-httpapi-idempotency-key-header). */
  readonly idempotencyKey: string;
  readonly spamSignals?: SpamSignals;
}

/** The outcome of an enquiry. An actor that throws has neither sent it nor queued it. */
export type DeliverOutcome =
  | { readonly outcome: 'sent'; readonly receipt: string }
  /** It is in the outbox: stored on the device, or only in this tab's memory. */
  | { readonly outcome: 'queued'; readonly isStored: boolean }
  | { readonly outcome: 'refused'; readonly errors: FormErrors };

/** The input of a contact form. */
export interface ContactFormInput {
  /** Every field with its empty value; at least one. */
  readonly initialValues: FormValues;
  /** Returns the errors of the values; an empty record means they may be sent. Must not throw. */
  readonly validate: (values: FormValues) => FormErrors;
  /** Creates a new idempotency key, a UUID. The host provides randomness, not the machine. */
  readonly makeKey: () => string;
  /** The field that holds the message; default 'message'. */
  readonly messageField?: string;
  /**
   * Values that links may fill in, by field, including the first line of the message. On their own they
   * do not count as written by the visitor. No two begin with the same line.
   */
  readonly openings?: readonly FormValues[];
  readonly delays?: {
    /** How long the success banner stays, in ms; default 5000 (docs/specification.md, 4.9). */
    readonly successMs?: number;
    /** How long after the last keystroke the draft is saved, in ms. */
    readonly draftMs?: number;
  };
}

export interface ContactFormContext {
  readonly initialValues: FormValues;
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** Fields that have failed since the form was last empty; these are validated on change. */
  readonly failedFields: readonly string[];
  /** The last values submitted and not yet acknowledged. */
  readonly attempt: Attempt | null;
  /** The receipt of the last enquiry that was acknowledged. */
  readonly receipt: string | null;
  /** The key of that enquiry; null if this form did not submit it. */
  readonly sentKey: string | null;
  /** A submission made before the draft was found and early input was applied. */
  readonly heldSubmission: { readonly spamSignals?: SpamSignals } | null;
  /** The spam signals of the last submission. */
  readonly spamSignals: SpamSignals | null;
  /** Whether a draft from the device was restored, and has not been sent or discarded since. */
  readonly isRestored: boolean;
  /** Whether the visitor has discarded the draft, and has not written anything since. */
  readonly isDiscarded: boolean;
  /** A draft from an earlier visit, until the visitor accepts or declines it. */
  readonly offered: FoundDraft | null;
  /** Input typed before the scripts ran. */
  readonly typed: FormValues;
  /** Values to fill in, from the link that led here. */
  readonly opening: FormValues | null;
  /** Those of the input, and of every link since. */
  readonly openings: readonly FormValues[];
  readonly messageField: string;
  readonly validate: (values: FormValues) => FormErrors;
  readonly makeKey: () => string;
  readonly successMs: number;
  readonly draftMs: number;
}

/** What a view brings: input typed before it attached, and values from the link that led here. */
export interface Arrival {
  readonly typed: FormValues;
  readonly opening: FormValues | null;
}

export type ContactFormEvent =
  | { readonly type: 'FIELD.CHANGED'; readonly field: string; readonly value: FormValue }
  | { readonly type: 'SUBMISSION.REQUESTED'; readonly spamSignals?: SpamSignals }
  /** A view shows the form, with input typed before it attached and values from the link. */
  | ({ readonly type: 'VIEW.ATTACHED' } & Arrival)
  /** Raised by the machine when the search for a draft is done; not for views. */
  | { readonly type: 'MESSAGE.OPENED' }
  /** A draft was found on the device. Ignored once the visitor has begun to write. */
  | { readonly type: 'DRAFT.RESTORED'; readonly draft: Draft }
  /** The page is being left or hidden, and may not come back. */
  | { readonly type: 'PAGE.LEFT' }
  /** The visitor asked to empty the form. */
  | { readonly type: 'DRAFT.DISCARDED' }
  /** The visitor accepts or declines the draft from an earlier visit. */
  | { readonly type: 'OFFER.TAKEN' }
  | { readonly type: 'OFFER.DECLINED' }
  /** The visitor leaves the confirmation and wants the form again. */
  | { readonly type: 'ANOTHER.REQUESTED' }
  /** The visitor dismisses the note about an earlier enquiry. */
  | { readonly type: 'NEWS.DISMISSED' }
  /** The visitor wants the receipt copied. */
  | { readonly type: 'COPY.REQUESTED' }
  /** XState's own: the form has delivered an enquiry itself. */
  | { readonly type: 'xstate.done.actor.deliver'; readonly output: DeliverOutcome }
  /** Raised by the machine when an enquiry was sent before the form was opened; not for views. */
  | { readonly type: 'EARLIER.SENT'; readonly receipt: string }
  /** The outbox has sent an enquiry of this form, perhaps after a reload. */
  | {
      readonly type: 'ENQUIRY.ACKNOWLEDGED';
      readonly idempotencyKey: string;
      readonly receipt: string;
    }
  /** The outbox no longer holds it: it was refused (with errors) or canceled (without). */
  | {
      readonly type: 'ENQUIRY.RETURNED';
      readonly idempotencyKey: string;
      readonly errors: FormErrors;
    };

export type ContactFormEmitted =
  /** There are errors: the view moves focus to the error summary. */
  | { readonly type: 'ERRORS.FOUND'; readonly errors: FormErrors }
  | { readonly type: 'ENQUIRY.SENT'; readonly idempotencyKey: string; readonly receipt: string }
  /** There is unsaved work or a confirmation, which a reload would end; the counterpart is WORK.SAFE. */
  | { readonly type: 'WORK.BEGUN' }
  | { readonly type: 'WORK.SAFE' };
