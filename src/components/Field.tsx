import { Field as ArkField } from '@ark-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';

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

const idsOf = (name: string) => ({
  label: `${name}-label`,
  hint: `${name}-hint`,
  error: `${name}-error`,
});

/** What the control is described by: its hint, and its error while there is one. */
const describedBy = ({ name, hint, error }: FieldBase) => {
  const ids = idsOf(name);
  const parts = [hint === undefined ? '' : ids.hint, error === undefined ? '' : ids.error];
  return parts.filter(Boolean).join(' ') || undefined;
};

const Root = ({
  field,
  className,
  children,
}: {
  readonly field: FieldBase;
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const ids = idsOf(field.name);
  return (
    <ArkField.Root
      id={field.name}
      ids={{ label: ids.label, helperText: ids.hint }}
      invalid={field.error !== undefined}
      required={field.optional === undefined}
      // A group of one control and no name tells a screen reader nothing.
      role="none"
      className={className}
    >
      {children}
    </ArkField.Root>
  );
};

const Label = ({ field }: { readonly field: FieldBase }) => (
  <ArkField.Label className={css.label}>
    {field.label}
    {field.optional === undefined ? null : (
      <>
        {' '}
        <span className={css.optional}>{field.optional}</span>
      </>
    )}
  </ArkField.Label>
);

const Hint = ({ text, className }: { readonly text: string | undefined; className: string }) =>
  text === undefined ? null : (
    <ArkField.HelperText className={className}>{text}</ArkField.HelperText>
  );

/**
 * The message stands in the page from the start, hidden while it is empty: the receiver fills it in
 * when it answers a form that was sent without JavaScript. (Ark's own error text exists only while
 * there is an error.)
 */
const Message = ({
  field,
  className,
}: {
  readonly field: FieldBase;
  readonly className?: string;
}) => (
  <p
    id={idsOf(field.name).error}
    className={className === undefined ? css.error : `${css.error} ${className}`}
    data-enquiry-slot={`error:${field.name}`}
    hidden={field.error === undefined}
  >
    {field.error}
  </p>
);

interface TextProps extends FieldBase {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly isLocked?: boolean;
  /** A short answer is expected. */
  readonly isShort?: boolean;
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
  autoCapitalize,
  ...field
}: TextProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
  >) {
  return (
    <Root field={field} className={css.field}>
      <Label field={field} />
      <Hint text={field.hint} className={css.hint} />
      <Message field={field} />
      <ArkField.Input
        className={isShort ? `${css.control} ${css.short}` : css.control}
        name={field.name}
        type={type}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={spellCheck}
        autoCapitalize={autoCapitalize}
        aria-describedby={describedBy(field)}
        readOnly={isLocked}
      />
    </Root>
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
  return (
    <Root field={field} className={css.field}>
      <Label field={field} />
      <Hint text={field.hint} className={css.hint} />
      <Message field={field} />
      <ArkField.Textarea
        className={css.control}
        name={field.name}
        rows={rows}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        aria-describedby={describedBy(field)}
        readOnly={isLocked}
      />
    </Root>
  );
}

/** One of a few; the empty choice comes first. */
export function SelectField({
  value,
  onValueChange,
  none,
  options,
  ...field
}: TextProps & { readonly none: string; readonly options: readonly string[] }) {
  return (
    <Root field={field} className={css.field}>
      <Label field={field} />
      <Hint text={field.hint} className={css.hint} />
      <Message field={field} />
      <span className={`${css.selectFrame} ${css.short}`}>
        <ArkField.Select
          className={css.control}
          name={field.name}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          aria-describedby={describedBy(field)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </ArkField.Select>
        <span className={css.selectTile} aria-hidden="true">
          <Icon name="caret-down" size={1.25} />
        </span>
      </span>
    </Root>
  );
}

/** A box to tick; its label stands beside it. */
export function CheckField({
  isChecked,
  onCheckedChange,
  ...field
}: FieldBase & {
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
}) {
  return (
    <Root field={{ ...field, optional: '' }} className={css.check}>
      <Message field={field} className={css.checkError} />
      <ArkField.Input
        className={css.box}
        type="checkbox"
        name={field.name}
        value="true"
        checked={isChecked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        aria-describedby={describedBy(field)}
      />
      <ArkField.Label className={css.checkLabel}>{field.label}</ArkField.Label>
      <Hint text={field.hint} className={css.checkHint} />
    </Root>
  );
}
