import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { selectOfflineReading } from '#machines/app/index.ts';
import { selectCatalog, selectLibraryStatus } from '#machines/offline-library/index.ts';
import { useAppActor, useAppSelector } from '#src/components/hooks/use-app.ts';
import { SavedPages } from './SavedPages.tsx';
import { band, container } from '#src/design/layout.css.ts';
import * as css from './SavedPagesSection.css.ts';

export interface SavedPagesSectionProps {
  /** The page that the visitor wanted and that is not on the device. */
  readonly wanted: string | null;
  /** Shown until it is known which pages are saved, and where none can be. */
  readonly meanwhile: ReactNode;
}

/** The content of the saved-pages screen, shown after hydration. */
export function SavedPagesSection({ wanted, meanwhile }: SavedPagesSectionProps) {
  const library = useAppActor('library');
  const connectivity = useAppActor('connectivity');
  const isRefused = useAppSelector(selectOfflineReading) === 'refused';
  const catalog = useSelector(library, (snapshot) =>
    snapshot === undefined ? null : selectCatalog(snapshot),
  );
  const isBroken = useSelector(
    library,
    (snapshot) => snapshot !== undefined && selectLibraryStatus(snapshot) === 'storageBroken',
  );
  useEffect(() => {
    library?.send({ type: 'CATALOG.OPENED' });
    return () => library?.send({ type: 'CATALOG.CLOSED' });
  }, [library]);
  return (
    <div className={band}>
      <div className={container}>
        {library === undefined || connectivity === undefined || catalog === null ? (
          <div className={css.place} data-final={isRefused || isBroken ? '' : undefined}>
            <div className={css.said}>
              <p className={css.waiting} role="status">
                {isRefused
                  ? 'This browser can’t save pages for offline reading, or saving is turned off. You can still read everything online.'
                  : isBroken
                    ? 'We couldn’t check which pages are saved. You can still read them online.'
                    : 'Checking saved pages…'}
              </p>
              {isRefused || isBroken ? null : (
                <p className={css.waiting}>
                  A first visit takes a few seconds. The <a href="/sitemap">sitemap</a> leads to
                  every page.
                </p>
              )}
            </div>
            <p className={css.scriptless}>
              Saving pages requires JavaScript, which is turned off in your browser.
            </p>
            <div className={css.meanwhile}>{meanwhile}</div>
          </div>
        ) : (
          <SavedPages
            library={library}
            catalog={catalog}
            connectivity={connectivity}
            wanted={wanted}
          />
        )}
      </div>
    </div>
  );
}
