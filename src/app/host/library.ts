import { fromPromise, waitFor } from 'xstate';
import { addActor } from '#machines/app/index.ts';
import type { AppActor, AppRef } from '#machines/app/index.ts';
import { offlineLibraryMachine } from '#machines/offline-library/index.ts';
import type { SavePreference } from '#machines/offline-library/index.ts';
import { openPage } from '#src/features/offline/open-page.ts';
import { WorkerError, requestFromWorker } from '#src/features/offline/request-worker.ts';
import type { WorkerRequest, WorkerRequestType } from '#src/features/offline/worker-protocol.ts';
import { isDataDear, watchDataDear } from '#src/platform/data-saver.ts';
import { localStore } from '#src/platform/storage.ts';

/** The local storage key of the visitor's preference, shared by all tabs. */
export const PREFERENCE = 'hause:save-preference';

const PREFERENCES = ['none', 'offered', 'asked', 'declined'] as const satisfies SavePreference[];

const NOTHING = { saved: 0, failed: 0, left: 0, isFull: false };

/**
 * Adds the library of saved pages. It asks the worker only for what is shown: whether this page is saved, or
 * the list of all pages where it is shown.
 */
export function addLibrary(
  app: AppRef,
  registration: ServiceWorkerRegistration,
  update: AppActor<'update'>,
): void {
  const kept = localStore.get(PREFERENCE);
  const preference = PREFERENCES.find((one) => one === kept);
  const library = addActor(
    app,
    'library',
    offlineLibraryMachine.provide({
      actors: {
        readStock: fromPromise(async ({ input: { path, isListed } }) => {
          const [isPageSaved, list] = await Promise.all([
            request(registration, { type: 'PAGE', path }),
            isListed ? request(registration, { type: 'LIST' }) : null,
          ]);
          return { isPageSaved, list };
        }),
        saveSome: fromPromise(async ({ input }) => {
          // In another tab, perhaps, whose visitor would find the pages saved again.
          if (localStore.get(PREFERENCE) === 'declined') return NOTHING;
          // An accepted version takes over only once the previous worker is idle, so from then on
          // the previous one gets no more requests.
          await waitFor(update, (snapshot) => !snapshot.matches('reloading'));
          return request(registration, { type: 'SAVE', ...input });
        }),
        removeAll: fromPromise(() => request(registration, { type: 'REMOVE' })),
      },
      actions: {
        storePreference: (_, params) => void localStore.set(PREFERENCE, params.preference),
      },
    }),
    {
      page: openPage(location.pathname),
      isSavingData: isDataDear(),
      jitter: Math.random,
      ...(preference !== undefined && { preference }),
    },
  );
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PREFERENCE && newValue === 'declined') library.send({ type: 'SAVE.STOPPED' });
  });
  let wasDear = isDataDear();
  // Reported for every change of the connection, such as its speed.
  watchDataDear((isDear) => {
    if (isDear === wasDear) return;
    wasDear = isDear;
    app.send({ type: 'DATA_SAVER.CHANGED', isSavingData: isDear });
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
