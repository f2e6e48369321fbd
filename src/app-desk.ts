import { buildId } from 'virtual:hause/build';
import { catchInstallOffer } from './pwa/install-offer.ts';
import type { AppDesk, AppDeskOptions } from './pwa/app-desk.ts';

let opened: Promise<AppDesk> | undefined;

if (typeof window !== 'undefined') catchInstallOffer(window);

/**
 * The one app desk of this page's life: connectivity, updates, installation, saved pages, search. All of
 * it is loaded when it is first asked for, after the page lives.
 */
export const appDesk = {
  /** In browsers only. */
  open: (inspect: AppDeskOptions['inspect']): Promise<AppDesk> =>
    (opened ??= import('./pwa/app-desk.ts').then((module) =>
      module.createAppDesk({ buildId, inspect, hasWorker: import.meta.env.PROD }),
    )),
  /** Loads search over the site's content; rejects when it cannot be had now. */
  loadSearch: () =>
    import('./pwa/search/load-search.ts').then((module) => module.loadSearch(buildId)),
};
