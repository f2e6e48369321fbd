import { useField } from '@ark-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Field.css.ts';

/** Props of all fields. `name` is the field's name in the form and the id of its control. */
interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The label suffix of an optional field; fields without it are required. */
  readonly optional?: string | undefined;
  /** The error message; undefined while the field is valid. */
  readonly error: string | undefined;
}

interface TextProps extends FieldBase {
  /** What the control holds at first; from then on the control itself has its value. */
  readonly defaultValue?: string;
  /** True while sending: the field keeps its value and cannot be changed. */
  readonly isLocked?: boolean;
  /** Whether a short answer is expected. */
  readonly isShort?: boolean;
}

/**
 * The props of one field's parts, linked by Ark's field hook. Ark's components are not used,
 * because they add an environment that a native control does not need.
 */
function usePartsOf({ name, hint, optional, error }: FieldBase) {
  const ids = { label: `${name}-label`, helperText: `${name}-hint`, errorText: `${name}-error` };
  const field = useField({
    id: name,
    ids,
    invalid: error !== undefined,
    required: optional === undefined,
  });
  const described = [
    hint === undefined ? '' : ids.helperText,
    error === undefined ? '' : ids.errorText,
  ];
  return {
    // A group of one unnamed control is useless to a screen reader.
    root: { ...field.getRootProps(), role: 'none' },
    label: field.getLabelProps(),
    hint: field.getHelperTextProps(),
    message: {
      id: ids.errorText,
      // The receiver fills this in when it responds to a form sent without JavaScript.
      'data-enquiry-slot': `error:${name}`,
      hidden: error === undefined,
    },
    ark: field,
    /** Props of the control in addition to Ark's own. */
    control: {
      name,
      // Firefox treats an empty field with the native attribute as invalid before anything is typed, and one
      // that started with `aria-invalid="false"` as valid forever, which misleads screen readers.
      required: undefined,
      'aria-required': optional === undefined || undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      // The message is already part of the description.
      'aria-errormessage': undefined,
    },
  };
}

type Parts = ReturnType<typeof usePartsOf>;

/** The parts of a field with the label on top: label, hint, message, and then the control. */
function Stacked({
  field,
  parts,
  children,
}: {
  readonly field: FieldBase;
  readonly parts: Parts;
  readonly children: ReactNode;
}) {
  const { label, hint, optional, error } = field;
  return (
    <div {...parts.root} className={css.field}>
      <label {...parts.label} className={css.label}>
        {label}
        {optional === undefined ? null : (
          <>
            {' '}
            <span className={css.optional}>{optional}</span>
          </>
        )}
      </label>
      {hint === undefined ? null : (
        <span {...parts.hint} className={css.hint}>
          {hint}
        </span>
      )}
      <p {...parts.message} className={css.error}>
        {error}
      </p>
      {children}
    </div>
  );
}

/** A single-line text field. */
export function TextField({
  defaultValue,
  isLocked = false,
  isShort = false,
  type = 'text',
  autoComplete,
  inputMode,
  spellCheck,
  ...field
}: TextProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck'>) {
  const parts = usePartsOf(field);
  return (
    <Stacked field={field} parts={parts}>
      <input
        {...parts.ark.getInputProps()}
        {...parts.control}
        className={isShort ? `${css.control} ${css.short}` : css.control}
        type={type}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={spellCheck}
        readOnly={isLocked}
      />
    </Stacked>
  );
}

/** A multi-line text field. */
export function TextAreaField({
  defaultValue,
  isLocked = false,
  rows = 7,
  ...field
}: TextProps & { readonly rows?: number }) {
  const parts = usePartsOf(field);
  return (
    <Stacked field={field} parts={parts}>
      <textarea
        {...parts.ark.getTextareaProps()}
        {...parts.control}
        className={css.control}
        rows={rows}
        defaultValue={defaultValue}
        readOnly={isLocked}
      />
    </Stacked>
  );
}

/** A select; the empty option comes first. It cannot be locked: while sending, changes are ignored. */
export function SelectField({
  defaultValue,
  isLocked: _,
  isShort: __,
  none,
  options,
  ...field
}: TextProps & { readonly none: string; readonly options: readonly string[] }) {
  const parts = usePartsOf(field);
  return (
    <Stacked field={field} parts={parts}>
      <span className={`${css.selectFrame} ${css.short}`}>
        <select
          {...parts.ark.getSelectProps()}
          {...parts.control}
          className={css.control}
          defaultValue={defaultValue}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <span className={css.selectTile} aria-hidden="true" />
      </span>
    </Stacked>
  );
}

/** A checkbox with its label next to it. */
export function CheckField({
  defaultChecked,
  ...field
}: Omit<FieldBase, 'optional'> & { readonly defaultChecked?: boolean }) {
  // A checkbox is never required.
  const parts = usePartsOf({ ...field, optional: '' });
  const { readOnly: _, ...control } = parts.ark.getInputProps();
  return (
    <div {...parts.root} className={css.check}>
      <p {...parts.message} className={`${css.error} ${css.checkError}`}>
        {field.error}
      </p>
      <input
        {...control}
        {...parts.control}
        className={css.box}
        type="checkbox"
        value="true"
        defaultChecked={defaultChecked}
      />
      <label {...parts.label} className={css.checkLabel}>
        {field.label}
      </label>
      {field.hint === undefined ? null : (
        <span {...parts.hint} className={css.checkHint}>
          {field.hint}
        </span>
      )}
    </div>
  );
}
