import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { PagesStore } from '../Site.tsx';
import { replaceAddress } from '#src/platform/replace-address.ts';
import type { ShownPageStore } from '../shown-page.ts';
import { beginBusy, endBusy } from './busy.ts';
import { isRouted, nameEntry } from './fragment-entries.ts';
import type { StartedRouter } from './start-router.tsx';

/** Navigation between pages. The router is loaded on first use. */
export interface Routing {
  readonly pages: PagesStore;
  /** Loads and starts the router. */
  readonly start: () => void;
  /** Fetches a page that is likely to be visited next. */
  readonly preload: (pathname: string) => void;
  /**
   * Navigates to a page; without the router if it cannot be loaded.
   * @param href its address on this site
   * @param isReplacing whether the new page replaces the current one in the history
   */
  readonly navigate: (href: string, isReplacing?: boolean) => void;
}

export interface RoutingOptions {
  readonly first: PageData & { readonly pathname: string };
  readonly shown: ShownPageStore;
}

export function createRouting({ first, shown }: RoutingOptions): Routing {
  let Pages: ComponentType | undefined;
  const listeners = new Set<() => void>();
  let starting: Promise<StartedRouter> | undefined;
  const isReturn = isRouted(history.state);

  const load = async (): Promise<StartedRouter> => {
    const { startRouter } = await import('./start-router.tsx');
    nameEntry();
    const started = await startRouter({ first, shown, isReturn });
    ({ Pages } = started);
    // Synchronously, because the router follows the history only once it is mounted.
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    return started;
  };
  const start = () => {
    starting ??= load().catch((error: unknown) => {
      // The next attempt tries again.
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const startQuietly = () => {
    start().catch(() => undefined);
  };

  // The entry was created by an earlier router, which stored its scroll position.
  if (isReturn) startQuietly();
  addEventListener('popstate', () => {
    if (isRouted(history.state) || location.pathname !== first.pathname) startQuietly();
  });

  return {
    pages: {
      get: () => Pages,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    start: startQuietly,
    preload: (pathname) => {
      start()
        .then(({ router }) =>
          router.preloadRoute({ to: '/$', params: { _splat: pathname.slice(1) } }),
        )
        // If the page cannot be fetched now, a click tries again.
        .catch(() => undefined);
    },
    navigate: (href, isReplacing = false) => {
      // Until the router takes over, whose script may be on its way.
      beginBusy();
      start().then(
        ({ router }) => {
          if (router.history.location.href === href) {
            // The page is shown already: only its address was replaced, which the router has not seen.
            endBusy();
            replaceAddress(href);
            scrollTo({ top: 0 });
          } else {
            void router.navigate({ href, replace: isReplacing });
          }
        },
        () => {
          if (isReplacing) location.replace(href);
          else location.assign(href);
        },
      );
    },
  };
}
