/** How many parts are being loaded that nobody has asked for. */
let unasked = 0;

/** Loads a part before it is needed. If it does not come, nothing is said: it is asked for again. */
export async function loadUnasked(load: () => Promise<unknown>): Promise<void> {
  unasked += 1;
  await load().catch(() => undefined);
  unasked -= 1;
}

/**
 * A part of the site that is loaded on demand did not come, although the service worker has asked twice.
 * The browser may never ask for it again in this document: with a network, the next link loads its page as
 * a document.
 * @param onFailure is told each time, except of what nobody has asked for
 */
export function watchChunkErrors(onFailure: () => void): void {
  let isAnyLost = false;
  addEventListener('vite:preloadError', (event) => {
    // The page is being left (src/app/navigation/leaving.ts): nothing is lost.
    if (event.defaultPrevented) return;
    isAnyLost = true;
    if (unasked === 0) onFailure();
  });
  addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isLink && isAnyLost && navigator.onLine) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
