import type { FormErrors, FormValues, SpamSignals, Submission } from '#machines/outbox/index.ts';

/** Saved on the device so that a reload, a navigation or an app update loses nothing. */
export interface Draft {
  readonly values: FormValues;
  /** The key under which these very values were submitted last and not acknowledged; null for none. */
  readonly key: string | null;
}

/** The draft on the device, and what has become of its enquiry. */
export interface FoundDraft extends Draft {
  /** Whether it was written in this tab since the tab was opened. Any other is only offered: devices are shared. */
  readonly isOfThisVisit: boolean;
  /** Whether its enquiry waits in the outbox. */
  readonly isWaiting: boolean;
  /** The receiver's errors, if it has refused the enquiry. */
  readonly errors: FormErrors;
}

/** The input of the actor that submits an enquiry and reports what becomes of it. */
export interface SubmitInput extends Submission {
  /** Whether it was written before a reload. */
  readonly isWritten: boolean;
}

/** What has become of the form's enquiry. */
export type EnquiryNews =
  /** It takes longer than a visitor waits. In memory only if the device refuses to store it. */
  | { readonly type: 'ENQUIRY.WAITING'; readonly isStored: boolean }
  | { readonly type: 'ENQUIRY.SENT' }
  | { readonly type: 'ENQUIRY.REFUSED'; readonly errors: FormErrors }
  /** The receiver answered that it cannot take it now: it is the form's again. */
  | { readonly type: 'ENQUIRY.FAILED'; readonly status: number }
  /** It was canceled, or has expired. */
  | { readonly type: 'ENQUIRY.CANCELED' };

/** The input of a contact form. */
export interface ContactFormInput {
  /** Every field with its empty value; at least one. The order is the order of the form. */
  readonly initialValues: FormValues;
  /** Returns the errors of the values; an empty record means they may be sent. Must not throw. */
  readonly validate: (values: FormValues) => FormErrors;
  /** Creates a new idempotency key, a UUID. The host provides randomness, not the machine. */
  readonly makeKey: () => string;
  /** The words for too many enquiries from the visitor's network. */
  readonly rateLimited: string;
  /**
   * Values that links may fill in, by field, including the first line of the message. On their own they
   * do not count as written by the visitor. No two begin with the same line.
   */
  readonly openings?: readonly FormValues[];
}

export interface ContactFormContext extends Required<ContactFormInput> {
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** Fields that have failed since the form was last empty; these are validated on change. */
  readonly failedFields: readonly string[];
  /** The last submission that was not acknowledged: the same values are sent under the same key. */
  readonly attempt: Pick<Submission, 'key' | 'values'> | null;
  readonly signals: SpamSignals | null;
  /** Whether the attempt's record was written before a reload. */
  readonly isWritten: boolean;
  /** Whether the record survives closing the page. */
  readonly isStored: boolean;
  /** Whether a confirmation is on screen, which no reload brings back. */
  readonly isConfirmed: boolean;
  /** Whether the search for a draft is done. */
  readonly isReady: boolean;
  /** The values filled in by the link that led here; null for none. */
  readonly opening: FormValues | null;
}

export type ContactFormEvent =
  /** A view shows the form: what its controls hold, and what the link to it fills in. */
  | {
      readonly type: 'VIEW.ATTACHED';
      readonly values: FormValues;
      readonly opening: FormValues | null;
    }
  /** What all controls hold, after the visitor changed one. */
  | { readonly type: 'VALUES.CHANGED'; readonly values: FormValues }
  /** Some of the values, without what is not sent, such as invisible characters of a pasted address. */
  | { readonly type: 'VALUES.CLEANED'; readonly values: FormValues }
  /** What all controls hold, including what a browser or an extension filled in silently. */
  | {
      readonly type: 'SUBMISSION.REQUESTED';
      readonly values: FormValues;
      readonly signals: SpamSignals | null;
    }
  /** The page is being left or hidden, and may not come back. */
  | { readonly type: 'PAGE.LEFT' }
  /** The visitor asks to empty the form, and to remove its draft. */
  | { readonly type: 'DRAFT.DISCARDED' }
  /** The visitor accepts or declines the draft from an earlier visit. */
  | { readonly type: 'OFFER.TAKEN' }
  | { readonly type: 'OFFER.DECLINED' }
  /** The visitor leaves the confirmation and wants to write something else. */
  | { readonly type: 'ANOTHER.REQUESTED' }
  /** From the draft: the search is done, or the visitor has accepted the offer. */
  | { readonly type: 'DRAFT.SETTLED'; readonly found: FoundDraft | null }
  | EnquiryNews;

export type ContactFormEmitted =
  /** There are errors: the view moves focus to the error summary. */
  | { readonly type: 'ERRORS.FOUND' }
  /** The machine itself has changed these values: the view writes them into its controls. */
  | { readonly type: 'VALUES.SET'; readonly values: FormValues }
  /** There is unsaved work or a confirmation, which a reload would end. */
  | { readonly type: 'WORK.BEGUN' }
  /** There is neither any more. */
  | { readonly type: 'WORK.SAFE' };
