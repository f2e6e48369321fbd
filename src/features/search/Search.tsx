import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import {
  searchMachine,
  selectIsNothingFound,
  selectIsSearchOpen,
  selectPageHits,
} from '#machines/search/index.ts';
import type { Finder, PageHits } from '#machines/search/index.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { inspect } from '#src/components/hooks/inspection.ts';
import * as css from './Search.css.ts';

/**
 * Search over the site's own content, with or without a network. What is found are plain links, page by
 * page: Tab and a screen reader's list of links lead through them, Enter in the field to the best one.
 */
export function Search({
  openedCount,
  loadIndex,
}: {
  /** Grows with every wish to open it. */
  readonly openedCount: number;
  readonly loadIndex: () => Promise<Finder>;
}) {
  const machine = useMemo(
    () => searchMachine.provide({ actors: { loadIndex: fromPromise(() => loadIndex()) } }),
    [loadIndex],
  );
  const actor = useActorRef(machine, { inspect });
  const isOpen = useSelector(actor, selectIsSearchOpen);
  const query = useSelector(actor, ({ context }) => context.query);
  const snapshot = useSelector(actor, (current) => current);
  const hits = selectPageHits(snapshot);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    actor.send({ type: 'SEARCH.OPENED' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each press of the button counts up
  }, [actor, openedCount]);

  useEffect(() => {
    const subscription = actor.on('VISIT.REQUESTED', ({ href }) => {
      void navigate({ href });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);

  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      initialFocusEl={() => field.current}
      onOpenChange={({ open }) => {
        if (!open) actor.send({ type: 'SEARCH.CLOSED' });
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
                type="search"
                className={css.field}
                placeholder="Search this site"
                autoComplete="off"
                enterKeyHint="go"
                value={query}
                onChange={(event) =>
                  actor.send({ type: 'QUERY.CHANGED', query: event.target.value })
                }
              />
              <Dialog.CloseTrigger className={css.close}>
                <Icon name="x" size={1.5} />
                <span className={visuallyHidden}>Close search</span>
              </Dialog.CloseTrigger>
            </form>
            <p role="status" className={css.status}>
              {statusOf(snapshot, hits.length)}
            </p>
            {snapshot.matches({ open: 'failed' }) ? (
              <div className={css.retry}>
                <Button variant="quiet" onClick={() => actor.send({ type: 'RETRY.REQUESTED' })}>
                  Try again
                </Button>
              </div>
            ) : null}
            {hits.length === 0 ? null : (
              <ul className={css.list}>
                {hits.map((page) => (
                  <Page
                    key={page.path}
                    page={page}
                    onChoose={() => actor.send({ type: 'HIT.CHOSEN' })}
                  />
                ))}
              </ul>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Page({ page, onChoose }: { readonly page: PageHits; readonly onChoose: () => void }) {
  return (
    <li className={css.page}>
      <a className={css.pageLink} href={page.path} onClick={onChoose}>
        {page.page}
        <span className={css.path}>{page.path}</span>
      </a>
      {page.sections.length === 0 ? null : (
        <ul>
          {page.sections.map(({ href, section }) => (
            <li key={`${href} ${section}`}>
              <a className={css.sectionLink} href={href} onClick={onChoose}>
                {section}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function statusOf(snapshot: Parameters<typeof selectIsNothingFound>[0], pages: number): string {
  if (snapshot.matches({ open: 'loading' })) return 'Loading the index…';
  if (snapshot.matches({ open: 'failed' })) {
    return 'Search is not on this device yet, and it cannot be loaded now.';
  }
  if (selectIsNothingFound(snapshot)) return 'Nothing found. Try fewer or other words.';
  if (pages === 0) return 'Start typing. Small typos are fine.';
  return pages === 1 ? '1 page' : `${String(pages)} pages`;
}
