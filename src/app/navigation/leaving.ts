/**
 * How long a page counts as being left after it was asked to go, in ms, unless it does go: the visitor may
 * stop, or the address may lead to a download.
 */
const LEAVING_MS = 3000;

let isLeaving = false;

/**
 * Suppresses load errors while the visitor is leaving the page. Firefox cancels a page's pending loads as
 * soon as the next page starts loading; the router takes that for a missing part of the site, and its
 * response, a reload, would cancel the very navigation that the visitor asked for. A failure that is marked
 * as handled causes no reload.
 */
export function ignoreLossesOnLeaving(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (isNow: boolean) => () => {
    clearTimeout(timer);
    isLeaving = isNow;
  };
  // Firefox stops loading before it hides the page.
  addEventListener('beforeunload', () => {
    mark(true)();
    timer = setTimeout(mark(false), LEAVING_MS);
  });
  addEventListener('pagehide', mark(true));
  addEventListener('pageshow', mark(false));
  addEventListener('vite:preloadError', (event) => {
    if (isLeaving) event.preventDefault();
  });
}

/** Logs an error in a part of the page, unless the visitor is leaving the page. */
export function logUnlessLeaving(error: unknown): void {
  if (!isLeaving) console.error(error);
}
