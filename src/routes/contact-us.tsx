import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#src/load-page.ts';
import { ContactPage } from '#src/pages/ContactPage.tsx';

export const Route = createFileRoute('/contact-us')({ loader: loadPage, component: Page });

function Page() {
  return <ContactPage payload={Route.useLoaderData()} />;
}
