import { createFileRoute, useLocation } from '@tanstack/react-router';
import { contactDesk } from '#src/contact-desk.ts';
import { REPRESENTATIVES } from '#src/content/enquiry.ts';
import { loadPage } from '#src/load-page.ts';
import { ContactPage } from '#src/pages/ContactPage.tsx';
import type { ContactSubject } from '#src/pages/ContactPage.tsx';

export const Route = createFileRoute('/contact-us')({ loader: loadPage, component: Page });

function Page() {
  // Read by effects only: the page's HTML is the same for every query.
  const subject = useLocation({ select: ({ searchStr }) => subjectOf(searchStr) });
  return (
    <ContactPage
      payload={Route.useLoaderData()}
      desk={contactDesk}
      representatives={REPRESENTATIVES}
      subject={subject}
    />
  );
}

/** Anything else than the two subjects of the site's own links is as good as none. */
function subjectOf(search: string): ContactSubject | null {
  const subject = new URLSearchParams(search).get('subject');
  return subject === 'call' || subject === 'demo' ? subject : null;
}
