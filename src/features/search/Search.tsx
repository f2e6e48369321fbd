import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import {
  selectIsSearchOpen,
  selectPageHits,
  selectQuery,
  selectSearchStatus,
} from '#machines/search/index.ts';
import type { PageHits, SearchStatus } from '#machines/search/index.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './Search.css.ts';

/**
 * Search over the site's own content, online or offline. Results are plain links, grouped by page:
 * Tab and a screen reader's list of links move through them, and Enter in the field follows the
 * best one.
 */
export function Search({ actor }: { readonly actor: AppActor<'search'> }) {
  const isOpen = useSelector(actor, selectIsSearchOpen);
  const query = useSelector(actor, selectQuery);
  const status = useSelector(actor, selectSearchStatus);
  const hits = useSelector(actor, selectPageHits);
  const field = useRef<HTMLInputElement>(null);

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
              {wordsOf(status, hits.length)}
            </p>
            {status === 'failed' ? (
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

function wordsOf(status: SearchStatus, pages: number): string {
  switch (status) {
    case 'loading':
      return 'Loading the index…';
    case 'failed':
      return 'Search couldn’t be loaded. Check your connection and try again.';
    case 'nothingFound':
      return 'No results. Try fewer or different words.';
    case 'waiting':
      return 'Start typing. Small typos are fine.';
    case 'found':
      return pages === 1 ? '1 page' : `${String(pages)} pages`;
  }
}
