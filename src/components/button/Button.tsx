import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { button } from '#src/design/recipes/button.css.ts';
import { Icon } from '#src/components/icon/Icon.tsx';

interface Look {
  readonly look?: 'action' | 'quiet';
  /** The icon in the tile at the end; none for plain buttons. */
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

const Content = ({ icon, children }: Pick<Look, 'icon' | 'children'>) => (
  <>
    <span data-label="">{children}</span>
    {icon === undefined ? null : (
      <span data-tile="">
        <Icon name={icon} size={1.25} />
      </span>
    )}
  </>
);

/** A link that calls to act: goes somewhere. */
export function ButtonLink({
  look = 'action',
  icon = 'arrow-right',
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'children' | 'className'>) {
  return (
    <a {...rest} className={button({ look })} data-button="">
      <Content icon={icon}>{children}</Content>
    </a>
  );
}

/** A button: does something here. */
export function Button({
  look = 'action',
  icon,
  children,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children' | 'className'>) {
  return (
    <button {...rest} type={type} className={button({ look })} data-button="">
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A square button that holds an icon only; `label` is its name. */
export function IconButton({
  look = 'quiet',
  icon,
  label,
  ...rest
}: {
  readonly look?: 'action' | 'quiet';
  readonly icon: IconName;
  readonly label: string;
} & Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={button({ look, shape: 'square' })}
      data-button=""
    >
      <Icon name={icon} size={1.25} />
    </button>
  );
}
