import { fromPromise, waitFor } from 'xstate';
import { addActor } from '#machines/app/index.ts';
import type { AppActor, AppRef } from '#machines/app/index.ts';
import { connectivityMachine } from '#machines/connectivity/index.ts';
import type { Answerer } from '#machines/connectivity/index.ts';
import { installMachine } from '#machines/install/index.ts';
import { provideLibrary } from '#machines/offline-library/index.ts';
import type { SavePreference } from '#machines/offline-library/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { updateMachine } from '#machines/update/index.ts';
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { useInstallOffer, watchInstallOffer } from '#src/features/installation/install-offer.ts';
import { openPage } from '#src/features/offline/open-page.ts';
import { WorkerError, requestFromWorker } from '#src/features/offline/request-worker.ts';
import type {
  WorkerMessage,
  WorkerRequest,
  WorkerRequestType,
} from '#src/features/offline/worker-protocol.ts';
import { registerNothing, registerWorker } from '#src/features/update/register-worker.ts';
import type { WorkerRegistration } from '#src/features/update/register-worker.ts';
import { isSavingData, watchDataSaver } from '#src/platform/data-saver.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { persistStorage } from '#src/platform/persistent-storage.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { localStore } from '#src/platform/storage.ts';
import { watchChunkErrors } from '../navigation/chunk-errors.ts';
import { codeOfDocument } from '../navigation/page-data.ts';
import { prepareDialogs } from './prepare-dialogs.ts';

export { wordsFor } from './notification-words.ts';

const DISMISSED_UNTIL = 'hause:install-dismissed-until';
const PREFERENCE = 'hause:save-preference';
const PREFERENCES: ReadonlySet<string> = new Set<SavePreference>([
  'none',
  'offered',
  'asked',
  'declined',
]);

let registration: WorkerRegistration = registerNothing();
let tellHeld = (): void => undefined;

/**
 * Checks for a newer version of the site.
 * @returns whether the site's server answered. No answer at all means that there is no network; an answer
 * from the network instead of the server means that the site is being held back
 */
export async function checkForUpdate(): Promise<boolean> {
  if (await registration.check()) return true;
  const answerer = await probe().catch(() => null);
  if (answerer === 'network') tellHeld();
  return answerer === 'site';
}

/** Lets the service worker clean up, unless a newer one is waiting, which will do it instead. */
export async function maintainStorage(): Promise<void> {
  const found = await registration.ready;
  if (found === null || found.waiting !== null) return;
  await request(found, { type: 'MAINTAIN', isSavingData: isSavingData() }).catch(() => null);
}

/** Adds the actors of the installed site and forwards browser events to the root. Called once per page. */
export function openInstalledSite(app: AppRef): void {
  const container = serviceWorkers();
  tellHeld = () => app.send({ type: 'FETCH.FAILED', isHeld: true });
  addActor(app, 'toasts', toastsMachine, {});
  addActor(
    app,
    'connectivity',
    connectivityMachine.provide({ actors: { probe: fromPromise(probe) } }),
    { isOnline: true, jitter: Math.random },
  );
  const update = addActor(
    app,
    'update',
    updateMachine.provide({
      actions: { activate: () => registration.activate(), reload: () => location.reload() },
    }),
    { isControlled: container?.controller != null },
  );
  addInstallation(app);

  // The development server has no service worker.
  registration = (import.meta.env.PROD ? registerWorker : registerNothing)(
    {
      onFound: () => app.send({ type: 'UPDATE.FOUND' }),
      onWaiting: () => app.send({ type: 'UPDATE.INSTALLED' }),
      onFailed: () => app.send({ type: 'UPDATE.FAILED' }),
      onControllerChange: () => app.send({ type: 'CONTROLLER.CHANGED' }),
      onContentChange: () => app.send({ type: 'CONTENT.CHANGED' }),
    },
    codeOfDocument(document),
  );
  container?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'NETWORK') {
      if (data.isReached) app.send({ type: 'FETCH.SUCCEEDED' });
      else app.send({ type: 'FETCH.FAILED', isHeld: data.isHeld === true });
    } else if (data.type === 'INVENTORY.CHANGED') app.send({ type: 'INVENTORY.CHANGED' });
  });
  container?.startMessages();
  // A browser without a route to the internet reports being offline even on a network where this site is
  // reachable, so at startup its report is checked with the server first.
  if (!navigator.onLine) probe().catch(() => app.send({ type: 'NETWORK.LOST' }));
  watchChunkErrors(() => app.send({ type: 'PART.LOST' }));

  void registration.ready
    .then(async (found) => {
      if (container !== undefined) app.send({ type: 'WORKER.REGISTERED' });
      if (found === null || container === undefined) throw new Error('There is no service worker.');
      await container.ready;
      addLibrary(app, found, update);
    })
    .catch(() => app.send({ type: 'OFFLINE_READING.REFUSED' }));
  void import('./resume-outbox.ts')
    .then(({ resumeOutbox }) => resumeOutbox())
    // The enquiries stay where they are; the contact page tries again.
    .catch(() => undefined);
  prepareDialogs(app);
}

function addInstallation(app: AppRef): void {
  addActor(
    app,
    'install',
    installMachine.provide({
      actors: { prompt: fromPromise(useInstallOffer) },
      actions: {
        rememberDismissal: (_, { until }) =>
          void localStore.set(DISMISSED_UNTIL, until === null ? null : String(until)),
        persistStorage: () => {
          persistStorage();
        },
      },
    }),
    {
      isStandalone: isStandalone(),
      isIos: isIos(),
      dismissedUntil: instantOf(localStore.get(DISMISSED_UNTIL)),
      now: Date.now,
    },
  );
  watchInstallOffer(() => app.send({ type: 'PROMPT.OFFERED' }));
  addEventListener('appinstalled', () => app.send({ type: 'APP.INSTALLED' }));
}

/** Asks the worker only for what is shown: this page's entry, or all entries on pages that list them. */
function addLibrary(
  app: AppRef,
  found: ServiceWorkerRegistration,
  update: AppActor<'update'>,
): void {
  const preference = localStore.get(PREFERENCE);
  addActor(
    app,
    'library',
    provideLibrary({
      readStock: async (path, isListed) => {
        const [page, catalog, inventory] = await Promise.all([
          request(found, { type: 'PAGE', path }),
          isListed ? request(found, { type: 'LIST' }) : null,
          isListed ? request(found, { type: 'INVENTORY' }) : null,
        ]);
        const isKnown = catalog !== null && inventory !== null;
        return { ...page, shelf: isKnown ? { catalog, inventory } : null };
      },
      readPlan: (page, isAll) => request(found, { type: 'PLAN', ...page, isAll }),
      savePage: async (path) => {
        // An accepted version takes over only once the previous worker is idle, so from then on
        // the previous one gets no more requests.
        await waitFor(update, (snapshot) => !snapshot.matches('reloading'));
        return request(found, { type: 'SAVE', path });
      },
      removePages: async (paths) => {
        await request(found, { type: 'REMOVE', paths });
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
  watchDataSaver((isOn) => app.send({ type: 'DATA_SAVER.CHANGED', isSavingData: isOn }));
}

/** Sends a request to the currently active worker. */
function request<N extends WorkerRequestType>(
  { active }: ServiceWorkerRegistration,
  message: Extract<WorkerRequest, { type: N }>,
) {
  return active === null
    ? Promise.reject(new WorkerError('There is no longer a service worker.'))
    : requestFromWorker<N>(active, message);
}

/** Goes through the worker if there is one, which keeps failed requests out of the page's console. */
async function probe(): Promise<Answerer> {
  const worker = serviceWorkers()?.controller;
  if (worker == null) return askServer();
  // A worker from an earlier version reports only that there was an answer.
  return (await requestFromWorker(worker, { type: 'PROBE' })) === 'network' ? 'network' : 'site';
}

const isStandalone = () =>
  mediaMatches('(display-mode: standalone)') ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads identify as Macs; no Mac has a touch screen. */
const isIos = () =>
  /iPad|iPhone|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const instantOf = (text: string | null): number | null => {
  const instant = Number(text ?? Number.NaN);
  return Number.isFinite(instant) ? instant : null;
};
