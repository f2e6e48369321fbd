let isLeaving = false;

/**
 * Lets a page that is being left go quietly. Firefox breaks off what a page is loading as soon as the next
 * one is on its way; to the router that is a lost part of the site, and the reload with which it answers
 * would cancel the very navigation that the visitor has asked for. A loss that is marked as handled is
 * not reloaded.
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

/** Logs what broke in a part of the page, unless it is a part that the page no longer gets. */
export function logUnlessLeaving(error: unknown): void {
  if (!isLeaving) console.error(error);
}
