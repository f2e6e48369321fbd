import { selectOfflineReading } from '#machines/app/index.ts';
import { useAppActor, useAppSelector } from '#src/components/hooks/use-app.ts';
import { SavedPages } from './SavedPages.tsx';
import { band, container } from '#src/design/layout.css.ts';
import * as css from './SavedPagesSection.css.ts';

/** The content of the saved-pages screen, shown after hydration. */
export function SavedPagesSection({ wanted }: { readonly wanted: string | null }) {
  const library = useAppActor('library');
  const connectivity = useAppActor('connectivity');
  const isRefused = useAppSelector(selectOfflineReading) === 'refused';
  return (
    <div className={band}>
      <div className={container}>
        {library === undefined || connectivity === undefined ? (
          <div className={css.place}>
            <p className={css.waiting} role="status">
              {isRefused
                ? 'This browser can’t save pages for offline reading, or saving is turned off. You can still read everything online.'
                : 'Checking saved pages…'}
            </p>
            <p className={css.scriptless}>
              Saving pages requires JavaScript, which is turned off in your browser.
            </p>
          </div>
        ) : (
          <SavedPages library={library} connectivity={connectivity} wanted={wanted} />
        )}
      </div>
    </div>
  );
}
