import { Workbox } from 'workbox-window';
import { requestFromWorker } from '#src/features/offline/request-worker.ts';
import { TAKE_OVER } from '#src/features/offline/worker-protocol.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';

/** The permanent URL of the service worker: a worker under another name could not be replaced. */
export const WORKER_URL = '/sw.js';

/** The lifecycle events of the service worker, in the update machine's terms. */
export interface WorkerEvents {
  /** A new version is being downloaded. */
  readonly onFound: () => void;
  /** It is complete and waiting, and has different scripts from those running here. */
  readonly onWaiting: () => void;
  /** Its download has failed. */
  readonly onFailed: () => void;
  readonly onControllerChange: () => void;
  /** A version with the scripts running here has taken over. */
  readonly onContentChange: () => void;
}

export interface WorkerRegistration {
  /** The registration; null if there is none. */
  readonly ready: Promise<ServiceWorkerRegistration | null>;
  /**
   * Asks the server for a newer version, and tries again to install one that failed.
   * @returns whether the server is known to have answered. A failure implies nothing about the
   * network: the browser may have no workers, the visitor may have blocked them, the file may be
   * broken.
   */
  check(): Promise<boolean>;
  /** Tells the waiting version to take over. */
  activate(): void;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): object };
}

/** Accepts only the worker's URL (server/http/headers.ts: `trusted-types sw-url`). */
function trustedWorkerUrl(): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (types === undefined) return WORKER_URL;
  const policy = types.createPolicy('sw-url', {
    createScriptURL(url) {
      if (url === WORKER_URL) return url;
      throw new TypeError(`${url} is not the service worker of this site.`);
    },
  });
  // Workbox's parameter is typed without trusted types.
  return policy.createScriptURL(WORKER_URL) as unknown as string;
}

/**
 * Registers the service worker. Where that is not possible (private windows, old browsers, refused
 * storage) nothing changes for the visitor.
 *
 * A version with the same scripts only has new content. It takes over by itself and is not reported
 * as waiting: there is nothing for the visitor to decide. If another tab did not say in time which
 * scripts it has, the version waits, and is asked again after each check and when this page is shown.
 * @param code names the scripts that run in this document (`PageData.code`)
 */
export function registerWorker(events: WorkerEvents, code: string | null): WorkerRegistration {
  const container = serviceWorkers();
  if (container === undefined) return registerNothing();
  const { onFound, onWaiting, onFailed } = events;
  const isSameCode = async (worker: ServiceWorker | null) =>
    worker !== null &&
    // Earlier versions do not support this request.
    (await requestFromWorker<'CODE'>(worker, { type: 'CODE' }).catch(() => null)) === code;
  container.addEventListener('controllerchange', () => {
    void isSameCode(container.controller).then((isSame) =>
      isSame ? events.onContentChange() : events.onControllerChange(),
    );
  });

  let url: string;
  try {
    url = trustedWorkerUrl();
  } catch {
    return registerNothing();
  }
  let workbox: Workbox | null = null;
  let registration: ServiceWorkerRegistration | null = null;

  /** The worker itself knows whether a page still needs the scripts of the previous version. */
  const offerTakeover = () => registration?.waiting?.postMessage({ type: TAKE_OVER });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) offerTakeover();
  });

  const announce = async (worker: ServiceWorker) => {
    if (await isSameCode(worker)) offerTakeover();
    else if (worker.state === 'installed') onWaiting();
  };

  const watch = (worker: ServiceWorker | null) => {
    if (worker === null) return;
    const isUpdate = () => registration?.active !== null;
    if (isUpdate()) onFound();
    let wasInstalled = false;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && !wasInstalled) onFailed();
      if (worker.state === 'installed') {
        wasInstalled = true;
        if (isUpdate()) void announce(worker);
      }
    });
  };

  const register = async () => {
    try {
      workbox = new Workbox(url, { updateViaCache: 'imports' });
      const found = (await workbox.register({ immediate: true })) ?? null;
      if (found !== null && found !== registration) {
        registration = found;
        // Workbox notices only one external update; a tab that stays open for weeks sees several.
        found.addEventListener('updatefound', () => watch(found.installing));
        watch(found.installing);
        if (found.waiting !== null && found.active !== null) void announce(found.waiting);
      }
    } catch {
      // Blocked, or no network: the site works without it.
    }
    return registration;
  };
  const ready = register();

  return {
    ready,
    async check() {
      await ready;
      const isGone =
        registration === null ||
        (registration.active ?? registration.waiting ?? registration.installing) === null;
      // The browser drops a registration whose first installation has failed.
      if (isGone) return (await register()) !== null;
      try {
        await registration?.update();
        offerTakeover();
        return true;
      } catch {
        return false;
      }
    },
    activate() {
      workbox?.messageSkipWaiting();
    },
  };
}

/** The substitute where service workers are unavailable. */
export const registerNothing = (
  _events?: WorkerEvents,
  _code?: string | null,
): WorkerRegistration => ({
  ready: Promise.resolve(null),
  check: () => Promise.resolve(false),
  activate: () => undefined,
});
