import { buildId } from 'virtual:hause/build';
import type { AppDesk, AppDeskOptions } from './host/app-desk.ts';
import { catchInstallOffer } from '#src/features/installation/install-offer.ts';
import { EARLY_OFFER } from './start-page.ts';

let opened: Promise<AppDesk> | undefined;

if (typeof window !== 'undefined') {
  catchInstallOffer(window, (window as { readonly [EARLY_OFFER]?: Event })[EARLY_OFFER]);
}

async function openDesk(inspect: AppDeskOptions['inspect']): Promise<AppDesk> {
  const { createAppDesk } = await import('./host/app-desk.ts');
  const desk = createAppDesk({ buildId, inspect, hasWorker: import.meta.env.PROD });
  void import('./resume-outbox.ts')
    .then(({ resumeOutbox }) => resumeOutbox())
    // The enquiries stay where they are; the contact page looks again.
    .catch(() => undefined);
  return desk;
}

/**
 * The one app desk of this page's life: connectivity, updates, installation, saved pages, search. All of
 * it is loaded when it is first asked for, after the page lives.
 */
export const appDesk = {
  /** In browsers only. */
  open: (inspect: AppDeskOptions['inspect']): Promise<AppDesk> => (opened ??= openDesk(inspect)),
  /** The desk that is open, or opening; undefined before that. */
  opened: (): Promise<AppDesk> | undefined => opened,
  /** Loads search over the site's content; rejects when it cannot be had now. */
  loadSearch: () =>
    import('#src/features/search/load-search.ts').then((module) => module.loadSearch(buildId)),
};
