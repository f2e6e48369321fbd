import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { holdingsOf, selectLibraryStatus } from '#machines/offline-library/index.ts';
import type { LibraryItem, LibraryStatus, ListedPage } from '#machines/offline-library/index.ts';
import { useHeir } from '#src/components/hooks/use-heir.ts';
import { Button } from '#src/components/button/Button.tsx';
import { cluster, stack, text } from '#src/design/layout.css.ts';
import { kilobytes } from './kilobytes.ts';
import { pageCount } from './page-count.ts';
import * as css from './SavedPages.css.ts';

type Items = Readonly<Record<string, LibraryItem>>;

interface Props {
  readonly actor: AppActor<'library'>;
  readonly items: Items;
  /** Every page that can be saved. */
  readonly pages: readonly ListedPage[];
  /** How many pages are part of the core. */
  readonly coreCount: number;
}

/** The totals, and the actions for all pages. */
export function LibrarySummary({ actor, items, pages, coreCount }: Props) {
  const status = useSelector(actor, selectLibraryStatus);
  const { saved, total, savedBytes, missingBytes } = holdingsOf({ pages }, items);
  const isSaving = status === 'saving';
  const storage = useStorageEstimate(`${String(saved)} ${String(isSaving)}`);
  // A button that leaves hands the focus to the sentence about the outcome, just before the others.
  const { heir, leaving } = useHeir<HTMLParagraphElement>();

  return (
    <div className={stack.base}>
      <dl className={css.figures}>
        <Figure
          term="Pages on this device"
          value={`${String(saved + coreCount)} of ${String(total + coreCount)}`}
        />
        <Figure term="Size of the saved pages" value={kilobytes(savedBytes)} />
        <Figure
          term="Storage used, of what the browser allows"
          value={storage === null ? '–' : kilobytes(storage.usage)}
          more={storage === null ? undefined : `of ${kilobytes(storage.quota)}`}
        />
      </dl>
      <progress className={css.bar} value={saved} max={total} aria-label="Pages saved" />
      <p ref={heir} role="status" tabIndex={-1} className={css.note}>
        {noteFor(status, items, total - saved)}
      </p>
      <div className={cluster}>
        {isSaving ? (
          <Button
            ref={leaving}
            variant="quiet"
            icon="pause"
            onClick={() => actor.send({ type: 'SAVE.STOPPED' })}
          >
            Stop saving
          </Button>
        ) : saved < total ? (
          <Button
            ref={leaving}
            icon="download-simple"
            onClick={() => actor.send({ type: 'SAVE.ALL' })}
          >
            {`Save all pages (${kilobytes(missingBytes)})`}
          </Button>
        ) : null}
        {saved > 0 && !isSaving ? (
          <Button
            ref={leaving}
            variant="quiet"
            icon="trash"
            onClick={() => actor.send({ type: 'REMOVE.ALL' })}
          >
            Remove all
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function noteFor(status: LibraryStatus, items: Items, missing: number): string {
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
  const count = (isMeant: (item: LibraryItem) => boolean) =>
    Object.values(items).filter(isMeant).length;
  const failed = count(({ phase }) => phase === 'failed');
  if (failed > 0) {
    return `${pageCount(failed)} couldn’t be saved. We’ll retry when you’re back online.`;
  }
  const evicted = count(({ wasEvicted }) => wasEvicted);
  if (evicted > 0) return `Your browser removed ${pageCount(evicted)} to free up space.`;
  return missing === 0
    ? 'The whole site is available offline.'
    : 'To read more offline, save a section or the whole site.';
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

/**
 * The site's storage usage and quota on this device, in bytes; null if the browser does not report
 * them.
 */
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
