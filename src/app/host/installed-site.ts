import { fromPromise } from 'xstate';
import { addActor, selectActor } from '#machines/app/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { connectivityMachine } from '#machines/connectivity/index.ts';
import { installMachine } from '#machines/install/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { updateMachine } from '#machines/update/index.ts';
import type { ENQUIRIES_DATABASE } from '#src/features/contact/delivery/enquiry-database.ts';
import { catchInstallOffers, useInstallOffer } from '#src/features/installation/install-offer.ts';
import type { WorkerMessage } from '#src/features/offline/worker-protocol.ts';
import { registerNothing, registerWorker } from '#src/features/update/register-worker.ts';
import type { WorkerRegistration } from '#src/features/update/register-worker.ts';
import { mayHaveDatabase } from '#src/platform/database-names.ts';
import { isDataDear } from '#src/platform/data-saver.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { persistStorage } from '#src/platform/persistent-storage.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { localStore } from '#src/platform/storage.ts';
import { untilDone } from '#src/platform/until-done.ts';
import { EARLY_OFFER } from '../starter/names.ts';
import { codeOfDocument } from '../navigation/page-data.ts';
import { markFailedImages } from './failed-images.ts';
import { followNetwork } from './follow-network.ts';
import { addLibrary, request } from './library.ts';
import { prepareDialogs } from './prepare-dialogs.ts';
import { probe } from './probe.ts';

export { wordsFor } from './notification-words.ts';

const DISMISSED_UNTIL = 'hause:install-dismissed-until';

let registration: WorkerRegistration = registerNothing();
let notifyHeld = (): void => undefined;

/**
 * Checks for a newer version of the site.
 * @returns whether the site's server answered. No answer at all means that there is no network; an answer
 * from the network instead of the server means that the site is being held back
 */
export async function checkForUpdate(): Promise<boolean> {
  if (await registration.check()) return true;
  const answerer = await probe().catch(() => null);
  if (answerer === 'network') notifyHeld();
  return answerer === 'site';
}

/** Lets the service worker clean up, unless a newer one is waiting, which will do it instead. */
export async function maintainStorage(): Promise<void> {
  const found = await serviceWorkers()?.ready;
  if (found === undefined || found.waiting !== null) return;
  await request(found, { type: 'MAINTAIN', isSavingData: isDataDear() }).catch(() => null);
}

/** Adds the actors of the installed site and forwards browser events to the root. Called once per page. */
export function openInstalledSite(app: AppRef): void {
  // Not urgent, and every page has it by then.
  markFailedImages();
  const container = serviceWorkers();
  notifyHeld = () => app.send({ type: 'FETCH.FAILED', isHeld: true });
  addActor(app, 'toasts', toastsMachine, {});
  addActor(
    app,
    'connectivity',
    connectivityMachine.provide({ actors: { probe: fromPromise(probe) } }),
    { jitter: Math.random },
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
      onFound: () => update.send({ type: 'UPDATE.FOUND' }),
      onWaiting: () => app.send({ type: 'UPDATE.INSTALLED' }),
      onFailed: () => app.send({ type: 'UPDATE.FAILED' }),
      onControllerChange: () => update.send({ type: 'CONTROLLER.CHANGED' }),
      onContentChange: () => app.send({ type: 'CONTENT.CHANGED' }),
    },
    codeOfDocument(document),
  );
  container?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'NETWORK') {
      if (data.isReached) app.send({ type: 'FETCH.SUCCEEDED' });
      else app.send({ type: 'FETCH.FAILED', isHeld: data.isHeld === true });
    } else if (data.type === 'INVENTORY.CHANGED') {
      selectActor(app.getSnapshot(), 'library')?.send({ type: 'INVENTORY.STALE' });
    } else if (data.type === 'INSTALLATION.FULL') {
      app.send({ type: 'INSTALLATION.FULL', isUpdate: container.controller !== null });
    }
  });
  container?.startMessages();
  followNetwork(app, probe);

  const refuse = () => app.send({ type: 'OFFLINE_READING.REFUSED' });
  void registration.ready
    .then(async (found) => {
      if (container !== undefined) app.send({ type: 'WORKER.REGISTERED' });
      if (found === null || container === undefined) refuse();
      // Perhaps one that a later check registers: a registration whose first installation fails is dropped.
      const installed = await container?.ready;
      if (installed !== undefined) addLibrary(app, installed, update);
    })
    .catch(refuse);
  untilDone(resumeOutbox);
  prepareDialogs(app);
}

/** Duplicated, so that no page loads the form for this name; its type is that name, so the two cannot diverge. */
const DATABASE: typeof ENQUIRIES_DATABASE = 'hause-enquiries';

/**
 * Starts the outbox if enquiries are waiting from an earlier visit, so that they are sent whichever page the
 * visitor is on; if there never were any, nothing more is loaded.
 */
async function resumeOutbox(): Promise<void> {
  if (!(await mayHaveDatabase(DATABASE))) return;
  const { contactService } = await import('./contact.ts');
  await contactService.delivery();
}

function addInstallation(app: AppRef): void {
  const install = addActor(
    app,
    'install',
    installMachine.provide({
      actors: { prompt: fromPromise(useInstallOffer) },
      actions: {
        rememberDismissal: (_, { until }) => void localStore.set(DISMISSED_UNTIL, String(until)),
        persistStorage: () => {
          persistStorage();
        },
      },
    }),
    {
      isStandalone: isStandalone(),
      isIos: isIos(),
      dismissedUntil: Number(localStore.get(DISMISSED_UNTIL)),
      now: Date.now,
    },
  );
  // Until now, the script in the head has caught it.
  const early = (window as { readonly [EARLY_OFFER]?: Event })[EARLY_OFFER];
  catchInstallOffers(early, () => install.send({ type: 'PROMPT.OFFERED' }));
  addEventListener('appinstalled', () => install.send({ type: 'APP.INSTALLED' }));
}

const isStandalone = () =>
  mediaMatches('(display-mode: standalone)') ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads identify as Macs; no Mac has a touch screen. */
const isIos = () =>
  /iPad|iPhone|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
