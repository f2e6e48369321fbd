import type { MegaMenuEvent } from '#machines/mega-menu/index.ts';
import type { MenusContent } from '#src/content/schema/resolved.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { container, onInk, visuallyHidden } from '#src/design/layout.css.ts';
import { byMouse } from './by-mouse.ts';
import * as css from './MenuPanel.css.ts';

type Menu = MenusContent['menus'][number];

export interface MenuPanelProps {
  readonly id: string;
  readonly menu: Menu;
  readonly demo: MenusContent['demo'];
  readonly isFading: boolean;
  readonly onEvent: (event: MegaMenuEvent) => void;
}

/** The panel of a mega-menu: its text, its items by category, and services in their own column. */
export function MenuPanel({ id, menu, demo, isFading, onEvent }: MenuPanelProps) {
  return (
    <div
      id={id}
      className={css.panel}
      data-fading={isFading ? '' : undefined}
      onPointerEnter={byMouse(() => onEvent({ type: 'PANEL.ENTERED' }))}
      onPointerLeave={byMouse(() => onEvent({ type: 'PANEL.LEFT' }))}
      onFocus={() => onEvent({ type: 'FOCUS.ENTERED' })}
    >
      <div className={`${onInk} ${css.content}`}>
        <div
          className={`${container} ${css.grid}`}
          data-groups={menu.services === undefined ? 'plain' : menu.categories.length + 1}
        >
          <div className={css.intro}>
            <p className={css.title}>{menu.title}</p>
            <p className={css.subtitle}>{menu.subtitle}</p>
            {menu.cta.href === null ? null : (
              <a className={css.more} href={menu.cta.href}>
                {menu.cta.text}
                {/* Distinguishes one "Learn More" from another when read out of context (WCAG 2.2, 2.4.9). */}
                <span className={visuallyHidden}> about {menu.title}</span>
                <Icon name="arrow-right" size={1.25} />
              </a>
            )}
            {demo.href === null ? null : (
              <a className={css.more} href={demo.href}>
                {demo.text}
                <Icon name="arrow-right" size={1.25} />
              </a>
            )}
          </div>
          <div className={css.categories}>
            {menu.categories.map((category) => (
              <div key={category.title}>
                <p className={css.categoryTitle}>{category.title}</p>
                <ul className={css.items}>
                  {category.items.map((item) => (
                    <li key={item.title}>
                      <MenuLink {...item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {menu.services === undefined ? null : (
            <div>
              <p className={css.categoryTitle}>{menu.services.title}</p>
              <ul>
                {menu.services.items.map((item) => (
                  <li key={item.text}>
                    {item.href === null ? (
                      <span className={css.service}>{item.text}</span>
                    ) : (
                      <a className={css.service} href={item.href}>
                        {item.text}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

type Item = Menu['categories'][number]['items'][number];

function MenuLink({ icon, title, description, href }: Item) {
  const content = (
    <>
      <span className={css.icon}>
        <Icon name={icon} size={1.5} />
      </span>
      <span>
        <span className={css.itemTitle}>{title}</span>
        <span className={css.itemText}>{description}</span>
      </span>
    </>
  );
  return href === null ? (
    <span className={css.item}>{content}</span>
  ) : (
    <a className={css.item} href={href}>
      {content}
    </a>
  );
}
