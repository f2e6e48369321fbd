/** What Vite says when a part of the site could not be loaded. */
interface PreloadErrorEvent extends Event {
  readonly payload: Error;
}

/**
 * A part of the site that is loaded on demand did not come, although the service worker has asked twice.
 * The router would reload the page once: good after a deploy, useless without a network, where it would
 * throw away what the visitor is doing. So it is told that it has reloaded already.
 * @param onFailure is told each time
 */
export function watchChunkErrors(onFailure: () => void): void {
  addEventListener('vite:preloadError', (event) => {
    onFailure();
    if (navigator.onLine) return;
    const { payload } = event as PreloadErrorEvent;
    try {
      // The mark that `lazyRouteComponent` of TanStack Router looks for before it reloads.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    } catch {
      // Without session storage the router does not reload either.
    }
  });
}
