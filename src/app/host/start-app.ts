import { createActor, fromPromise } from 'xstate';
import { appMachine, selectActor } from '#machines/app/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { typeAhead } from '#src/features/search/type-ahead.ts';
import { watchLosses } from '#src/platform/parts.ts';

type InstalledSite = typeof import('./installed-site.ts');

let loaded: InstalledSite | undefined;

/** Loaded when the page is idle. */
const installedSite = async (): Promise<InstalledSite> =>
  (loaded ??= await import('./installed-site.ts'));

/**
 * Starts the root actor of this document and provides its I/O. Its children are added later: the theme with
 * the first view, the installed site when the page is idle, search and the contact form when they are used.
 */
export function startApp(): AppRef {
  const app: AppRef = createActor(
    appMachine.provide({
      actors: {
        checkForUpdate: fromPromise(async () => (await installedSite()).checkForUpdate()),
      },
      actions: {
        maintainStorage: () => {
          void installedSite().then((site) => site.maintainStorage());
        },
        loadSearch: () => {
          typeAhead((typed) => {
            const search = selectActor(app.getSnapshot(), 'search');
            const query = (search?.getSnapshot().context.query ?? '') + typed;
            search?.send({ type: 'QUERY.CHANGED', query });
          });
          import('#src/features/search/add-search.ts')
            .then(({ addSearch }) => addSearch(app))
            // A failed load is reported by src/platform/parts.ts; the next press tries again.
            .catch(() => undefined);
        },
      },
    }),
    {
      systemId: 'app',
      input: {
        // Notifications come with the installed site, so there is no text to provide before it is loaded.
        wordsFor: (notice) => (loaded as InstalledSite).wordsFor(notice),
        isOffline: !navigator.onLine,
        jitter: Math.random,
      },
      inspect,
    },
  ).start();

  watchLosses(() => app.send({ type: 'PART.LOST' }));
  addEventListener('online', () => app.send({ type: 'NETWORK.FOUND' }));
  addEventListener('offline', () => app.send({ type: 'NETWORK.LOST' }));
  const sendVisibility = () => {
    app.send({ type: document.visibilityState === 'hidden' ? 'PAGE.HIDDEN' : 'PAGE.SHOWN' });
  };
  if (document.visibilityState === 'hidden') sendVisibility();
  document.addEventListener('visibilitychange', sendVisibility);
  return app;
}

/** Adds the actors of the installed site and resumes the outbox. */
export const openInstalledSite = async (app: AppRef): Promise<void> =>
  (await installedSite()).openInstalledSite(app);
