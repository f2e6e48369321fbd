import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { selectOfflineReading } from '#machines/app/index.ts';
import { selectIsHeld, selectIsOnline, selectIsSettled } from '#machines/connectivity/index.ts';
import { selectLibraryStatus, selectList } from '#machines/offline-library/index.ts';
import type { ListedPage } from '#machines/offline-library/index.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { useApp, useAppActor, useAppSelector } from '#src/components/hooks/use-app.ts';
import { band, container, stack } from '#src/design/layout.css.ts';
import { SavedPages } from './SavedPages.tsx';
import * as list from './SavedPages.css.ts';
import * as css from './SavedPagesSection.css.ts';

export interface SavedPagesSectionProps {
  /** The address that the visitor wanted and that could not be opened. */
  readonly wanted: string | null;
  /** Shown until it is known which pages are saved, and where none can be. */
  readonly meanwhile: ReactNode;
}

const CHECKING = 'Checking which pages are saved. On a first visit that takes a few seconds.';
const BROKEN = 'We couldn’t check which pages are saved. You can still read them online.';

/** Why no page can be saved, by `selectOfflineReading`. */
const WORDS: Readonly<Record<string, string>> = {
  refused:
    'This browser can’t save pages for offline reading, or saving is turned off. You can still read everything online.',
  full: 'Your device has no space to save this site. You can still read everything online; free some space to read it offline.',
  failed:
    'Part of the site couldn’t be loaded, so no pages are saved yet. We’ll try again; you can still read everything online.',
};

/** The content of the saved-pages screen, shown after hydration. */
export function SavedPagesSection({ wanted, meanwhile }: SavedPagesSectionProps) {
  const library = useAppActor('library');
  const connectivity = useAppActor('connectivity');
  const reading = useAppSelector(selectOfflineReading) ?? 'unknown';
  const pages = useSelector(library, (snapshot) =>
    snapshot === undefined ? null : selectList(snapshot),
  );
  const isBroken = useSelector(
    library,
    (snapshot) => snapshot !== undefined && selectLibraryStatus(snapshot) === 'storageBroken',
  );
  useEffect(() => {
    library?.send({ type: 'LIST.OPENED' });
    return () => library?.send({ type: 'LIST.CLOSED' });
  }, [library]);
  return (
    <div className={band}>
      <div className={`${container} ${stack.wide}`}>
        {wanted === null ? null : <Wanted address={wanted} pages={pages} />}
        {library === undefined || connectivity === undefined || pages === null ? (
          <div className={stack.wide}>
            <p className={css.waiting} role="status">
              {WORDS[reading] ?? (isBroken ? BROKEN : CHECKING)}
            </p>
            <p className={css.scriptless}>
              Saving pages needs JavaScript. If it is turned on, reload this page when you’re
              online.
            </p>
            {meanwhile}
          </div>
        ) : (
          <SavedPages library={library} connectivity={connectivity} list={pages} />
        )}
      </div>
    </div>
  );
}

/**
 * Says why the visitor is here instead. That a request has failed is evidence about the network, so the server
 * is asked; until it answers, nothing is known but that.
 */
function Wanted({
  address,
  pages,
}: {
  readonly address: string;
  readonly pages: readonly ListedPage[] | null;
}) {
  const app = useApp();
  const connectivity = useAppActor('connectivity');
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (connectivity === undefined) return;
    app?.send({ type: 'FETCH.FAILED' });
    setRequested(true);
  }, [app, connectivity]);
  const read =
    (select: typeof selectIsOnline, otherwise: boolean) =>
    (snapshot: Parameters<typeof select>[0] | undefined) =>
      snapshot === undefined ? otherwise : select(snapshot);
  const isSettled = useSelector(connectivity, read(selectIsSettled, false));
  const isOnline = useSelector(connectivity, read(selectIsOnline, true));
  const isHeld = useSelector(connectivity, read(selectIsHeld, false));
  const page = pages?.find(({ path }) => path === address.split('?', 1)[0]);
  const name = page?.name ?? address;
  const isReadable = page?.savedAt != null || (isRequested && isSettled);
  return (
    <div className={list.wanted} role="status">
      <p>
        {isReadable
          ? `“${name}” can be opened now.`
          : isOnline
            ? `“${name}” couldn’t be loaded.`
            : `“${name}” isn’t saved on this device, and ${isHeld ? 'this network is blocking our site' : 'you’re offline'}.`}
      </p>
      {isReadable ? <ButtonLink href={address}>{`Open ${name}`}</ButtonLink> : null}
    </div>
  );
}
