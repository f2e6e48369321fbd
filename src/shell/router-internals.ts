/**
 * What this site takes from TanStack Router that is not public (docs/decisions/0004-links-are-plain.md).
 * router-internals.test.ts fails when an upgrade changes it.
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
