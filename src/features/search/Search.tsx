import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { selectSearch } from '#machines/search/index.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { dropLayerEntry, pushLayerEntry } from '#src/platform/layer-entry.ts';
import { isPlainClick } from '#src/platform/plain-click.ts';
import { Hits } from './Hits.tsx';
import { MOST_CHARACTERS } from './limits.ts';
import * as css from './Search.css.ts';
import { WaysOn } from './WaysOn.tsx';
import { idOfHit, wordsFor } from './wording.ts';

const LIST_ID = 'search-hits';

/**
 * Search over the site's own content, online or offline: a combobox whose list is below it (APG,
 * Combobox with list autocomplete). The focus stays in the field; the arrow keys move through the
 * links, and Enter follows the selected one, or the best match. Once typing pauses, the count is
 * announced. It is rendered, hidden, before it opens, so that a press only has to show it.
 */
export function Search({ actor }: { readonly actor: AppActor<'search'> }) {
  const shown = useSelector(actor, selectSearch, shallowEqual);
  const { isOpen, query, status, isSettled, hits, active } = shown;
  const field = useRef<HTMLInputElement>(null);
  const words = wordsFor(status, hits.length);

  useEffect(() => {
    if (active !== null) {
      document.getElementById(idOfHit(active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);

  useEffect(() => {
    // The list of hits may not be rendered yet: Enter was pressed while the index was loading.
    const visited = actor.on('VISIT.REQUESTED', ({ href }) => follow(href));
    return () => visited.unsubscribe();
  }, [actor]);

  useEffect(() => {
    if (isOpen) pushLayerEntry();
  }, [isOpen]);

  useEffect(() => {
    const close = () => {
      actor.send({ type: 'SEARCH.CLOSED' });
    };
    // A page in the back/forward cache would come back with the dialog open.
    const types = ['popstate', 'pagehide'];
    for (const type of types) addEventListener(type, close);
    return () => {
      for (const type of types) removeEventListener(type, close);
    };
  }, [actor]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While text is composed, the arrow keys choose among the input method's candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    actor.send({ type: event.key === 'ArrowDown' ? 'HIT.NEXT' : 'HIT.PREVIOUS' });
  };

  // A link opened in another tab leaves the dialog open for the next one.
  const followed = (type: 'HIT.CHOSEN' | 'SEARCH.CLOSED') => (event: MouseEvent) => {
    if (isPlainClick(event)) actor.send({ type });
  };

  return (
    <Dialog.Root
      open={isOpen}
      initialFocusEl={() => field.current}
      onOpenChange={({ open }) => {
        if (open) return;
        actor.send({ type: 'SEARCH.CLOSED' });
        dropLayerEntry();
      }}
    >
      <Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Positioner className={css.positioner}>
          <Dialog.Content className={css.content}>
            <Dialog.Title className={visuallyHidden}>Search this site</Dialog.Title>
            <form
              role="search"
              className={css.form}
              onSubmit={(event) => {
                event.preventDefault();
                actor.send({ type: 'QUERY.SUBMITTED' });
              }}
            >
              <Icon name="magnifying-glass" size={1.5} />
              <label className={visuallyHidden} htmlFor="search-field">
                Search this site
              </label>
              <input
                ref={field}
                id="search-field"
                type="text"
                inputMode="search"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={hits.length > 0}
                aria-controls={LIST_ID}
                aria-activedescendant={active === null ? undefined : idOfHit(active)}
                className={css.field}
                placeholder="Search this site"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={MOST_CHARACTERS}
                value={query}
                onChange={(event) =>
                  actor.send({ type: 'QUERY.CHANGED', query: event.target.value })
                }
                onKeyDown={onKeyDown}
              />
              <Dialog.CloseTrigger className={css.close}>
                <Icon name="x" size={1.5} />
                <span className={visuallyHidden}>Close search</span>
              </Dialog.CloseTrigger>
            </form>
            <p className={css.status} aria-hidden="true">
              {words}
            </p>
            <p role="status" className={visuallyHidden}>
              {isSettled ? words : ''}
            </p>
            {status === 'failed' ? (
              <div className={css.retry}>
                <Button
                  variant="quiet"
                  onClick={() => {
                    actor.send({ type: 'RETRY.REQUESTED' });
                    // The button is about to go.
                    field.current?.focus();
                  }}
                >
                  Try again
                </Button>
              </div>
            ) : null}
            <Hits id={LIST_ID} hits={hits} active={active} onChoose={followed('HIT.CHOSEN')} />
            {status === 'nothingFound' || status === 'failed' ? (
              <WaysOn onChoose={followed('SEARCH.CLOSED')} />
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Follows a link in place of the dialog's history entry, as a press of a hit does. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.dataset['replace'] = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
