import { useMemo } from 'react';
import { ContactForm } from '#src/sections/ContactForm.tsx';
import type { ContactFormDesk, ContactSubject } from '#src/sections/ContactForm.tsx';
import { contactFormLabels } from '#src/sections/ContactFormLabels.ts';
import { ContactFormLayout } from '#src/sections/ContactFormLayout.tsx';
import { Mailboxes } from '#src/sections/Mailboxes.tsx';
import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

export type { ContactFormDesk, ContactSubject };

export interface ContactPageProps extends PageProps {
  /** Where the form hands its enquiries in. */
  readonly desk: ContactFormDesk;
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
