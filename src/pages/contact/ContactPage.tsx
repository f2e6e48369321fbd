import { useMemo } from 'react';
import { ContactForm } from '#src/features/contact/form/ContactForm.tsx';
import type {
  ContactFormService,
  ContactSubject,
} from '#src/features/contact/form/ContactForm.tsx';
import { contactFormLabels } from '#src/features/contact/form/ContactFormLabels.ts';
import { ContactFormLayout } from './ContactFormLayout.tsx';
import { Mailboxes } from './Mailboxes.tsx';
import { pageOf } from '../page-of.ts';
import type { PageProps } from '../page-of.ts';

export type { ContactFormService, ContactSubject };

export interface ContactPageProps extends PageProps {
  /** Where the form hands its enquiries in. */
  readonly desk: ContactFormService;
  /** The teams that a visitor can ask for. */
  readonly representatives: readonly string[];
  /** What the link that led here is about; null when it did not say. */
  readonly subject: ContactSubject | null;
}

export function ContactPage({ payload, desk, representatives, subject }: ContactPageProps) {
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
        desk={desk}
        representatives={representatives}
        subject={subject}
        mailboxes={page.mailboxes}
      />
    </ContactFormLayout>
  );
}
