/**
 * All undocumented parts of TanStack Router that this site depends on, in one place to check on each upgrade
 * (docs/decisions/0004-links-are-plain.md).
 * router-internals.test.ts fails when an upgrade changes one of them.
 */

/** The parts of a router that are not public. */
interface RouterInternals {
  startViewTransition: (update: () => Promise<void>) => unknown;
}

/** Replaces the router's page transition, which leaves rejections of skipped transitions unhandled. */
export function setViewTransition(
  router: object,
  start: (update: () => Promise<void>) => unknown,
): void {
  (router as RouterInternals).startViewTransition = start;
}

/**
 * Adds a history entry that is not a page. The router patches `history.pushState` to observe it, but not
 * the prototype's own method.
 */
export function pushUnroutedEntry(state: unknown): void {
  History.prototype.pushState.call(history, state, '');
}
