import { createActor, fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import { backoffMs } from '#machines/lib/backoff.ts';
import type { BackoffSettings } from '#machines/lib/backoff.ts';
import { connectivityMachine } from '#machines/connectivity/index.ts';
import { installMachine } from '#machines/install/index.ts';
import { provideLibrary } from '#machines/offline-library/index.ts';
import type { SavePreference, offlineLibraryMachine } from '#machines/offline-library/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { updateMachine } from '#machines/update/index.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { localStore } from '#src/platform/storage.ts';
import { WorkerError, requestFromWorker } from '#src/features/offline/request-worker.ts';
import { watchChunkErrors } from '../navigation/chunk-errors.ts';
import { useInstallOffer, watchInstallOffer } from '#src/features/installation/install-offer.ts';
import type {
  WorkerMessage,
  PageList,
  WorkerRequest,
  WorkerRequestType,
} from '#src/features/offline/worker-protocol.ts';
import {
  WORKER_URL,
  registerNothing,
  registerWorker,
} from '#src/features/update/register-worker.ts';
import { isSavingData, watchDataSaver } from '#src/platform/data-saver.ts';

/** The pages on this device and the machine that keeps them. */
export interface Library {
  readonly actor: ActorRefFrom<typeof offlineLibraryMachine>;
  readonly list: PageList;
}

/** Everything between the site and the device it is read on: one for a page's whole life. */
export interface AppDesk {
  readonly connectivity: ActorRefFrom<typeof connectivityMachine>;
  readonly update: ActorRefFrom<typeof updateMachine>;
  readonly install: ActorRefFrom<typeof installMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** Null where pages cannot be kept: no service worker, or storage refused. */
  readonly library: Promise<Library | null>;
}

export interface AppDeskOptions {
  /** Names the build this page is of. */
  readonly buildId: string;
  /** Hears every machine, on the development server. */
  readonly inspect: (event: InspectionEvent) => void;
  /** False on the development server, which has no service worker. */
  readonly hasWorker: boolean;
}

const HOUR_MS = 3_600_000;

/** A page that comes to the front asks for updates at most this often, in ms. */
const CHECK_PAUSE_MS = 10 * 60_000;

/** How long a page is left alone before the worker tidies up, in ms. */
const MAINTAIN_AFTER_MS = 4000;

/** A worker whose installation has failed, for want of a network or of room, is tried again. */
const INSTALL_BACKOFF: BackoffSettings = { baseMs: 2000, maxMs: HOUR_MS };

const DISMISSED_UNTIL = 'hause:install-dismissed-until';
const WISH = 'hause:save-preference';
const WISHES: ReadonlySet<string> = new Set<SavePreference>([
  'none',
  'offered',
  'asked',
  'declined',
]);

/** Starts the machines of the installed site on the browser's events. In browsers, once a page. */
export function createAppDesk({ buildId, inspect, hasWorker }: AppDeskOptions): AppDesk {
  const container = serviceWorkers();
  const toasts = createActor(toastsMachine, { inspect }).start();

  const update = createActor(
    updateMachine.provide({
      actions: {
        activate: () => registration.activate(),
        reload: () => location.reload(),
      },
    }),
    { input: { isControlled: container?.controller != null }, inspect },
  );
  const connectivity = createActor(
    connectivityMachine.provide({
      actors: { probe: fromPromise(() => probe(container?.controller ?? null)) },
    }),
    { input: { isOnline: true, jitter: Math.random }, inspect },
  );
  const install = createActor(
    installMachine.provide({
      actors: { prompt: fromPromise(useInstallOffer) },
      actions: {
        rememberDismissal: (_, { until }) =>
          void localStore.set(DISMISSED_UNTIL, until === null ? null : String(until)),
        persistStorage: () => {
          void (navigator as { storage?: StorageManager }).storage?.persist?.().catch(() => false);
        },
      },
    }),
    {
      input: {
        isStandalone: isStandalone(),
        isIos: isIos(),
        dismissedUntil: instantOf(localStore.get(DISMISSED_UNTIL)),
        now: Date.now,
      },
      inspect,
    },
  );

  update.start();
  connectivity.start();
  install.start();

  const registration = (hasWorker ? registerWorker : registerNothing)({
    onFound: () => update.send({ type: 'UPDATE.FOUND' }),
    onWaiting: () => update.send({ type: 'UPDATE.INSTALLED' }),
    onFailed: () => {
      update.send({ type: 'UPDATE.FAILED' });
      failedInstallations += 1;
      setTimeout(
        () => void check(),
        backoffMs(INSTALL_BACKOFF, failedInstallations, Math.random()),
      );
    },
    onControllerChange: () => update.send({ type: 'CONTROLLER.CHANGED' }),
  });

  /** Only a request that got no answer says that there is no network. */
  const ask = async () => {
    const isReached = await probe(container?.controller ?? null).then(
      () => true,
      () => false,
    );
    connectivity.send({ type: isReached ? 'FETCH.SUCCEEDED' : 'FETCH.FAILED' });
  };
  let failedInstallations = 0;
  let checkedAt = 0;
  const check = async () => {
    checkedAt = Date.now();
    if (await registration.check()) connectivity.send({ type: 'FETCH.SUCCEEDED' });
    else await ask();
  };

  container?.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.type === 'NETWORK') {
      connectivity.send({ type: event.data.isReached ? 'FETCH.SUCCEEDED' : 'FETCH.FAILED' });
    } else if (event.data.type === 'WHICH.BUILD') {
      event.ports[0]?.postMessage(buildId);
    }
  });
  container?.startMessages();
  addEventListener('online', () => connectivity.send({ type: 'NETWORK.FOUND' }));
  addEventListener('offline', () => connectivity.send({ type: 'NETWORK.LOST' }));
  // A browser without a route to the internet calls itself offline on a network where this site can be
  // reached all the same: at the start it is not believed before the server has been asked.
  if (!navigator.onLine) {
    probe(container?.controller ?? null).catch(() => {
      connectivity.send({ type: 'NETWORK.LOST' });
    });
  }
  connectivity.on('BACK.ONLINE', () => void check());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_PAUSE_MS) return;
    void check();
  });
  setInterval(() => void check(), HOUR_MS);
  watchChunkErrors(() => {
    void ask();
    toasts.send({
      type: 'TOAST.ADDED',
      toast: {
        kind: 'error',
        title: 'A part of this site could not be loaded.',
        text: 'Try again.',
      },
    });
  });
  watchInstallOffer(() => install.send({ type: 'PROMPT.OFFERED' }));
  addEventListener('appinstalled', () => install.send({ type: 'APP.INSTALLED' }));

  const library = registration.ready
    .then((found) =>
      found === null || container === undefined
        ? null
        : openLibrary(container, found, { connectivity, update, inspect }),
    )
    .catch(() => null);
  if (container !== undefined) void registration.ready.then(check);

  return { connectivity, update, install, toasts, library };
}

/**
 * Waits for the worker, asks what there is, and lets the machine keep it. A version that is accepted takes
 * over only when the worker before it has nothing left to do: from then on it is given nothing more.
 */
async function openLibrary(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  {
    connectivity,
    update,
    inspect,
  }: Pick<AppDesk, 'connectivity' | 'update'> & Pick<AppDeskOptions, 'inspect'>,
): Promise<Library> {
  await container.ready;
  const ask = <N extends WorkerRequestType>(question: Extract<WorkerRequest, { type: N }>) => {
    const worker = registration.active;
    return worker === null
      ? Promise.reject(new WorkerError('There is no service worker any more.'))
      : requestFromWorker<N>(worker, question);
  };
  const list = await ask<'LIST'>({ type: 'LIST' });
  const preference = localStore.get(WISH);
  const actor = createActor(
    provideLibrary({
      readInventory: () => ask<'INVENTORY'>({ type: 'INVENTORY' }),
      savePage: async (path) => {
        await waitFor(update, (snapshot) => !snapshot.matches('reloading'));
        return ask<'SAVE'>({ type: 'SAVE', path });
      },
      removePage: async (path) => {
        await ask<'REMOVE'>({ type: 'REMOVE', path });
      },
      storePreference: (kept) => void localStore.set(WISH, kept),
    }),
    {
      input: {
        paths: list.pages.map(({ path }) => path),
        isSavingData: isSavingData(),
        ...(preference !== null &&
          WISHES.has(preference) && { preference: preference as SavePreference }),
      },
      inspect,
    },
  ).start();

  connectivity.on('BACK.ONLINE', () => actor.send({ type: 'NETWORK.BACK' }));
  watchDataSaver((thrifty) => actor.send({ type: 'CONNECTION.CHANGED', isSavingData: thrifty }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'INVENTORY.STALE' });
  });
  container.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'INVENTORY.CHANGED') actor.send({ type: 'INVENTORY.STALE' });
  });
  actor.send({ type: 'SAVE.OFFERED' });
  // The page itself comes first.
  setTimeout(() => {
    // What waits will tidy up when its turn comes.
    if (registration.waiting !== null) return;
    void ask<'MAINTAIN'>({ type: 'MAINTAIN', isSavingData: isSavingData() }).catch(() => null);
  }, MAINTAIN_AFTER_MS);
  return { actor, list };
}

/** Through the worker where there is one: it does not fill the page's console with failed requests. */
async function probe(worker: ServiceWorker | null): Promise<void> {
  if (worker !== null) {
    await requestFromWorker(worker, { type: 'PROBE' });
    return;
  }
  await fetch(WORKER_URL, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) });
}

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads call themselves Macs; no Mac has a touch screen. */
const isIos = () =>
  /iPad|iPhone|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const instantOf = (text: string | null): number | null => {
  const instant = Number(text ?? Number.NaN);
  return Number.isFinite(instant) ? instant : null;
};
