import type { FormErrors, FormValues } from '#machines/outbox/index.ts';
import type { ContactFormContext, Draft } from './contact-form.types.ts';

/** Whether two sets of values are equal, field by field. */
export const isSameContent = (one: FormValues, other: FormValues): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);

type Content = Pick<ContactFormContext, 'values' | 'initialValues' | 'openings'>;

/** The field that links fill in with a first line, which the visitor goes on from. */
const MESSAGE = 'message';

const messageIn = ({ values }: Pick<Content, 'values'>) => String(values[MESSAGE] ?? '').trim();

/** The opening that the message consists of; undefined if it is anything else. */
const shownOpening = (content: Content) =>
  content.openings.find((opening) => opening[MESSAGE] === messageIn(content));

/** Whether the visitor has written anything; values filled in by a link do not count. */
export function hasWritten(content: Content): boolean {
  const { values, initialValues } = content;
  const shown = shownOpening(content);
  return Object.keys(initialValues).some(
    (field) =>
      values[field] !== initialValues[field] &&
      (shown === undefined || (field !== MESSAGE && values[field] !== shown[field])),
  );
}

/**
 * The values that the link that led here may fill in: none once the visitor has begun the message;
 * otherwise the fields that are empty or unchanged since an earlier link.
 */
export function fieldsToOpen(content: Content, opening: FormValues | null): FormValues {
  const { values, initialValues } = content;
  const message = messageIn(content);
  const shown = shownOpening(content);
  const isBegun = message !== '' && shown === undefined;
  if (opening === null || isBegun || message === opening[MESSAGE]) return {};
  return Object.fromEntries(
    Object.entries(opening).flatMap(([field, value]) => {
      if (field === MESSAGE) return [[field, `${String(value)}\n`]];
      const isFree = values[field] === initialValues[field] || values[field] === shown?.[field];
      return isFree ? [[field, value]] : [];
    }),
  );
}

/** What of the values belongs to the form: a draft may come from a build with other fields. */
export const ownValues = (initialValues: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(initialValues).map(([field, initial]) => {
      const value = values[field];
      return [field, (typeof value === typeof initial ? value : null) ?? initial];
    }),
  );

/** The values with those of a draft in the fields where nothing is written. */
export const mergedWith = ({ values, initialValues }: Content, draft: Draft): FormValues => {
  const drafted = ownValues(initialValues, draft.values);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value === initialValues[field] ? (drafted[field] ?? value) : value,
    ]),
  );
};

/** The current errors of the fields that have failed; the others are checked on submission only. */
export const errorsOf = (errors: FormErrors, failedFields: readonly string[]): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => failedFields.includes(field)));
