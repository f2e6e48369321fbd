/**
 * Everything that this site needs of TanStack Router and that is not in its documentation, in one place, so
 * that an upgrade is judged here (docs/decisions/0009-router-internals-in-one-place.md).
 * router-internals.test.ts fails when an upgrade changes one of them.
 */

/** The parts of a router that are not public. */
interface RouterInternals {
  startViewTransition: (update: () => Promise<void>) => unknown;
}

/** Replaces the way from one page to the next: the router's own leaves skipped transitions unhandled. */
export function setViewTransition(
  router: object,
  start: (update: () => Promise<void>) => unknown,
): void {
  (router as RouterInternals).startViewTransition = start;
}

/**
 * Adds a history entry that is not a page. The router replaces `history.pushState` to follow it; the
 * prototype's own method is not followed.
 */
export function pushUnroutedEntry(state: unknown): void {
  History.prototype.pushState.call(history, state, '');
}
