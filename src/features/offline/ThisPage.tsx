import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActor } from '#machines/app/index.ts';
import { selectIsPageSaved } from '#machines/offline-library/index.ts';
import { useAppActor } from '#src/components/hooks/use-app.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { openPage } from './open-page.ts';
import * as css from './ThisPage.css.ts';

/** Whether the open page can be read offline. */
export function ThisPage({ path }: { readonly path: string }) {
  const library = useAppActor('library');
  return library === undefined ? null : <State actor={library} path={path} />;
}

function State({ actor, path }: { readonly actor: AppActor<'library'>; readonly path: string }) {
  useEffect(() => {
    actor.send({ type: 'PAGE.OPENED', ...openPage(path) });
  }, [actor, path]);
  const isSaved = useSelector(actor, selectIsPageSaved);
  if (isSaved === null) return null;
  return (
    <span className={css.state}>
      <Icon name={isSaved ? 'check' : 'wifi-slash'} size={1.25} />
      {isSaved ? 'This page is saved on this device.' : 'This page isn’t saved on this device.'}
    </span>
  );
}
