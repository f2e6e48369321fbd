import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  selectIsMenuLoading,
  selectIsMenuOpen,
  selectOpenSection,
  mobileMenuMachine,
} from '#machines/mobile-menu/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';
import { usePartOnPress } from '#src/components/hooks/use-part-on-press.ts';
import type { HeaderLinks } from '#src/content/schema/resolved.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { pushUnroutedEntry } from '../router-internals.ts';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { loadMenus } from './load-menus.ts';
import * as css from './MobileMenu.css.ts';

/**
 * The dialog, the parts of Ark it uses and its content are fetched when the button is hovered, touched or
 * focused.
 */
const loadDialog = async () => {
  const [{ MobileMenuDialog }, menus] = await Promise.all([
    import('./on-demand/MobileMenuDialog.tsx'),
    loadMenus(),
  ]);
  return { MobileMenuDialog, menus };
};
const loadAhead = () => void loadDialog().catch(() => undefined);

const WIDE = `(min-width: ${BREAKPOINTS.large})`;
const isNarrow = () => !mediaMatches(WIDE);

/** The history entry of the open menu, so that Back closes it first. */
const MENU_ENTRY = 'hauseMenu';

/**
 * The menu button of small screens and the full-screen dialog it opens (docs/specification.md, 2.2). Without
 * scripts it is a link to the site map, which the button follows if the menu cannot be loaded.
 */
export function MobileMenu({ menus, contact }: HeaderLinks) {
  const actor = useActorRef(mobileMenuMachine, {
    input: { sections: menus.map((menu) => menu.id) },
    inspect,
  });
  const isLoading = useSelector(actor, selectIsMenuLoading);
  const isOpen = useSelector(actor, selectIsMenuOpen);
  const section = useSelector(actor, selectOpenSection);
  // Once opened it stays mounted, so that its exit animation can finish.
  const [dialog, mountDialog] = usePartOnPress(loadDialog, isNarrow);
  const sitemap = useRef<HTMLAnchorElement>(null);

  const answer = useEffectEvent(() => {
    const found = () => actor.send({ type: 'MENU.LOADED' });
    if (dialog !== undefined) found();
    else mountDialog().then(found, () => actor.send({ type: 'MENU.LOST' }));
  });
  useEffect(() => {
    const wanted = actor.on('MENU.WANTED', () => answer());
    const led = actor.on('SITEMAP.WANTED', () => sitemap.current?.click());
    const armed = actor.on('BACK.ARMED', () => {
      pushUnroutedEntry({ ...history.state, [MENU_ENTRY]: true });
    });
    const dropEntry = () => {
      if (isMenuEntry(history.state)) history.back();
    };
    const disarmed = actor.on('BACK.DISARMED', dropEntry);
    const back = () => {
      actor.send({ type: 'BACK.PRESSED' });
    };
    // A page in the back/forward cache would come back with its menu open; a page that is reloaded, or comes
    // back, still has the entry, and Back would seem to do nothing.
    const leave = () => {
      actor.send({ type: 'PAGE.LEFT' });
    };
    const abort = new AbortController();
    const options = { signal: abort.signal };
    addEventListener('popstate', back, options);
    addEventListener('pagehide', leave, options);
    addEventListener('pageshow', dropEntry, options);
    dropEntry();
    return () => {
      for (const one of [wanted, led, armed, disarmed]) one.unsubscribe();
      abort.abort();
    };
  }, [actor]);

  useMediaQuery(WIDE, (matches) => {
    if (matches) actor.send({ type: 'WINDOW.WIDENED' });
  });

  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          actor.send({ type: 'MENU.OPENED' });
        }}
      >
        <Icon name="list" size={1.5} />
        Menu
      </button>
      <a ref={sitemap} className={css.link} href="/sitemap">
        Menu
      </a>
      <span role="status" className={visuallyHidden}>
        {isLoading ? 'Loading the menu…' : ''}
      </span>
      {dialog === undefined ? null : (
        <dialog.MobileMenuDialog
          {...{ contact, isOpen }}
          menus={dialog.menus}
          openSection={section}
          onEvent={actor.send}
        />
      )}
    </>
  );
}

const isMenuEntry = (state: unknown) =>
  typeof state === 'object' && state !== null && MENU_ENTRY in state;
