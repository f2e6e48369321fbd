import { createFileRoute } from '@tanstack/react-router';
import { contactService } from '#src/app/host/contact.ts';
import type { REPRESENTATIVES } from '#src/content/enquiry.ts';
import { loadPage } from '#src/app/navigation/load-page.ts';
import { ContactPage } from '#src/pages/contact/ContactPage.tsx';
import type { ContactSubject } from '#src/pages/contact/ContactPage.tsx';

export const Route = createFileRoute('/contact-us')({ loader: loadPage, component: Page });

function Page() {
  // Read by effects only: the page's HTML is the same for every query.
  const subject = subjectOf(Route.useSearch());
  return (
    <ContactPage
      payload={Route.useLoaderData()}
      service={contactService}
      representatives={representatives}
      subject={subject}
    />
  );
}

/**
 * The schema's own list, said again so that the page need not load the schema before it can be used;
 * its type is that list, so the two cannot differ.
 */
const representatives: typeof REPRESENTATIVES = [
  'K-12 publishing',
  'Higher education',
  'Workforce learning',
  'School districts',
];

/** Anything else than the two subjects of the site's own links is ignored. */
function subjectOf({ subject }: { readonly subject?: unknown }): ContactSubject | null {
  return subject === 'call' || subject === 'demo' ? subject : null;
}
