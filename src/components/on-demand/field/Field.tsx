import { useField } from '@ark-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Field.css.ts';
import { Icon } from '#src/components/icon/Icon.tsx';

/** What all fields have. The name is the field's name in the form and the id of its control. */
interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What to say of a field that may stay empty; a field without it is required. */
  readonly optional?: string | undefined;
  /** What is wrong with it; undefined while nothing is. */
  readonly error: string | undefined;
}

interface TextProps extends FieldBase {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** While sending: it keeps its value and takes no other. */
  readonly isLocked?: boolean;
  /** A short answer is expected. */
  readonly isShort?: boolean;
}

/**
 * One field's parts, bound to each other by Ark's field. Its hook rather than its components: those
 * bring an environment of their own that a native control has no use for.
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
    // A group of one control and no name tells a screen reader nothing.
    root: { ...field.getRootProps(), role: 'none' },
    label: field.getLabelProps(),
    hint: field.getHelperTextProps(),
    message: {
      id: ids.errorText,
      // The receiver fills it in when it answers a form that was sent without JavaScript.
      'data-enquiry-slot': `error:${name}`,
      hidden: error === undefined,
    },
    ark: field,
    /** What a control has besides Ark's own. */
    control: {
      name,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      // Said once: it is part of the description.
      'aria-errormessage': undefined,
    },
  };
}

type Parts = ReturnType<typeof usePartsOf>;

/** The parts of a field whose label stands above: label, hint, message, and then the control. */
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

/** One line of text. */
export function TextField({
  value,
  onValueChange,
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
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={spellCheck}
        readOnly={isLocked}
      />
    </Stacked>
  );
}

/** Several lines of text. */
export function TextAreaField({
  value,
  onValueChange,
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
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        readOnly={isLocked}
      />
    </Stacked>
  );
}

/** One of a few; the empty choice comes first. While sending, the machine takes no other. */
export function SelectField({
  value,
  onValueChange,
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
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <span className={css.selectTile} aria-hidden="true">
          <Icon name="caret-down" size={1.25} />
        </span>
      </span>
    </Stacked>
  );
}

/** A box to tick; its label stands beside it. */
export function CheckField({
  isChecked,
  onCheckedChange,
  ...field
}: Omit<FieldBase, 'optional'> & {
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
}) {
  // A box may always stay as it is.
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
        checked={isChecked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
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
