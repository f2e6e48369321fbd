import type { SnapshotFrom } from 'xstate';
import { isSameContent } from './contact-form.content.ts';
import type { contactFormMachine } from './contact-form.machine.ts';
import type { FormValue } from './contact-form.types.ts';

export type ContactFormSnapshot = SnapshotFrom<typeof contactFormMachine>;

/** One line of the error summary: the message, and the field it links to. */
export interface ErrorLine {
  readonly field: string;
  readonly message: string;
}

/** What a view needs to draw one field. */
export interface FieldFacts {
  readonly value: FormValue;
  /** The message to show at the field; undefined when nothing is wrong with it. */
  readonly message: string | undefined;
  readonly isInvalid: boolean;
  /** True while sending: the field keeps its value and takes no other. */
  readonly isLocked: boolean;
}

/** What a view needs to draw the submit button (docs/specification.md, 2.6). */
export interface SubmitButtonFacts {
  /** SUBMITTING... instead of SUBMIT. */
  readonly isSubmitting: boolean;
  readonly isDisabled: boolean;
}

/** idle, validating, submitting, success, error or queued. */
export function submissionOf(snapshot: ContactFormSnapshot) {
  return snapshot.value.submission;
}

/**
 * What is wrong, in the order of the form, with the same words as at the fields. An error that the
 * receiver gives for something that is no field of the form comes last, so that it is seen at all.
 */
export function errorSummary({ context }: ContactFormSnapshot): ErrorLine[] {
  const fields = new Set([...Object.keys(context.initialValues), ...Object.keys(context.errors)]);
  return [...fields].flatMap((field) => {
    const message = context.errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
}

/** @throws RangeError for a field that the form does not have */
export function fieldFacts(snapshot: ContactFormSnapshot, field: string): FieldFacts {
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
    isLocked: submissionOf(snapshot) === 'submitting',
  };
}

export function submitButton(snapshot: ContactFormSnapshot): SubmitButtonFacts {
  const isSubmitting = submissionOf(snapshot) === 'submitting';
  return { isSubmitting, isDisabled: isSubmitting };
}

/**
 * Whether a reload would interrupt the visitor: something is written and not yet in good hands. An
 * app update waits for as long. What is stored in the outbox unchanged is in good hands.
 */
export function isDirty(snapshot: ContactFormSnapshot): boolean {
  const { values, initialValues } = snapshot.context;
  const isStored = submissionOf(snapshot) === 'queued' && !isQueuedInMemory(snapshot);
  return !isStored && !isSameContent(values, initialValues);
}

/** Whether the enquiry waits in this tab only, so that it is lost with it. */
export function isQueuedInMemory(snapshot: ContactFormSnapshot): boolean {
  return submissionOf(snapshot) === 'queued' && snapshot.context.attempt?.isQueued !== true;
}
