import { ContactPage } from '#src/pages/contact/ContactPage.tsx';
import { contactService } from '../host/contact.ts';
import type { LayoutViewProps } from '../layouts.ts';

/** The contact page with the one contact service of the document. */
export default function ContactView({ payload, search }: LayoutViewProps) {
  const query = new URLSearchParams(search);
  return (
    <ContactPage
      payload={payload}
      service={contactService}
      // Read by effects only: the page's HTML is the same for every query.
      topicId={query.get('topic')}
      about={query.get('about')}
    />
  );
}
