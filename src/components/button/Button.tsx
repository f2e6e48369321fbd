import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './Button.css.ts';

interface VariantProps {
  readonly variant?: 'action' | 'quiet';
  /** The icon in the tile at the end; undefined for plain buttons. An arrow is drawn by the styles. */
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

const ARROW = 'arrow-right';
const markOf = (icon: IconName | undefined) => (icon === ARROW ? 'arrow' : '');

const Content = ({ icon, children }: Pick<VariantProps, 'icon' | 'children'>) => (
  <>
    <span data-label="">{children}</span>
    {icon === undefined || icon === ARROW ? null : (
      <span data-tile="">
        <Icon name={icon} size={1.25} />
      </span>
    )}
  </>
);

/** A link styled as a call to action: it navigates. */
export function ButtonLink({
  variant = 'action',
  icon = ARROW,
  children,
  ...rest
}: VariantProps & Omit<ComponentProps<'a'>, 'children' | 'className'>) {
  return (
    <a {...rest} className={css.button[variant]} data-button={markOf(icon)}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}

/** A button: it acts on the current page. */
export function Button({
  variant = 'action',
  icon,
  children,
  type = 'button',
  ...rest
}: VariantProps & Omit<ComponentProps<'button'>, 'children' | 'className'>) {
  return (
    <button {...rest} type={type} className={css.button[variant]} data-button={markOf(icon)}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A square icon-only button; `label` is its accessible name. */
export function IconButton({
  variant = 'quiet',
  icon,
  label,
  ...rest
}: {
  readonly variant?: 'action' | 'quiet';
  readonly icon: IconName;
  readonly label: string;
} & Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`${css.button[variant]} ${css.square}`}
      data-button=""
    >
      <Icon name={icon} size={1.25} />
    </button>
  );
}
