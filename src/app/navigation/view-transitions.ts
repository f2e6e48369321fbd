import { setViewTransition } from '#src/shell/router-internals.ts';
import type { AppRouter } from '../router.tsx';

/**
 * Cross-fades from one page to the next, where the browser can and the visitor has not asked for less
 * motion. Called when the first page stands, so that this one does not fade in.
 *
 * It takes the place of the router's own way, which leaves a skipped transition (the next one began, the
 * tab went into the background) as an unhandled rejection on the page.
 */
export function fadeBetweenPages(router: AppRouter): void {
  setViewTransition(router, (update) => {
    if (
      typeof (document as Partial<Document>).startViewTransition !== 'function' ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      return update();
    }
    const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
    const skipped = () => undefined;
    ready.catch(skipped);
    finished.catch(skipped);
    return updateCallbackDone;
  });
}
