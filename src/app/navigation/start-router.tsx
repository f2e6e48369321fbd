import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageData } from '#src/content/schema/payload-element.ts';
import { syncHead } from '../head/head-sync.ts';
import { createAppRouter } from '../router.tsx';
import type { AppRouter } from '../router.tsx';
import type { ShownPageStore } from '../shown-page.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { beginBusy, endBusy } from './busy.ts';
import { createPageSource } from './page-source.ts';
import { markTarget } from './mark-target.ts';
import { moveBetweenPages } from './view-transitions.ts';

export interface StartedRouter {
  readonly router: AppRouter;
  /** The pages after the first one. */
  readonly Pages: ComponentType;
}

export interface RouterStart {
  /** The document's own page and its path. */
  readonly first: PageData & { readonly pathname: string };
  readonly shown: ShownPageStore;
  /** Whether the history entry was created by an earlier router, which stored its scroll position. */
  readonly isReturn: boolean;
}

/** Starts the router on the current page, which stays as it is. */
export async function startRouter({ first, shown, isReturn }: RouterStart): Promise<StartedRouter> {
  let isFirst = true;
  const pages = createPageSource(first);
  const router = createAppRouter(
    { pages, shown },
    // A page that has already been read for a while must not scroll.
    () => !isFirst || isReturn,
  );
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    const { loaderData } = router.state.matches.at(-1) ?? {};
    // The current page's title may have changed by now, for example to report errors in its form.
    const isNew = loaderData !== shown.get().payload;
    shown.show(loaderData, toLocation.searchStr);
    if (isNew && loaderData !== undefined) syncHead(loaderData);
    if (fromLocation === undefined || !pathChanged) return;
    // Fonts that arrived too late for this page's first frame are available for the next (design/fonts.css).
    document.documentElement.dataset['faces'] = 'late';
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (pathChanged) markTarget(toLocation.hash);
    if (!isFirst) return;
    isFirst = false;
    // The router stores only positions scrolled since it started; this page may have been scrolled earlier.
    document.dispatchEvent(new Event('scroll'));
  });
  await router.load();
  router.subscribe('onBeforeLoad', beginBusy);
  router.subscribe('onResolved', endBusy);
  // The worker of another version answers from now on: what was loaded before may be out of date.
  serviceWorkers()?.addEventListener('controllerchange', () => pages.forget());
  moveBetweenPages(router);
  return { router, Pages: () => <RouterProvider router={router} /> };
}
