import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { RouterContext } from '#src/app/router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** The page that the document brought stands outside of the router, until it is left. */
function Root() {
  const { shown } = Route.useRouteContext();
  const { hasLeft } = useSyncExternalStore(shown.subscribe, shown.get);
  return hasLeft ? <Outlet /> : null;
}
