import { useSelector } from '@xstate/react';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { selectIsOnline } from '#machines/connectivity/index.ts';
import {
  selectCatalog,
  selectIsSaving,
  selectItems,
  selectLibraryStatus,
  selectProgress,
  selectTotalBytes,
} from '#machines/offline-library/index.ts';
import type { LibraryItem, LibraryStatus } from '#machines/offline-library/index.ts';
import { Button, ButtonLink } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { kilobytes } from './kilobytes.ts';
import { cluster, stack, text } from '#src/design/layout.css.ts';
import * as css from './SavedPages.css.ts';

interface Props {
  readonly library: AppActor<'library'>;
  readonly connectivity: AppActor<'connectivity'>;
  /** The page that somebody wanted and that is not on the device. */
  readonly wanted: string | null;
}

/** The saved pages: which can be read, how large, since when; save, remove, all or one. */
export function SavedPages({ library: actor, connectivity, wanted }: Props) {
  const list = useSelector(actor, selectCatalog);
  // With every page a line of its own, drawing them all again yields to what the visitor does.
  const items = useDeferredValue(useSelector(actor, selectItems));
  const isReached = useSelector(connectivity, selectIsOnline);
  const names = new Map(list.pages.map((page) => [page.path, page]));
  const here = items.filter(({ saved }) => saved !== null);
  const missing = items.filter(({ saved }) => saved === null);
  const hereHeading = useRef<HTMLHeadingElement>(null);

  const save = useCallback(
    (path: string) => {
      actor.send({ type: 'SAVE.ONE', path });
    },
    [actor],
  );
  const remove = useCallback(
    (path: string) => {
      // The line moves to the other list, and its button with it.
      hereHeading.current?.focus();
      actor.send({ type: 'REMOVE.ONE', path });
    },
    [actor],
  );
  const lineOf = (item: LibraryItem) => (
    <PageLine
      key={item.path}
      item={item}
      name={names.get(item.path)?.name ?? item.path}
      wireBytes={names.get(item.path)?.wireBytes ?? 0}
      isReadable={item.saved !== null || isReached}
      onSave={save}
      onRemove={remove}
    />
  );

  return (
    <div className={css.root}>
      {wanted === null ? null : (
        <Wanted
          path={wanted}
          name={names.get(wanted)?.name ?? wanted}
          isReadable={isReached || here.some(({ path }) => path === wanted)}
        />
      )}
      <Summary actor={actor} />
      <section aria-labelledby="pages-here">
        <h2 className={css.heading} id="pages-here" ref={hereHeading} tabIndex={-1}>
          {`On this device: ${String(here.length + list.core.length)}`}
        </h2>
        <ul>
          {list.core.map((page) => (
            <li key={page.path} className={css.line}>
              <a className={css.name} href={page.path}>
                {page.name}
              </a>
              <span className={css.state}>Always here</span>
            </li>
          ))}
          {here.map(lineOf)}
        </ul>
      </section>
      {missing.length === 0 ? null : (
        <section aria-labelledby="pages-missing">
          <h2 className={css.heading} id="pages-missing">
            {`Not on this device: ${String(missing.length)}`}
          </h2>
          <ul>{missing.map(lineOf)}</ul>
        </section>
      )}
    </div>
  );
}

function Wanted({
  path,
  name,
  isReadable,
}: {
  readonly path: string;
  readonly name: string;
  readonly isReadable: boolean;
}) {
  return (
    <div className={css.wanted} role="status">
      <p>
        {isReadable
          ? `“${name}” can be opened now.`
          : `“${name}” isn’t saved on this device, and you’re offline. These pages are available:`}
      </p>
      {isReadable ? <ButtonLink href={path}>{`Open ${name}`}</ButtonLink> : null}
    </div>
  );
}

/** The figures and what can be done with all pages. */
function Summary({ actor }: { readonly actor: AppActor<'library'> }) {
  const list = useSelector(actor, selectCatalog);
  const items = useSelector(actor, selectItems);
  const { saved, total } = useSelector(actor, selectProgress, isSameProgress);
  const bytes = useSelector(actor, selectTotalBytes);
  const isSaving = useSelector(actor, selectIsSaving);
  const status = useSelector(actor, selectLibraryStatus);
  const storage = useStorageEstimate(`${String(saved)} ${String(isSaving)}`);
  const missing = items.filter((item) => item.saved === null);
  const cost = list.pages
    .filter(({ path }) => missing.some((item) => item.path === path))
    .reduce((sum, { wireBytes }) => sum + wireBytes, 0);

  return (
    <div className={stack.base}>
      <dl className={css.figures}>
        <Figure
          term="Pages on this device"
          value={`${String(saved + list.core.length)} of ${String(total + list.core.length)}`}
        />
        <Figure term="Size of the saved pages" value={kilobytes(bytes)} />
        <Figure
          term="Storage used, of what the browser allows"
          value={storage === null ? '–' : kilobytes(storage.usage)}
          more={storage === null ? undefined : `of ${kilobytes(storage.quota)}`}
        />
      </dl>
      <progress className={css.bar} value={saved} max={total} aria-label="Pages saved" />
      <p role="status" className={css.note}>
        {noteFor(status, items, missing.length)}
      </p>
      <div className={cluster}>
        {isSaving ? (
          <Button variant="quiet" icon="pause" onClick={() => actor.send({ type: 'SAVE.STOPPED' })}>
            Stop saving
          </Button>
        ) : missing.length > 0 ? (
          <Button icon="download-simple" onClick={() => actor.send({ type: 'SAVE.ALL' })}>
            {`Save all pages (${kilobytes(cost)})`}
          </Button>
        ) : null}
        {saved > 0 && !isSaving ? (
          <Button variant="quiet" icon="trash" onClick={() => actor.send({ type: 'REMOVE.ALL' })}>
            Remove all
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const pages = (count: number) => (count === 1 ? '1 page' : `${String(count)} pages`);

type Progress = ReturnType<typeof selectProgress>;

const isSameProgress = (one: Progress, other: Progress) =>
  one.saved === other.saved && one.total === other.total;

function noteFor(status: LibraryStatus, items: readonly LibraryItem[], missing: number): string {
  switch (status) {
    case 'storageBroken':
      return 'We couldn’t check which pages are saved. You can still read them online.';
    case 'full':
      return 'Your device is out of space. Saved pages still work; remove some to save others.';
    case 'heldBack':
      return 'Data saver is on, so nothing more is downloaded until you ask.';
    case 'saving':
      return 'Saving pages. You can keep reading.';
    case 'resting':
      break;
  }
  const failed = items.filter((item) => item.phase === 'failed').length;
  if (failed > 0) {
    return `${pages(failed)} couldn’t be saved. We’ll retry when you’re back online.`;
  }
  const evicted = items.filter((item) => item.wasEvicted).length;
  if (evicted > 0) return `Your browser removed ${pages(evicted)} to free up space.`;
  return missing === 0 ? 'The whole site is available offline.' : '';
}

const Figure = ({
  term,
  value,
  more,
}: {
  readonly term: string;
  readonly value: string;
  readonly more?: string | undefined;
}) => (
  <div className={css.figure}>
    <dt className={text.caption}>{term}</dt>
    <dd>
      <span className={css.value}>{value}</span>
      {more === undefined ? null : <span className={text.caption}> {more}</span>}
    </dd>
  </div>
);

interface LineProps {
  readonly item: LibraryItem;
  readonly name: string;
  readonly wireBytes: number;
  readonly isReadable: boolean;
  readonly onSave: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/** Remembered: while the site is being saved one line changes at a time, of nearly a hundred. */
const PageLine = memo(function PageLine(props: LineProps) {
  const { item, name, wireBytes, isReadable, onSave, onRemove } = props;
  const isSavable = item.phase === 'notSaved' || item.phase === 'failed';
  return (
    <li className={css.line}>
      {isReadable ? (
        <a className={css.name} href={item.path}>
          {name}
        </a>
      ) : (
        <span className={css.name}>{name}</span>
      )}
      <span className={css.state} data-bad={item.phase === 'failed' ? '' : undefined}>
        {stateOf(item, wireBytes)}
      </span>
      {isSavable ? (
        <button
          type="button"
          className={css.button}
          aria-label={`Save ${name}`}
          data-tooltip="Save"
          onClick={() => {
            onSave(item.path);
          }}
        >
          <Icon name="download-simple" size={1.25} />
        </button>
      ) : item.phase === 'saved' ? (
        <button
          type="button"
          className={css.button}
          aria-label={`Remove ${name}`}
          data-tooltip="Remove"
          onClick={() => {
            onRemove(item.path);
          }}
        >
          <Icon name="trash" size={1.25} />
        </button>
      ) : null}
    </li>
  );
});

function stateOf({ phase, saved, failure, wasEvicted }: LibraryItem, wireBytes: number): string {
  switch (phase) {
    case 'saved':
      return saved === null ? 'Saved' : `${kilobytes(saved.bytes)}, saved ${dateOf(saved.savedAt)}`;
    case 'queued':
      return 'Queued';
    case 'saving':
      return 'Saving…';
    case 'removing':
      return 'Removing…';
    case 'failed':
      return failure === 'quota' ? 'Out of space' : 'Couldn’t be saved';
    case 'notSaved':
      return wasEvicted ? 'Removed by your browser' : kilobytes(wireBytes);
  }
}

/** Made once, and only where a date is shown: making one takes longer than all lines together. */
let dates: Intl.DateTimeFormat | undefined;

function dateOf(at: number): string {
  dates ??= new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return dates.format(at);
}

/** What the site takes and may take on this device, in bytes; null where the browser does not say. */
function useStorageEstimate(askAgainWhen: string) {
  const [estimate, setEstimate] = useState<{ usage: number; quota: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    void (navigator as { storage?: StorageManager }).storage
      ?.estimate()
      .then(({ usage, quota }) => {
        if (!isGone && usage !== undefined && quota !== undefined) setEstimate({ usage, quota });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again when what is saved changes
  }, [askAgainWhen]);
  return estimate;
}
