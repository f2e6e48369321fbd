import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { RouterContext } from '#src/app/router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** The document's own page is rendered outside the router until the visitor leaves it. */
function Root() {
  const { shown } = Route.useRouteContext();
  const { hasLeft } = useSyncExternalStore(shown.subscribe, shown.get);
  return hasLeft ? <Outlet /> : null;
}
