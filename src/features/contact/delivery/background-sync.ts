import { serviceWorkers } from '#src/platform/service-workers.ts';

/**
 * The tag of the sync event in which the service worker sends the outbox (Background
 * Synchronization).
 */
export const OUTBOX_SYNC_TAG = 'hause-outbox';

interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the service worker when there is a network, even after the page is closed.
 * Without browser support or a worker, the page sends the outbox itself.
 * @returns whether the sync was registered
 */
export async function requestBackgroundSync(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined = serviceWorkers(),
): Promise<boolean> {
  try {
    const registration = (await container?.getRegistration()) as SyncRegistration | undefined;
    if (registration?.sync === undefined) return false;
    await registration.sync.register(OUTBOX_SYNC_TAG);
    return true;
  } catch {
    // Denied by the visitor's settings.
    return false;
  }
}
