import { reloadMark } from '#src/shell/router-internals.ts';
import { sessionStore } from '#src/platform/session-storage.ts';

/** What Vite says when a part of the site could not be loaded. */
interface PreloadErrorEvent extends Event {
  readonly payload: Error;
}

/**
 * A part of the site that is loaded on demand did not come, although the service worker has asked twice.
 * The router would reload the page once: good after a deploy, useless without a network, where it would
 * throw away what the visitor is doing. So it is told that it has reloaded already. It would never ask
 * for the part again either: with a network, the next link loads its page as a document.
 * @param onFailure is told each time
 */
export function watchChunkErrors(onFailure: () => void): void {
  const lost = new Set<string>();
  const keepPage = () => {
    if (navigator.onLine) return;
    // The mark that `lazyRouteComponent` of TanStack Router looks for before it reloads. Without session
    // storage it does not reload either.
    for (const message of lost) sessionStore.set(reloadMark(message), '1');
  };
  addEventListener('vite:preloadError', (event) => {
    // The page is being left (src/app/navigation/leaving.ts): nothing is lost.
    if (event.defaultPrevented) return;
    lost.add((event as PreloadErrorEvent).payload.message);
    keepPage();
    onFailure();
  });
  // Lost to a link that was only pointed at, and followed when the network is gone.
  addEventListener('offline', keepPage);
  addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isLink && lost.size > 0 && navigator.onLine) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
