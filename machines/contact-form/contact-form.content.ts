import type {
  Attempt,
  ContactFormContext,
  ContactFormInput,
  DeliverOutcome,
  Draft,
  FormErrors,
  FormValues,
} from './contact-form.types.ts';
import { requireFunction } from '#machines/lib/checks.ts';
import { requireDelay } from '#machines/lib/check-input.ts';

/** How long the success banner stays, in ms (docs/specification.md, 4.9 and 9). */
const SUCCESS_MS = 5000;

/** Long enough not to write at every key, short enough that a crash costs half a sentence. */
const DRAFT_MS = 400;

const NAME = 'contact form';

/** Whether two contents are the same, field by field. */
export function isSameContent(one: FormValues, other: FormValues): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => one[field] === other[field])
  );
}

/** Whether there is anything to keep: something written, or an attempt without an answer. */
export function hasSomethingToKeep(context: ContactFormContext): boolean {
  return context.attempt !== null || !isSameContent(context.values, context.initialValues);
}

/** What is kept on the device. */
export function draftOf({ values, attempt }: ContactFormContext): Draft {
  return { values, attempt };
}

/**
 * The content of a draft in the form as it is now: a draft may come from an older build of the site,
 * so fields that the form no longer has, or that have become of another kind, are left out.
 */
export function contentOfDraft(initialValues: FormValues, draft: Draft): FormValues {
  const values: Record<string, FormValues[string]> = { ...initialValues };
  for (const [field, initial] of Object.entries(initialValues)) {
    const kept = draft.values[field];
    if (typeof kept === typeof initial && kept !== undefined) values[field] = kept;
  }
  return values;
}

/** Whether a draft is that of an enquiry which lies in the outbox, unchanged. */
export function isQueuedDraft({ values, attempt }: Draft): boolean {
  return attempt !== null && attempt.isQueued && isSameContent(values, attempt.values);
}

/** The errors without one field, or with another message for it. */
export function withError(
  errors: FormErrors,
  field: string,
  message: string | undefined,
): FormErrors {
  const { [field]: _, ...others } = errors;
  return message === undefined ? others : { ...others, [field]: message };
}

/**
 * The attempt for a content: the last one if it was for the same content, so that a retry carries the
 * same key; a new key for anything else, since a receiver refuses another content under a known key.
 */
export function attemptFor(
  values: FormValues,
  last: Attempt | null,
  makeKey: () => string,
): Attempt {
  if (last !== null && isSameContent(last.values, values)) return last;
  return { idempotencyKey: makeKey(), values, isQueued: false };
}

/**
 * The attempt that is under way.
 *
 * @throws Error when there is none: the chart never asks before it has made one
 */
export function attemptOf({ attempt }: ContactFormContext): Attempt {
  if (attempt === null) {
    throw new Error(
      `${NAME}: no attempt is under way, so there is no idempotency key. Prepare the attempt before delivering.`,
    );
  }
  return attempt;
}

/** The receipt of an enquiry that was sent; empty for one that was not. */
export function receiptOf(outcome: DeliverOutcome): { receipt: string } {
  return { receipt: outcome.outcome === 'sent' ? outcome.receipt : '' };
}

/** Whether an enquiry that waits would outlive this page. */
export function storageOf(outcome: DeliverOutcome): { isStored: boolean } {
  return { isStored: outcome.outcome === 'queued' && outcome.isStored };
}

/** What the receiver found wrong; nothing for an enquiry that it did not refuse. */
export function refusalOf(outcome: DeliverOutcome): { errors: FormErrors } {
  return { errors: outcome.outcome === 'refused' ? outcome.errors : {} };
}

/**
 * The context of an empty form.
 *
 * @throws TypeError or RangeError saying which input is wrong and how to mend it.
 */
export function emptyForm(input: ContactFormInput): ContactFormContext {
  if (Object.keys(input.initialValues).length === 0) {
    throw new RangeError(
      `${NAME}: initialValues has no field, so there is nothing to fill in. Pass every field with what it holds in an empty form.`,
    );
  }
  return {
    initialValues: input.initialValues,
    values: input.initialValues,
    errors: {},
    failedFields: [],
    isSubmittedOnce: false,
    attempt: null,
    receipt: null,
    validate: requireFunction(NAME, 'validate', input.validate, 'that gives the errors by field'),
    makeKey: requireFunction(NAME, 'makeKey', input.makeKey, 'that makes an idempotency key'),
    successMs: requireDelay(NAME, 'delays.successMs', input.delays?.successMs ?? SUCCESS_MS),
    draftMs: requireDelay(NAME, 'delays.draftMs', input.delays?.draftMs ?? DRAFT_MS),
  };
}
