import { createRouter } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import { RouteError } from '#src/shell/RouteError.tsx';
import { FETCHED_PAGES } from './navigation/page-source.ts';
import type { PageSource } from './navigation/page-source.ts';
import type { ShownPageStore } from './shown-page.ts';
import { routeTree } from '#src/routeTree.gen.ts';

export interface RouterContext {
  readonly pages: PageSource;
  readonly shown: ShownPageStore;
}

/**
 * The browser's router.
 * @param mayScroll whether it restores the scroll position when a page is shown
 */
export function createAppRouter(
  context: RouterContext,
  mayScroll: (options: { location: ParsedLocation }) => boolean,
) {
  return createRouter({
    routeTree,
    context,
    trailingSlash: 'never',
    ...FETCHED_PAGES,
    scrollRestoration: mayScroll,
    // As it is: the router's own parsing turns `q=2.0` into the number 2.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search as Record<string, string>).toString();
      return query === '' ? '' : `?${query}`;
    },
    // A restored page is at its old position at once.
    scrollRestorationBehavior: 'instant',
    defaultPendingMs: 1_000_000,
    defaultErrorComponent: RouteError,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
