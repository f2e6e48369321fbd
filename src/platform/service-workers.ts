import { attempt } from './attempt.ts';

/** The service workers of this site; undefined where the browser has none or refuses them. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(
    () => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker,
    undefined,
  );
