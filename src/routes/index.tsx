import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#src/app/navigation/load-page.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';

export const Route = createFileRoute('/')({ loader: loadPage, component: Page });

function Page() {
  return <HomePage payload={Route.useLoaderData()} />;
}
