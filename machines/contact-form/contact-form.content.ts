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

/**
 * Long enough to avoid a write per keystroke, short enough that a crash loses only half a sentence.
 */
const DRAFT_MS = 400;

const NAME = 'contact form';

/** Whether two sets of values are equal, field by field. */
export function isSameContent(one: FormValues, other: FormValues): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => one[field] === other[field])
  );
}

/** The message without surrounding whitespace. */
const messageOf = ({ values, messageField }: ContactFormContext) =>
  String(values[messageField]).trim();

/** The opening that the message consists of; undefined if it is anything else. */
const shownOpening = (context: ContactFormContext) =>
  context.openings.find((opening) => opening[context.messageField] === messageOf(context));

/** Whether the visitor has written anything; values filled in by a link do not count. */
export function hasWritten(context: ContactFormContext): boolean {
  const { values, initialValues, messageField } = context;
  const shown = shownOpening(context);
  return Object.keys(values).some(
    (field) =>
      values[field] !== initialValues[field] &&
      (shown === undefined || (field !== messageField && values[field] !== shown[field])),
  );
}

/** Whether there is anything to keep: something written, or an unanswered attempt. */
export function hasSomethingToKeep(context: ContactFormContext): boolean {
  return context.attempt !== null || hasWritten(context);
}

/**
 * The values that the link that led here may fill in: none once the visitor has begun the message;
 * otherwise the fields that are empty or unchanged since an earlier link.
 */
export function fieldsToOpen(context: ContactFormContext): FormValues {
  const { opening, values, initialValues, messageField } = context;
  const message = messageOf(context);
  const shown = shownOpening(context);
  const isBegun = message !== '' && shown === undefined;
  if (opening === null || isBegun || message === opening[messageField]) return {};
  const fields: Record<string, FormValues[string]> = {};
  for (const [field, value] of Object.entries(opening)) {
    if (field === messageField) fields[field] = `${String(value)}\n`;
    else if (values[field] === initialValues[field] || values[field] === shown?.[field]) {
      fields[field] = value;
    }
  }
  return fields;
}

/** A link's values are known as an opening from then on. */
export const arrivalOf = (
  { openings }: ContactFormContext,
  typed: FormValues,
  opening: FormValues | null,
) => ({ typed, opening, openings: opening === null ? openings : [...openings, opening] });

/** The draft to persist. */
export function draftOf({ values, attempt }: ContactFormContext): Draft {
  return { values, attempt };
}

/**
 * Merges a draft into the current form. A draft may come from an older build of the site, so fields
 * that no longer exist, or whose type has changed, are dropped.
 */
export function contentOfDraft(initialValues: FormValues, draft: Draft): FormValues {
  const values: Record<string, FormValues[string]> = { ...initialValues };
  for (const [field, initial] of Object.entries(initialValues)) {
    const kept = draft.values[field];
    if (typeof kept === typeof initial && kept !== undefined) values[field] = kept;
  }
  return values;
}

/** Whether a draft, merged into the form, is unchanged from its enquiry in the outbox. */
export function isQueuedDraft(initialValues: FormValues, draft: Draft): boolean {
  const { attempt } = draft;
  if (attempt === null || !attempt.isQueued) return false;
  return isSameContent(contentOfDraft(initialValues, draft), attempt.values);
}

/** The errors with one field's message replaced or removed. */
export function withError(
  errors: FormErrors,
  field: string,
  message: string | undefined,
): FormErrors {
  const { [field]: _, ...others } = errors;
  return message === undefined ? others : { ...others, [field]: message };
}

/**
 * The attempt for the given values. Unchanged values reuse the last attempt, so that a retry sends
 * the same idempotency key; anything else gets a new key, since a receiver rejects different
 * content under a known key.
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
 * The attempt in progress.
 *
 * @throws Error if there is none; the chart always creates one first
 */
export function attemptOf({ attempt }: ContactFormContext): Attempt {
  if (attempt === null) {
    throw new Error(`${NAME}: no attempt is in progress.`);
  }
  return attempt;
}

/** The receipt of a sent enquiry; empty otherwise. */
export function receiptOf(outcome: DeliverOutcome): { receipt: string } {
  return { receipt: outcome.outcome === 'sent' ? outcome.receipt : '' };
}

/** Whether a queued enquiry would survive closing the page. */
export function storageOf(outcome: DeliverOutcome): { isStored: boolean } {
  return { isStored: outcome.outcome === 'queued' && outcome.isStored };
}

/** The receiver's validation errors; empty for an enquiry that was not refused. */
export function refusalOf(outcome: DeliverOutcome): { errors: FormErrors } {
  return { errors: outcome.outcome === 'refused' ? outcome.errors : {} };
}

/**
 * The context of an empty form.
 *
 * @throws TypeError or RangeError that names the invalid input and how to fix it
 */
export function emptyForm(input: ContactFormInput): ContactFormContext {
  if (Object.keys(input.initialValues).length === 0) {
    throw new RangeError(
      `${NAME}: initialValues has no fields. Pass every field with its empty value.`,
    );
  }
  return {
    initialValues: input.initialValues,
    values: input.initialValues,
    errors: {},
    failedFields: [],
    attempt: null,
    receipt: null,
    sentKey: null,
    spamSignals: null,
    heldSubmission: null,
    offered: null,
    isRestored: false,
    isDiscarded: false,
    typed: {},
    opening: null,
    openings: input.openings ?? [],
    messageField: input.messageField ?? 'message',
    validate: requireFunction(NAME, 'validate', input.validate, 'that returns the errors by field'),
    makeKey: requireFunction(NAME, 'makeKey', input.makeKey, 'that creates an idempotency key'),
    successMs: requireDelay(NAME, 'delays.successMs', input.delays?.successMs ?? SUCCESS_MS),
    draftMs: requireDelay(NAME, 'delays.draftMs', input.delays?.draftMs ?? DRAFT_MS),
  };
}
