let isAnyLost = false;

/** The number of parts being loaded ahead of time. */
let unasked = 0;

/** Loads a part before it is needed. A failure is not reported: the part is requested again when needed. */
export async function loadUnasked(load: () => Promise<unknown>): Promise<void> {
  unasked += 1;
  await load().catch(() => undefined);
  unasked -= 1;
}

/**
 * Handles parts of the site that fail to load on demand even though the service worker has tried twice.
 * The browser may never request them again in this document, so when online, the next link loads its page
 * as a document.
 * @param onFailure called each time, except for parts loaded ahead of time
 */
export function watchChunkErrors(onFailure: () => void): void {
  addEventListener('vite:preloadError', (event) => {
    // The visitor is leaving the page (src/app/navigation/leaving.ts): nothing is lost.
    if (event.defaultPrevented) return;
    isAnyLost = true;
    if (unasked === 0) onFailure();
  });
}

/** Whether the next page has to be loaded as a document. */
export const needsDocument = (): boolean => isAnyLost && navigator.onLine;
