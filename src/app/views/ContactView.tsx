import type { REPRESENTATIVES } from '#src/content/enquiry.ts';
import { ContactPage } from '#src/pages/contact/ContactPage.tsx';
import { contactService } from '../host/contact.ts';
import type { LayoutViewProps } from '../layouts.ts';

/** The contact page with the one contact service of the document. */
export function ContactView({ payload, search }: LayoutViewProps) {
  const query = new URLSearchParams(search);
  return (
    <ContactPage
      payload={payload}
      service={contactService}
      representatives={representatives}
      // Read by effects only: the page's HTML is the same for every query.
      topicId={query.get('topic')}
      about={query.get('about')}
    />
  );
}

/**
 * The schema's own list, repeated so that the page need not load the schema before it can be used;
 * its type is that list, so the two cannot differ.
 */
const representatives: typeof REPRESENTATIVES = [
  'K-12 publishing',
  'Higher education',
  'Workforce learning',
  'School districts',
];
