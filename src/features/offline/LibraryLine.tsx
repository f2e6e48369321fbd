import { memo } from 'react';
import type { RefCallback } from 'react';
import type { LibraryItem } from '#machines/offline-library/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { kilobytes } from './kilobytes.ts';
import * as css from './SavedPages.css.ts';

interface Props {
  readonly item: LibraryItem;
  readonly name: string;
  /** The download size, in bytes. */
  readonly wireBytes: number;
  readonly isReadable: boolean;
  /** The `ref` of its button, which may have the focus when the line leaves the list. */
  readonly leaving: RefCallback<HTMLElement>;
  readonly onSave: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/**
 * One page of the list. Memoized: while a site is being saved, one line of perhaps a thousand changes
 * at a time.
 */
export const LibraryLine = memo(function LibraryLine(props: Props) {
  const { item, name, wireBytes, isReadable, leaving, onSave, onRemove } = props;
  const isSaved = item.phase === 'saved';
  const isIdle = isSaved || item.phase === 'notSaved' || item.phase === 'failed';
  const verb = isSaved || item.phase === 'removing' ? 'Remove' : 'Save';
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
      {/* Always the same button, so that it keeps the focus while it is inactive. */}
      <button
        ref={leaving}
        type="button"
        className={css.button}
        aria-label={`${verb} ${name}`}
        aria-disabled={isIdle ? undefined : true}
        data-tooltip={verb}
        onClick={() => {
          if (isIdle) (isSaved ? onRemove : onSave)(item.path);
        }}
      >
        <Icon name={verb === 'Remove' ? 'trash' : 'download-simple'} size={1.25} />
      </button>
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

/** Created once, and only when a date is shown: creating it takes longer than rendering all lines. */
let dates: Intl.DateTimeFormat | undefined;

function dateOf(at: number): string {
  dates ??= new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return dates.format(at);
}
