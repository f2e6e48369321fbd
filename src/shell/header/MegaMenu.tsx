import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import {
  megaMenuMachine,
  selectFadingId,
  selectIsBusy,
  selectLoadingId,
  selectOpenId,
} from '#machines/mega-menu/index.ts';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { followsLink } from '#src/platform/plain-click.ts';
import { byMouse } from './by-mouse.ts';
import { useMenuContent, withMenus } from './use-menu-content.ts';
import * as css from './MegaMenu.css.ts';

export interface MegaMenuItem {
  readonly id: string;
  readonly title: string;
  /** The top item is a link to this page; if null, it is plain text with the button. */
  readonly href: string | null;
  /** Whether the current page is that page, or one that belongs to the item. */
  readonly current: 'page' | true | undefined;
}

export interface MegaMenuProps {
  readonly label: string;
  readonly items: readonly MegaMenuItem[];
}

const at = (event: PointerEvent | globalThis.PointerEvent) => ({
  x: event.clientX,
  y: event.clientY,
});

const SMALL_MENU_BUTTON = 'header button[aria-haspopup="dialog"][aria-expanded]';
const WIDE = `(min-width: ${BREAKPOINTS.large})`;
const isWide = () => mediaMatches(WIDE);

/** The view of the panels and their content, fetched when the menu is pointed at or has the focus. */
const loadPanels = withMenus(() => import('./MenuPanel.tsx'));

/**
 * Disclosure navigation, hybrid (APG): each top item is a link and a button that shows its panel.
 * The links are in the HTML; the panels are drawn when they open. If their content cannot be loaded, a press
 * follows the link instead; without JavaScript there are only the links.
 */
export function MegaMenu({ label, items }: MegaMenuProps) {
  const actor = useActorRef(megaMenuMachine, {
    input: { ids: items.map((item) => item.id) },
    inspect,
  });
  const openId = useSelector(actor, selectOpenId);
  const fadingId = useSelector(actor, selectFadingId);
  const loadingId = useSelector(actor, selectLoadingId);
  const isBusy = useSelector(actor, selectIsBusy);
  const [panels, preload] = useMenuContent(actor, loadPanels, isWide);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const led = actor.on('PAGE.WANTED', ({ id }) => {
      root.current?.querySelector<HTMLElement>(`[data-line="${id}"] a`)?.click();
    });
    const back = actor.on('FOCUS.RETURN', ({ id }) => {
      const focused = document.activeElement;
      const isInPanel = document.getElementById(`menu-${id}`)?.contains(focused) === true;
      if (focused === document.body || isInPanel) {
        root.current?.querySelector<HTMLButtonElement>(`[data-line="${id}"] button`)?.focus();
      }
    });
    return () => {
      for (const one of [led, back]) one.unsubscribe();
    };
  }, [actor]);

  // In a narrow window the small-screen menu takes its place, and the focus, which would be lost.
  useMediaQuery(WIDE, (matches) => {
    if (matches) return;
    const focused = document.activeElement;
    const isLost = openId !== null && focused === document.body;
    const hasFocus = isLost || root.current?.contains(focused) === true;
    actor.send({ type: 'VIEW.LEFT' });
    if (hasFocus) document.querySelector<HTMLElement>(SMALL_MENU_BUTTON)?.focus();
  });

  // Document-wide events matter only while the menu is not closed.
  useEffect(() => {
    if (!isBusy) return;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    addEventListener(
      'pointermove',
      byMouse((event) => {
        actor.send({ type: 'POINTER.MOVED', ...at(event) });
      }),
      options,
    );
    addEventListener(
      'pointerdown',
      (event) => {
        if (!(event.target instanceof Node && root.current?.contains(event.target) === true)) {
          actor.send({ type: 'OUTSIDE.PRESSED' });
        }
      },
      options,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.isComposing) actor.send({ type: 'ESCAPE.PRESSED' });
      },
      options,
    );
    return () => {
      abort.abort();
    };
  }, [actor, isBusy]);

  useLayoutEffect(() => {
    if (openId === null) return;
    const panel = document.getElementById(`menu-${openId}`);
    if (panel === null) return;
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    actor.send({ type: 'PANEL.MEASURED', rect: { left, top, right, bottom } });
  }, [actor, openId]);

  return (
    <nav
      ref={root}
      aria-label={label}
      className={css.nav}
      onPointerEnter={preload}
      onFocus={preload}
      onBlur={(event) => {
        if (
          event.relatedTarget instanceof Node &&
          !event.currentTarget.contains(event.relatedTarget)
        ) {
          actor.send({ type: 'FOCUS.LEFT' });
        }
      }}
      onClick={(event) => {
        if (followsLink(event)) actor.send({ type: 'LINK.CHOSEN' });
      }}
    >
      <ul className={css.bar}>
        {items.map(({ id, title, href, current }) => {
          const isOpen = openId === id;
          const isFading = fadingId === id;
          const menu = panels?.menus.find((candidate) => candidate.id === id);
          return (
            <li key={id} className={css.item} data-line={id}>
              <div
                className={css.top}
                onPointerEnter={byMouse((event) => {
                  actor.send({ type: 'POINTER.ENTERED', id, ...at(event) });
                })}
                onPointerLeave={byMouse(() => {
                  actor.send({ type: 'POINTER.LEFT' });
                })}
              >
                {href === null ? (
                  <span className={css.link}>{title}</span>
                ) : (
                  <a className={css.link} href={href} aria-current={current}>
                    {title}
                  </a>
                )}
                <button
                  type="button"
                  className={css.toggle}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `menu-${id}` : undefined}
                  aria-busy={loadingId === id || undefined}
                  aria-label={`${title} menu`}
                  onClick={() => {
                    actor.send({ type: 'TRIGGER.PRESSED', id });
                  }}
                />
              </div>
              {panels === undefined || menu === undefined || !(isOpen || isFading) ? null : (
                <panels.MenuPanel
                  id={`menu-${id}`}
                  {...{ menu, isFading }}
                  demo={panels.demo}
                  onEvent={actor.send}
                />
              )}
            </li>
          );
        })}
      </ul>
      <span role="status" className={visuallyHidden}>
        {loadingId === null ? '' : 'Loading the menu…'}
      </span>
    </nav>
  );
}
