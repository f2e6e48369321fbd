/**
 * Everything that this site needs of TanStack Router and that is not in its documentation, in one place, so
 * that an upgrade is judged here (docs/decisions/0009-router-internals-in-one-place.md).
 * router-internals.test.ts fails when an upgrade changes one of them.
 */

/** The parts of a router that are not public. */
interface RouterInternals {
  ssr?: { readonly manifest: undefined };
  startViewTransition: (update: () => Promise<void>) => unknown;
}

/**
 * Says that the markup came from a server, so that the first render matches it. There is no dehydrated
 * state: the loader finds the first page's data in the document.
 */
export function markServerRendered(router: object): void {
  (router as RouterInternals).ssr = { manifest: undefined };
}

/** Replaces the way from one page to the next: the router's own leaves skipped transitions unhandled. */
export function setViewTransition(
  router: object,
  start: (update: () => Promise<void>) => unknown,
): void {
  (router as RouterInternals).startViewTransition = start;
}

/**
 * The key of session storage under which `lazyRouteComponent` notes that it has reloaded the page for a part
 * that could not be loaded.
 */
export const reloadMark = (errorMessage: string): string =>
  `tanstack_router_reload:${errorMessage}`;

/**
 * Adds a history entry that is not a page. The router replaces `history.pushState` to follow it; the
 * prototype's own method is not followed.
 */
export function pushUnroutedEntry(state: unknown): void {
  History.prototype.pushState.call(history, state, '');
}
