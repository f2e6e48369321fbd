import { createFileRoute, useLocation } from '@tanstack/react-router';
import { loadPage } from '#src/app/navigation/load-page.ts';
import { OfflinePage } from '#src/pages/offline/OfflinePage.tsx';

export const Route = createFileRoute('/offline')({ loader: loadPage, component: Page });

function Page() {
  // Shown only after hydration: the page's HTML is the same for every query.
  const wanted = useLocation({ select: ({ searchStr }) => wantedOf(searchStr) });
  return <OfflinePage payload={Route.useLoaderData()} wanted={wanted} />;
}

/** A path of this site, as the service worker writes it; anything else is as good as none. */
function wantedOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get('wanted');
  return wanted !== null && /^\/(?!\/)[\w\-./~]*$/u.test(wanted) ? wanted : null;
}
