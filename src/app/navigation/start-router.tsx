import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageData } from '#src/content/schema/payload-element.ts';
import { syncHead } from '../head/head-sync.ts';
import { createAppRouter } from '../router.tsx';
import type { AppRouter } from '../router.tsx';
import type { ShownPageStore } from '../shown-page.ts';
import { createPageSource } from './page-source.ts';
import { moveBetweenPages } from './view-transitions.ts';

export interface StartedRouter {
  readonly router: AppRouter;
  /** The pages after the first one. */
  readonly Pages: ComponentType;
}

export interface RouterStart {
  /** Where the document's own page stands, and what it is. */
  readonly first: PageData & { readonly pathname: string };
  readonly shown: ShownPageStore;
  /** Whether the history entry is one that an earlier router made: it knows where the reader was. */
  readonly isReturn: boolean;
}

/** Starts the router on the page in sight, which stays as it is. */
export async function startRouter({ first, shown, isReturn }: RouterStart): Promise<StartedRouter> {
  let isFirst = true;
  const router = createAppRouter(
    { pages: createPageSource(first), shown },
    // A page that one has been reading for a while stays where it is.
    () => !isFirst || isReturn,
  );
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    const { loaderData } = router.state.matches.at(-1) ?? {};
    // The title of the page in sight may say more by now, such as that there are errors in its form.
    const isNew = loaderData !== shown.get().payload;
    shown.show(loaderData, toLocation.searchStr);
    if (isNew && loaderData !== undefined) syncHead(loaderData);
    if (fromLocation === undefined || !pathChanged) return;
    // Faces that came too late for this page's first frame are there for the next (design/fonts.css).
    document.documentElement.dataset['faces'] = 'late';
  });
  router.subscribe('onRendered', () => {
    if (!isFirst) return;
    isFirst = false;
    // It keeps the place of what has been scrolled since it started, and this page may have been before.
    document.dispatchEvent(new Event('scroll'));
  });
  await router.load();
  moveBetweenPages(router);
  return { router, Pages: () => <RouterProvider router={router} /> };
}
