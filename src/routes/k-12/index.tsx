import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#src/app/navigation/load-page.ts';
import { K12Page } from '#src/pages/k-12/K12Page.tsx';

export const Route = createFileRoute('/k-12/')({ loader: loadPage, component: Page });

function Page() {
  return <K12Page payload={Route.useLoaderData()} />;
}
