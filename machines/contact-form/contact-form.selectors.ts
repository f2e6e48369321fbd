import type { SnapshotFrom } from 'xstate';
import type { contactFormMachine } from './contact-form.machine.ts';
import type { FormValue } from './contact-form.types.ts';

export type ContactFormSnapshot = SnapshotFrom<typeof contactFormMachine>;

/** One line of the error summary: the message, and the field it links to. */
export interface ErrorLine {
  readonly field: string;
  readonly message: string;
}

/** What a view needs to render a field. */
export interface FieldFacts {
  readonly value: FormValue;
  /** The message to show at the field; undefined if the field is valid. */
  readonly message: string | undefined;
  readonly isInvalid: boolean;
  /** True during sending: the field keeps its value and cannot be changed. */
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
    return message === undefined ? [] : [{ field, message }];
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
    isLocked: selectSubmission(snapshot) === 'submitting',
  };
}

export function selectSubmitButton(snapshot: ContactFormSnapshot): SubmitButtonFacts {
  const isSubmitting = selectSubmission(snapshot) === 'submitting';
  return { isSubmitting, isDisabled: isSubmitting };
}

/** Whether anything is written: then there is a draft that can be discarded. */
export const selectHasDraft = (snapshot: ContactFormSnapshot): boolean =>
  snapshot.value.draft !== 'none';

/** Whether the draft has been looked for: from then on the form may differ from an empty one. */
export const selectIsReady = (snapshot: ContactFormSnapshot): boolean =>
  snapshot.value.view === 'ready';

/** What to say of the draft: that it was restored, and is still there, or that it was discarded. */
export function selectDraftNotice(
  snapshot: ContactFormSnapshot,
): 'none' | 'restored' | 'discarded' {
  const { isDiscarded, isRestored } = snapshot.context;
  if (isDiscarded) return 'discarded';
  return isRestored && selectHasDraft(snapshot) ? 'restored' : 'none';
}

/** Whether the enquiry waits in this tab only, so that it is lost with it. */
export function selectIsQueuedInMemory(snapshot: ContactFormSnapshot): boolean {
  return selectSubmission(snapshot) === 'queued' && snapshot.context.attempt?.isQueued !== true;
}
