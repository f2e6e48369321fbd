import { useEffect, useEffectEvent } from 'react';
import { useApp, useAppActor } from '#src/components/hooks/use-app.ts';
import { usePartOnPress } from '#src/components/hooks/use-part-on-press.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './SearchButton.css.ts';

/** The dialog, its machine and the parts of Ark it uses are fetched when the button is hovered or focused. */
const loadSearch = () => import('#src/features/search/Search.tsx');

/**
 * Opens search over the site, or on its own page without scripts; so does Ctrl+K, or Command+K on a Mac.
 * A key without a modifier would be pressed by accident, especially with speech input (WCAG 2.2, 2.1.4).
 */
export function SearchButton() {
  const app = useApp();
  const search = useAppActor('search');
  const [dialog, mountDialog] = usePartOnPress(loadSearch);
  const open = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    app?.send({ type: 'SEARCH.REQUESTED' });
    // A failed load is reported by src/platform/parts.ts; the next press tries again.
    mountDialog().catch(() => undefined);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || event.ctrlKey === event.metaKey || event.altKey) return;
    if (!event.defaultPrevented && !isTyping(event.target)) open(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <form action="/search" className={css.form}>
        <button
          type="submit"
          className={css.button}
          aria-label="Search this site"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          data-tooltip="Search: Ctrl+K or Command+K"
          onPointerEnter={() => void loadSearch().catch(() => undefined)}
          onFocus={() => void loadSearch().catch(() => undefined)}
          onClick={open}
        >
          <Icon name="magnifying-glass" size={1.375} />
        </button>
      </form>
      {search === undefined || dialog === undefined ? null : <dialog.Search actor={search} />}
    </>
  );
}

/** Fields, where Ctrl+K deletes to the end of the line on a Mac; and dialogs, which have their own keys. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
