import type { SnapshotFrom } from 'xstate';
import type { contactFormMachine } from './contact-form.machine.ts';
import { hasWritten } from './values.ts';

export * from './contact-form.machine.ts';
export * from './draft.machine.ts';
export * from './contact-form.types.ts';

export type ContactFormSnapshot = SnapshotFrom<typeof contactFormMachine>;

/** One line of the error summary: the message, and the field it links to. */
export interface ErrorLine {
  readonly field: string;
  readonly message: string;
  /** Whether the form has this field; the receiver may also refuse the enquiry as a whole. */
  readonly isOfForm: boolean;
}

/** idle, submitting, waiting, success or error. */
export function selectSubmission({ value }: ContactFormSnapshot) {
  return typeof value.form === 'string' ? value.form : value.form.pending;
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

/** Whether the visitor has written anything; values filled in by a link do not count. */
export const selectHasWritten = ({ context }: ContactFormSnapshot): boolean => hasWritten(context);

/** Whether the search for a draft is done; only then can the form differ from an empty one. */
export const selectIsReady = ({ context }: ContactFormSnapshot): boolean => context.isReady;

/** The key of the enquiry that is being submitted or waits; null for none. */
export const selectPendingKey = (snapshot: ContactFormSnapshot): string | null =>
  snapshot.matches({ form: 'pending' }) ? (snapshot.context.attempt?.key ?? null) : null;

/** Whether the waiting enquiry survives closing the page. */
export const selectIsStored = ({ context }: ContactFormSnapshot): boolean => context.isStored;
