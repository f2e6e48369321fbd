import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { selectIsOnline } from '#machines/connectivity/index.ts';
import { selectLibraryStatus } from '#machines/offline-library/index.ts';
import type { LibraryStatus, ListedPage } from '#machines/offline-library/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { useFocusFallback } from '#src/components/hooks/use-focus-fallback.ts';
import { cluster, stack, text } from '#src/design/layout.css.ts';
import { kilobytes } from './kilobytes.ts';
import { pageCount } from './page-count.ts';
import * as css from './SavedPages.css.ts';

interface Props {
  readonly library: AppActor<'library'>;
  readonly connectivity: AppActor<'connectivity'>;
  readonly list: readonly ListedPage[];
}

/** Which pages are on the device and since when, with what saves or removes all of them. */
export function SavedPages({ library, connectivity, list: latest }: Props) {
  // Every page has its own line, so rendering all of them yields to visitor input.
  const list = useDeferredValue(latest);
  const isReached = useSelector(connectivity, selectIsOnline);
  return (
    <div className={css.root}>
      <Summary actor={library} list={latest} />
      {sectionsOf(list).map(({ id, name, pages }) => {
        // Without a network, only what can be read is listed.
        const listed = pages.filter(({ savedAt }) => isReached || savedAt !== null);
        return listed.length === 0 ? null : (
          <section key={id} className={css.section} aria-labelledby={`section-${id}`}>
            <h2 className={css.heading} id={`section-${id}`}>
              {name}
            </h2>
            <ul className={css.list}>
              {listed.map((page) => (
                <li key={page.path} className={css.line}>
                  <a className={css.name} href={page.path}>
                    {page.name}
                  </a>
                  <span className={text.caption}>
                    {page.savedAt === null ? 'Not saved' : `Saved ${dateOf(page.savedAt)}`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Summary({
  actor,
  list,
}: {
  readonly actor: AppActor<'library'>;
  readonly list: readonly ListedPage[];
}) {
  const status = useSelector(actor, selectLibraryStatus);
  const missing = list.filter(({ savedAt }) => savedAt === null);
  const saved = list.length - missing.length;
  const removable = list.filter(({ savedAt, wireBytes }) => savedAt !== null && wireBytes > 0);
  const isSaving = status === 'saving' || status === 'stopping';
  // A button that leaves hands the focus to the sentence about the outcome, just before the others.
  const { fallback, leaving } = useFocusFallback<HTMLParagraphElement>();
  return (
    <div className={stack.base}>
      <progress className={css.bar} value={saved} max={list.length} aria-label="Pages saved" />
      <p ref={fallback} role="status" tabIndex={-1} className={css.note}>
        {missing.length === 0
          ? `All ${pageCount(list.length)} are saved on this device. `
          : `${String(saved)} of ${pageCount(list.length)} are saved on this device. `}
        {missing.length === 0 ? '' : MORE[status]}
      </p>
      <div className={cluster}>
        {isSaving ? (
          <Button
            ref={leaving}
            variant="quiet"
            icon="pause"
            aria-disabled={status === 'stopping' ? true : undefined}
            onClick={() => actor.send({ type: 'SAVE.STOPPED' })}
          >
            {status === 'stopping' ? 'Stopping…' : 'Stop saving'}
          </Button>
        ) : missing.length === 0 ? null : (
          <Button
            ref={leaving}
            icon="download-simple"
            aria-disabled={status === 'removing' ? true : undefined}
            onClick={() => actor.send({ type: 'SAVE.ALL' })}
          >
            {`Save all pages (${kilobytes(missing.reduce((sum, page) => sum + page.wireBytes, 0))})`}
          </Button>
        )}
        {removable.length === 0 || isSaving ? null : (
          <Button
            ref={leaving}
            variant="quiet"
            icon="trash"
            aria-disabled={status === 'removing' ? true : undefined}
            onClick={() => actor.send({ type: 'REMOVE.ALL' })}
          >
            {status === 'removing' ? 'Removing…' : 'Remove all'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is to be said of the missing pages. */
const MORE: Readonly<Record<LibraryStatus, string>> = {
  storageBroken: 'We couldn’t check whether that is still so.',
  full: 'Your device has no space for more. Saved pages still work.',
  failed: 'Some pages couldn’t be fetched. We’ll try again.',
  heldBack: 'To spare your data, no more are saved until you ask.',
  // True without a network, too: it goes on when there is one.
  saving: 'More are saved whenever you’re online. You can keep reading.',
  stopping: 'Stopping after the pages in progress.',
  removing: 'Removing them.',
  resting: 'Save all pages to read the whole site offline.',
};

interface Section {
  readonly id: string;
  readonly name: string;
  readonly pages: readonly ListedPage[];
}

/**
 * The pages by the first part of their path, in the order of the list; a section is named after the page
 * there. Standalone pages come last.
 */
function sectionsOf(list: readonly ListedPage[]): Section[] {
  const parents = new Set(list.filter(({ path }) => path.includes('/', 1)).map(topOf));
  const sections = Map.groupBy(list, (page) => (parents.has(topOf(page)) ? topOf(page) : ''));
  return [...sections]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([top, pages]) => ({
      id: top === '' ? 'other' : top.slice(1),
      name:
        top === ''
          ? 'Other pages'
          : (list.find(({ path }) => path === top)?.name ??
            `${top.charAt(1).toUpperCase()}${top.slice(2)}`),
      pages,
    }));
}

/** `/k-12/ai-solutions` → `/k-12` */
const topOf = ({ path }: ListedPage) => `/${path.split('/')[1] ?? ''}`;

/** Created once, and only when a date is shown: creating it takes longer than rendering all lines. */
let dates: Intl.DateTimeFormat | undefined;

function dateOf(at: number): string {
  dates ??= new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return dates.format(at);
}
