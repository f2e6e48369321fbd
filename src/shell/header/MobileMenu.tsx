import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  selectIsMenuLoading,
  selectIsMenuOpen,
  selectOpenSection,
  mobileMenuMachine,
} from '#machines/mobile-menu/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';
import type { HeaderLinks } from '#src/content/schema/resolved.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { dropLayerEntry, pushLayerEntry } from '#src/platform/layer-entry.ts';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { useMenuContent, withMenus } from './use-menu-content.ts';
import * as css from './MobileMenu.css.ts';

/**
 * The dialog, the parts of Ark it uses and its content are fetched when the button is hovered, touched or
 * focused.
 */
const loadDialog = withMenus(() => import('./MobileMenuDialog.tsx'));

const WIDE = `(min-width: ${BREAKPOINTS.large})`;
const isNarrow = () => !mediaMatches(WIDE);

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
  const [dialog, preload] = useMenuContent(actor, loadDialog, isNarrow);
  const sitemap = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const led = actor.on('SITEMAP.WANTED', () => sitemap.current?.click());
    const armed = actor.on('BACK.ARMED', pushLayerEntry);
    const disarmed = actor.on('BACK.DISARMED', dropLayerEntry);
    const back = () => actor.send({ type: 'BACK.PRESSED' });
    addEventListener('popstate', back);
    return () => {
      for (const one of [led, armed, disarmed]) one.unsubscribe();
      removeEventListener('popstate', back);
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
        onPointerEnter={preload}
        onFocus={preload}
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
          demo={dialog.demo}
          openSection={section}
          onEvent={actor.send}
        />
      )}
    </>
  );
}
