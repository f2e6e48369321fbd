import { useAppDesk, useLibrary } from '#src/components/hooks/AppDeskContext.tsx';
import { SavedPages } from '#src/features/offline/SavedPages.tsx';
import { band, container } from '#src/design/layout.css.ts';
import * as css from './SavedPagesSection.css.ts';

/** The body of the saved-pages screen: what is on this device, once the page lives. */
export function SavedPagesSection({ wanted }: { readonly wanted: string | null }) {
  const desk = useAppDesk();
  const library = useLibrary();
  return (
    <div className={band}>
      <div className={container}>
        {desk === null || library == null ? (
          <div className={css.place}>
            <p className={css.waiting} role="status">
              {library === null
                ? 'This browser cannot keep pages for reading without a network, or has been told not to. Everything can be read with a network.'
                : 'Looking at what is on this device…'}
            </p>
            <p className={css.scriptless}>
              Pages are kept by a script, and scripts are switched off in your browser.
            </p>
          </div>
        ) : (
          <SavedPages desk={desk} library={library} wanted={wanted} />
        )}
      </div>
    </div>
  );
}
