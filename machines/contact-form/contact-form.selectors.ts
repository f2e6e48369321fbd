import type { SnapshotFrom } from 'xstate';
import type { contactFormMachine } from './contact-form.machine.ts';
import type { FormValue } from './contact-form.types.ts';

export type ContactFormSnapshot = SnapshotFrom<typeof contactFormMachine>;

/** One line of the error summary: the message, and the field it links to. */
export interface ErrorLine {
  readonly field: string;
  readonly message: string;
  /** Whether the form has this field; the receiver may also refuse the enquiry as a whole. */
  readonly isOfForm: boolean;
}

/** What a view needs to render a field. */
export interface FieldFacts {
  readonly value: FormValue;
  /** The message to show at the field; undefined if the field is valid. */
  readonly message: string | undefined;
  readonly isInvalid: boolean;
  /** Whether it is invalid because it is empty. */
  readonly isMissing: boolean;
  /** True while sending: the field keeps its value and cannot be changed. */
  readonly isLocked: boolean;
}

/** What a view needs to render the submit button (docs/specification.md, 2.6). */
export interface SubmitButtonFacts {
  /** Whether it reads SUBMITTING... instead of SUBMIT. */
  readonly isSubmitting: boolean;
  readonly isDisabled: boolean;
}

/** idle, validating, submitting, success, error or queued. */
export function selectSubmission(snapshot: ContactFormSnapshot) {
  return snapshot.value.submission;
}

/**
 * All errors in form order, with the same messages as at the fields. Receiver errors for unknown
 * fields come last, so that they are shown at all.
 */
export function selectErrorSummary({ context }: ContactFormSnapshot): ErrorLine[] {
  const fields = new Set([...Object.keys(context.initialValues), ...Object.keys(context.errors)]);
  return [...fields].flatMap((field) => {
    const message = context.errors[field];
    return message === undefined
      ? []
      : [{ field, message, isOfForm: field in context.initialValues }];
  });
}

/** @throws RangeError for a field that the form does not have */
export function selectField(snapshot: ContactFormSnapshot, field: string): FieldFacts {
  const value = snapshot.context.values[field];
  if (value === undefined) {
    throw new RangeError(
      `contact form: there is no field '${field}'. It has: ${Object.keys(snapshot.context.values).join(', ')}.`,
    );
  }
  const message = snapshot.context.errors[field];
  return {
    value,
    message,
    isInvalid: message !== undefined,
    isMissing: message !== undefined && typeof value === 'string' && value.trim() === '',
    isLocked: selectSubmission(snapshot) === 'submitting',
  };
}

export function selectSubmitButton(snapshot: ContactFormSnapshot): SubmitButtonFacts {
  const isSubmitting = selectSubmission(snapshot) === 'submitting';
  return { isSubmitting, isDisabled: isSubmitting };
}

/**
 * What replaces the form: the confirmation of an enquiry that was sent or is queued, until another is
 * started.
 */
export function selectConfirmation(snapshot: ContactFormSnapshot): 'none' | 'sent' | 'queued' {
  if (selectSubmission(snapshot) === 'queued') return 'queued';
  return snapshot.value.told === 'sent' ? 'sent' : 'none';
}

/** Whether an earlier enquiry was sent while the form holds a different one. */
export const selectHasNews = (snapshot: ContactFormSnapshot): boolean =>
  snapshot.value.told === 'earlier';

/** The receipt of the last enquiry that was sent; empty when there is none. */
export const selectReceipt = ({ context }: ContactFormSnapshot): string => context.receipt ?? '';

/** The key of the last enquiry that was sent, so that it is not announced elsewhere again. */
export const selectSentKey = ({ context }: ContactFormSnapshot): string | null => context.sentKey;

/** The status of copying the receipt: idle, copying, copied, or refused by the browser. */
export const selectCopy = (snapshot: ContactFormSnapshot) => snapshot.value.copy;

/** Whether anything is written, so that there is a draft to discard. */
export const selectHasDraft = (snapshot: ContactFormSnapshot): boolean =>
  snapshot.value.draft !== 'none';

/** Whether the search for a draft is done; only then can the form differ from an empty one. */
export const selectIsReady = (snapshot: ContactFormSnapshot): boolean =>
  snapshot.value.view === 'ready';

/** The status to show for the draft: restored and still there, or discarded. */
export function selectDraftNotice(
  snapshot: ContactFormSnapshot,
): 'none' | 'restored' | 'discarded' {
  const { isDiscarded, isRestored } = snapshot.context;
  if (isDiscarded) return 'discarded';
  return isRestored && selectHasDraft(snapshot) ? 'restored' : 'none';
}

/** Whether the device has a draft from an earlier visit that the visitor can accept or decline. */
export const selectIsOffered = (snapshot: ContactFormSnapshot): boolean =>
  snapshot.context.offered !== null;

/** Whether the enquiry is only in this tab's memory, and is lost if the tab is closed. */
export function selectIsQueuedInMemory(snapshot: ContactFormSnapshot): boolean {
  return selectSubmission(snapshot) === 'queued' && snapshot.context.attempt?.isQueued !== true;
}
