import { iconHref } from 'virtual:hause/sprite';
import type { IconName } from '#src/content/schema/icon-names.ts';

export interface IconProps {
  readonly name: IconName;
  /** Edge length in rem; the icon scales with the visitor's text size. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon next to text, hidden from assistive technology. */
export function Icon({ name, size = 1.5, className }: IconProps) {
  // An SVG's em is the root's (src/design/global.css.ts).
  const edge = `${String(size)}em`;
  return (
    <svg className={className} width={edge} height={edge} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
