import { useSelector } from '@xstate/react';
import type { LibraryItem } from '#machines/offline-library/index.ts';
import { useLibrary } from '#src/components/hooks/AppDeskContext.tsx';
import type { Library } from '#src/components/hooks/AppDeskContext.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './SavePageControl.css.ts';
import { kilobytes } from './kilobytes.ts';

/** Whether the page that is open can be read without a network, and the button that changes it. */
export function SavePageControl({ path }: { readonly path: string }) {
  const library = useLibrary();
  return library == null ? null : <Control library={library} path={path} />;
}

function Control({ library, path }: { readonly library: Library; readonly path: string }) {
  const { actor, list } = library;
  const item = useSelector(actor, ({ context }) =>
    context.items.find((candidate) => candidate.path === path),
  );
  if (item === undefined) {
    return list.core.some((page) => page.path === path) ? (
      <State icon="check">This page is always on this device.</State>
    ) : null;
  }
  const save = () => actor.send({ type: 'SAVE.ONE', path });
  return (
    <>
      <span role="status">{stateOf(item)}</span>
      {item.phase === 'notSaved' || item.phase === 'failed' ? (
        <Button variant="quiet" icon="download-simple" onClick={save}>
          {item.phase === 'failed' ? 'Try again' : 'Save this page'}
        </Button>
      ) : item.phase === 'saved' ? (
        <Button
          variant="quiet"
          icon="trash"
          onClick={() => actor.send({ type: 'REMOVE.ONE', path })}
        >
          Remove this page
        </Button>
      ) : null}
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
      return <State icon="download-simple">This page is being saved…</State>;
    case 'removing':
      return <State icon="trash">This page is being removed…</State>;
    case 'failed':
      return (
        <State icon="warning-circle">
          {failure === 'quota'
            ? 'There is no room for this page on this device.'
            : 'This page could not be saved.'}
        </State>
      );
    case 'notSaved':
      return wasEvicted ? (
        <State icon="warning-circle">Your browser has removed this page to make room.</State>
      ) : (
        <State icon="wifi-slash">This page is not saved on this device.</State>
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
