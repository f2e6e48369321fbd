import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { RouteError } from '#src/shell/RouteError.tsx';
import type { PageSource } from './navigation/page-source.ts';
import { routeTree } from '#src/routeTree.gen.ts';

export interface RouterContext {
  readonly pages: PageSource;
}

/** One router for the prerenderer (memory history) and the browser. */
export function createAppRouter(options: {
  readonly pages: PageSource;
  readonly history?: RouterHistory;
}) {
  return createRouter({
    routeTree,
    context: { pages: options.pages },
    ...(options.history === undefined ? {} : { history: options.history }),
    trailingSlash: 'never',
    defaultPreloadStaleTime: 300_000,
    defaultStaleTime: Infinity,
    // On the server it would write an inline script that the policy blocks.
    scrollRestoration: options.history === undefined,
    // Links within a page glide; a page that comes back stands where it was left at once.
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
