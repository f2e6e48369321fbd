import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#src/load-page.ts';
import { OfflinePage } from '#src/pages/OfflinePage.tsx';

export const Route = createFileRoute('/offline')({ loader: loadPage, component: Page });

function Page() {
  return <OfflinePage payload={Route.useLoaderData()} />;
}
