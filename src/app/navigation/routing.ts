import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { PagesStore } from '../Site.tsx';
import type { ShownPageStore } from '../shown-page.ts';
import { isRouted, nameEntry } from './fragment-entries.ts';
import type { StartedRouter } from './start-router.tsx';

/** The ways from page to page. The router is loaded with the first of them. */
export interface Routing {
  readonly pages: PagesStore;
  /** Loads and starts the router. */
  readonly start: () => void;
  /** Fetches a page that is likely to be asked for next. */
  readonly preload: (pathname: string) => void;
  /**
   * Goes to a page. Where the router cannot be had, the browser goes by itself.
   * @param href its address on this site
   * @param isReplacing whether the new page takes the place of the present one in the history
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
    const module = (await import('./start-router.tsx')) as
      Awaited<typeof import('./start-router.tsx')> | undefined;
    if (module === undefined) {
      // Broken off because the page is being left (leaving.ts): nobody waits. One that comes back asks again.
      starting = undefined;
      return new Promise(() => undefined);
    }
    nameEntry();
    const started = await module.startRouter({ first, shown, isReturn });
    ({ Pages } = started);
    // Before anything else happens: it follows the history only when it is mounted.
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    return started;
  };
  const start = () => {
    starting ??= load().catch((error: unknown) => {
      // The next intent tries again.
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const startQuietly = () => {
    start().catch(() => undefined);
  };

  // An entry that an earlier router made: it knows where the reader was.
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
        // A page that cannot be fetched now will be asked for again by the click.
        .catch(() => undefined);
    },
    navigate: (href, isReplacing = false) => {
      start().then(
        ({ router }) => void router.navigate({ href, replace: isReplacing }),
        () => {
          if (isReplacing) location.replace(href);
          else location.assign(href);
        },
      );
    },
  };
}
