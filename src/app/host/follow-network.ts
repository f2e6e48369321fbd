import { selectIsOffline } from '#machines/app/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import type { Answerer } from '#machines/connectivity/index.ts';

/**
 * Keeps the root's knowledge of the network up to date where the browser's events do not:
 *
 * - A browser without a route to the internet reports being offline even on a network where this site is
 *   reachable, so such a report is checked with the server first: at startup, and later whenever the root
 *   has heard otherwise.
 * - No event reaches a page in the back/forward cache.
 */
export function followNetwork(app: AppRef, probe: () => Promise<Answerer>): void {
  const checkOffline = () =>
    void probe().then(
      (answerer) =>
        app.send(
          answerer === 'site' ? { type: 'NETWORK.FOUND' } : { type: 'FETCH.FAILED', isHeld: true },
        ),
      // In the meantime the browser may have found a network, but not the server in it.
      () => app.send({ type: navigator.onLine ? 'FETCH.FAILED' : 'NETWORK.LOST' }),
    );
  const compare = () => {
    if (document.hidden || navigator.onLine !== selectIsOffline(app.getSnapshot())) return;
    if (navigator.onLine) app.send({ type: 'NETWORK.FOUND' });
    else checkOffline();
  };
  if (!navigator.onLine) checkOffline();
  document.addEventListener('visibilitychange', compare);
  addEventListener('pageshow', compare);
}
