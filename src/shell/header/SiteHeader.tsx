import { isWithin } from './is-within.ts';
import { MegaMenu } from './MegaMenu.tsx';
import type { HeaderLinks } from '#src/content/schema/resolved.ts';
import { whole } from '#src/design/layout.css.ts';
import { Brand } from '../static-parts.ts';
import { SearchButton } from './SearchButton.tsx';
import * as css from './SiteHeader.css.ts';
import { MobileMenu } from './MobileMenu.tsx';

export interface SiteHeaderProps {
  readonly header: HeaderLinks;
  /** The page's path, to mark the menu it belongs to. */
  readonly path: string;
}

/** The header of every page: logo, six menus, CONTACT US (docs/specification.md, 2.2). */
export function SiteHeader({ header, path }: SiteHeaderProps) {
  const items = header.menus.map((menu) => ({
    id: menu.id,
    title: menu.title,
    href: menu.href,
    current:
      menu.href === path
        ? ('page' as const)
        : menu.holds.some((place) => isWithin(path, place)) || undefined,
  }));
  return (
    <header className={`${css.header} ${whole}`}>
      <div className={css.row} data-mail={header.mail}>
        <Brand />
        <MegaMenu label="Main" items={items} />
        <div className={css.beforeCorner}>
          <SearchButton />
        </div>
        <a className={css.contact} href={header.contact.href ?? '/'}>
          {header.contact.text}
        </a>
        <div className={css.menuCorner}>
          <MobileMenu {...header} />
        </div>
      </div>
    </header>
  );
}
