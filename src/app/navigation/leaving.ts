let isLeaving = false;

/**
 * Suppresses load errors while the visitor is leaving the page. Firefox cancels a page's pending loads as
 * soon as the next page starts loading; the router takes that for a missing part of the site, and its
 * response, a reload, would cancel the very navigation that the visitor asked for. A failure that is marked
 * as handled causes no reload.
 */
export function ignoreLossesOnLeaving(): void {
  // Firefox stops loading before it hides the page.
  for (const type of ['beforeunload', 'pagehide', 'pageshow']) {
    addEventListener(type, () => {
      isLeaving = type !== 'pageshow';
    });
  }
  addEventListener('vite:preloadError', (event) => {
    if (isLeaving) event.preventDefault();
  });
}

/** Logs an error in a part of the page, unless the visitor is leaving the page. */
export function logUnlessLeaving(error: unknown): void {
  if (!isLeaving) console.error(error);
}
