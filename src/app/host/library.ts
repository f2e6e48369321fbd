import { waitFor } from 'xstate';
import { addActor } from '#machines/app/index.ts';
import type { AppActor, AppRef } from '#machines/app/index.ts';
import { provideLibrary } from '#machines/offline-library/index.ts';
import type { SavePreference } from '#machines/offline-library/index.ts';
import { openPage } from '#src/features/offline/open-page.ts';
import { WorkerError, requestFromWorker } from '#src/features/offline/request-worker.ts';
import type { WorkerRequest, WorkerRequestType } from '#src/features/offline/worker-protocol.ts';
import { isSavingData, watchDataSaver } from '#src/platform/data-saver.ts';
import { localStore } from '#src/platform/storage.ts';

/** The local storage key of the visitor's preference, shared by all tabs. */
export const PREFERENCE = 'hause:save-preference';

const PREFERENCES: ReadonlySet<string> = new Set<SavePreference>([
  'none',
  'offered',
  'asked',
  'declined',
]);

const NOTHING = { paths: [], more: 0 };

/**
 * Adds the library of saved pages. It asks the worker only for what is shown: this page's entry, or all
 * entries on pages that list them.
 */
export function addLibrary(
  app: AppRef,
  registration: ServiceWorkerRegistration,
  update: AppActor<'update'>,
): void {
  const preference = localStore.get(PREFERENCE);
  const library = addActor(
    app,
    'library',
    provideLibrary({
      readStock: async (path, isListed) => {
        const [page, catalog, inventory] = await Promise.all([
          request(registration, { type: 'PAGE', path }),
          isListed ? request(registration, { type: 'LIST' }) : null,
          isListed ? request(registration, { type: 'INVENTORY' }) : null,
        ]);
        const isKnown = catalog !== null && inventory !== null;
        return { ...page, shelf: isKnown ? { catalog, inventory } : null };
      },
      readPlan: async (page, isAll) =>
        // In another tab, perhaps, whose visitor would find the pages saved again.
        localStore.get(PREFERENCE) === 'declined'
          ? NOTHING
          : request(registration, { type: 'PLAN', ...page, isAll }),
      savePage: async (path) => {
        // An accepted version takes over only once the previous worker is idle, so from then on
        // the previous one gets no more requests.
        await waitFor(update, (snapshot) => !snapshot.matches('reloading'));
        return request(registration, { type: 'SAVE', path });
      },
      removePages: async (paths) => {
        await request(registration, { type: 'REMOVE', paths });
      },
      storePreference: (kept) => void localStore.set(PREFERENCE, kept),
    }),
    {
      page: openPage(location.pathname),
      isSavingData: isSavingData(),
      ...(preference !== null &&
        PREFERENCES.has(preference) && { preference: preference as SavePreference }),
    },
  );
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PREFERENCE && newValue === 'declined') library.send({ type: 'SAVE.STOPPED' });
  });
  let wasSavingData = isSavingData();
  // Reported for every change of the connection, such as its speed.
  watchDataSaver((isOn) => {
    if (isOn === wasSavingData) return;
    wasSavingData = isOn;
    app.send({ type: 'DATA_SAVER.CHANGED', isSavingData: isOn });
  });
}

/** Sends a request to the currently active worker. */
export function request<N extends WorkerRequestType>(
  { active }: ServiceWorkerRegistration,
  message: Extract<WorkerRequest, { type: N }>,
) {
  return active === null
    ? Promise.reject(new WorkerError('There is no longer a service worker.'))
    : requestFromWorker<N>(active, message);
}
