/**
 * How long a page counts as being left after it was asked to go, in ms, unless it does go: the visitor may
 * stop, or the address may lead to a download.
 */
export const LEAVING_MS = 3000;

/** Settled once a page that is being left is known to stay; undefined on a page that is not being left. */
let staying: PromiseWithResolvers<void> | undefined;

/**
 * Observes whether the visitor is leaving the page. Firefox cancels a page's pending loads as soon as the next
 * page starts loading; taken for lost parts of the site, they would cause a notice, or a reload, which would
 * cancel the very navigation that the visitor asked for.
 */
export function watchLeaving(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    staying ??= Promise.withResolvers();
  };
  const stay = () => {
    clearTimeout(timer);
    staying?.resolve();
    staying = undefined;
  };
  // Firefox stops loading before it hides the page.
  addEventListener('beforeunload', () => {
    leave();
    timer = setTimeout(stay, LEAVING_MS);
  });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', stay);
}

export const isLeaving = (): boolean => staying !== undefined;

/** Waits until the page is not being left. In a page that is left for good, that is never. */
export const untilStaying = (): Promise<void> => staying?.promise ?? Promise.resolve();

/** Logs an error in a part of the page, unless the visitor is leaving the page. */
export function logUnlessLeaving(error: unknown): void {
  if (!isLeaving()) console.error(error);
}
