import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import {
  megaMenuMachine,
  selectFadingId,
  selectIsBusy,
  selectOpenId,
} from '#machines/mega-menu/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { followsLink } from '#src/platform/plain-click.ts';
import * as css from './MegaMenu.css.ts';

export interface MegaMenuItem {
  readonly id: string;
  readonly title: string;
  /** The top item is a link to this page; if null, it is plain text with the button. */
  readonly href: string | null;
  /** Whether the current page is that page, or one that belongs to the item. */
  readonly current: 'page' | true | undefined;
  readonly panel: ReactNode;
}

export interface MegaMenuProps {
  readonly label: string;
  readonly items: readonly MegaMenuItem[];
}

/** Hover must last this long to open a panel, which stays open for `GRACE_MS` after the pointer leaves. */
const INTENT_MS = 100;
const GRACE_MS = 300;

const at = (event: PointerEvent | globalThis.PointerEvent) => ({
  x: event.clientX,
  y: event.clientY,
});

/** Hover is for a mouse: a finger or a pen uses the buttons. */
const byMouse =
  <E extends PointerEvent | globalThis.PointerEvent>(send: (event: E) => void) =>
  (event: E) => {
    if (event.pointerType === 'mouse') send(event);
  };

const SMALL_MENU_BUTTON = 'header button[aria-haspopup="dialog"][aria-expanded]';
const WIDE = `(min-width: ${BREAKPOINTS.large})`;

/**
 * Disclosure navigation, hybrid (APG): each top item is a link and a button that shows its panel.
 * All links are in the HTML; without JavaScript, hover and focus show the panels with CSS alone.
 */
export function MegaMenu({ label, items }: MegaMenuProps) {
  const actor = useActorRef(megaMenuMachine, {
    input: { ids: items.map((item) => item.id), intentMs: INTENT_MS, graceMs: GRACE_MS },
    inspect,
  });
  const openId = useSelector(actor, selectOpenId);
  const fadingId = useSelector(actor, selectFadingId);
  const isBusy = useSelector(actor, selectIsBusy);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const back = actor.on('FOCUS.RETURN', ({ id }) => {
      const focused = document.activeElement;
      const isInPanel = document.getElementById(`menu-${id}`)?.contains(focused) === true;
      if (focused === document.body || isInPanel) {
        root.current?.querySelector<HTMLButtonElement>(`[aria-controls="menu-${id}"]`)?.focus();
      }
    });
    // A page in the back/forward cache would come back with an open panel.
    const leave = () => {
      actor.send({ type: 'VIEW.LEFT' });
    };
    addEventListener('pagehide', leave);
    return () => {
      back.unsubscribe();
      removeEventListener('pagehide', leave);
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
        {items.map(({ id, title, href, current, panel }) => {
          const isOpen = openId === id;
          return (
            <li key={id} className={css.item} data-line={id} data-open={isOpen ? '' : undefined}>
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
                  aria-controls={`menu-${id}`}
                  aria-label={`${title} menu`}
                  onClick={() => {
                    actor.send({ type: 'TRIGGER.PRESSED', id });
                  }}
                >
                  <Icon name="caret-down" size={1} />
                </button>
              </div>
              <div
                id={`menu-${id}`}
                className={css.panel}
                hidden={!isOpen && fadingId !== id}
                data-fading={fadingId === id ? '' : undefined}
                onPointerEnter={byMouse(() => {
                  actor.send({ type: 'PANEL.ENTERED' });
                })}
                onPointerLeave={byMouse(() => {
                  actor.send({ type: 'PANEL.LEFT' });
                })}
                onFocus={() => {
                  actor.send({ type: 'FOCUS.ENTERED' });
                }}
              >
                {panel}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
