import { useMemo } from 'react';
import { ContactForm } from '#src/features/contact/form/ContactForm.tsx';
import type { ContactService } from '#src/features/contact/delivery/contact-service.ts';
import type { ContactSubject } from '#src/features/contact/form/ContactForm.tsx';
import { contactFormLabels } from '#src/features/contact/form/ContactFormLabels.ts';
import { ContactFormLayout } from './ContactFormLayout.tsx';
import { Mailboxes } from './Mailboxes.tsx';
import { pageOf } from '../page-of.ts';
import type { PageProps } from '../page-of.ts';

export type { ContactSubject };

export interface ContactPageProps extends PageProps {
  /** Where the form hands its enquiries in. */
  readonly service: ContactService;
  /** The teams that a visitor can ask for. */
  readonly representatives: readonly string[];
  /** The subject given by the link to this page; null if it had none. */
  readonly subject: ContactSubject | null;
}

export function ContactPage({ payload, service, representatives, subject }: ContactPageProps) {
  const page = pageOf(payload, 'contact');
  const labels = useMemo(() => contactFormLabels(page.labels), [page.labels]);
  return (
    <ContactFormLayout
      title={page.title}
      intro={page.intro}
      aside={<Mailboxes title={labels.mailboxesTitle} mailboxes={page.mailboxes} />}
    >
      <ContactForm
        labels={labels}
        service={service}
        representatives={representatives}
        subject={subject}
        mailboxes={page.mailboxes}
      />
    </ContactFormLayout>
  );
}
