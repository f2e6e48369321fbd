import { Outlet, createRootRouteWithContext, useMatches } from '@tanstack/react-router';
import { navigation } from 'virtual:hause/navigation';
import { site } from '#src/content/site.ts';
import { useHeadSync } from '#src/app/head/head-sync.ts';
import { SiteFrame } from '#src/shell/SiteFrame.tsx';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import type { RouterContext } from '#src/app/router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const payload = useMatches({
    select: (matches) => matches.at(-1)?.loaderData as PagePayload | undefined,
  });
  useHeadSync(payload, site);
  return (
    <SiteFrame site={site} navigation={navigation} payload={payload}>
      <Outlet />
    </SiteFrame>
  );
}
