import { attempt } from './attempt.ts';

/** The service workers of this site; undefined if the browser has none or blocks them. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(
    () => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker,
    undefined,
  );
