import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { selectOpenPage, selectStanding } from '#machines/offline-library/index.ts';
import type { LibraryItem } from '#machines/offline-library/index.ts';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './SavePageControl.css.ts';
import { kilobytes } from './kilobytes.ts';
import { openPage } from './open-page.ts';

/** Shows whether the open page can be read offline, with the button that changes it. */
export function SavePageControl({ path }: { readonly path: string }) {
  const library = useAppActor('library');
  return library === undefined ? null : <Control actor={library} path={path} />;
}

function Control({ actor, path }: { readonly actor: AppActor<'library'>; readonly path: string }) {
  useEffect(() => {
    actor.send({ type: 'PAGE.OPENED', ...openPage(path) });
  }, [actor, path]);
  const item = useSelector(actor, selectOpenPage);
  const standing = useSelector(actor, selectStanding);
  // Announce only what the visitor requested, not what happens on every page and whenever a dialog closes.
  const [asked, setAsked] = useState<string | null>(null);
  if (standing === 'core') {
    return <State icon="check">This page is always available offline.</State>;
  }
  if (item === undefined || standing === null) return null;
  const { phase } = item;
  const isSaved = phase === 'saved';
  const isIdle = isSaved || phase === 'notSaved' || phase === 'failed';
  const isRemoval = isSaved || phase === 'removing';
  return (
    <>
      <span role={asked === path ? 'status' : undefined}>{stateOf(item)}</span>
      {/* Always the same button, so that it keeps the focus while it is inactive. */}
      <Button
        variant="quiet"
        icon={isRemoval ? 'trash' : 'download-simple'}
        aria-disabled={isIdle ? undefined : true}
        onClick={() => {
          if (!isIdle) return;
          setAsked(path);
          actor.send({ type: isSaved ? 'REMOVE.ONE' : 'SAVE.ONE', path });
        }}
      >
        {isRemoval ? 'Remove this page' : phase === 'failed' ? 'Try again' : 'Save this page'}
      </Button>
    </>
  );
}

function stateOf({ phase, saved, failure, wasEvicted }: LibraryItem) {
  switch (phase) {
    case 'saved':
      return (
        <State icon="check">
          This page is saved on this device{saved === null ? '' : ` (${kilobytes(saved.bytes)})`}.
        </State>
      );
    case 'queued':
    case 'saving':
      return <State icon="download-simple">Saving this page…</State>;
    case 'removing':
      return <State icon="trash">Removing this page…</State>;
    case 'failed':
      return (
        <State icon="warning-circle">
          {failure === 'quota'
            ? 'Not enough space to save this page.'
            : 'This page couldn’t be saved.'}
        </State>
      );
    case 'notSaved':
      return wasEvicted ? (
        <State icon="warning-circle">Your browser removed this page to free up space.</State>
      ) : (
        <State icon="wifi-slash">This page isn’t saved on this device.</State>
      );
  }
}

const State = ({
  icon,
  children,
}: {
  readonly icon: 'check' | 'download-simple' | 'trash' | 'warning-circle' | 'wifi-slash';
  readonly children: React.ReactNode;
}) => (
  <span className={css.state}>
    <Icon name={icon} size={1.25} />
    <span>{children}</span>
  </span>
);
