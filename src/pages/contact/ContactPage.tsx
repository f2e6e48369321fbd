import { useMemo } from 'react';
import { ContactForm } from '#src/features/contact/form/ContactForm.tsx';
import { Part } from '#src/components/part/Part.tsx';
import type { ContactService } from '#src/features/contact/delivery/contact-service.ts';
import { ContactFormLayout } from './ContactFormLayout.tsx';
import { Mailboxes, Trust } from './static-parts.ts';
import { pageOf } from '../page-of.ts';
import type { PageProps } from '../page-of.ts';

export interface ContactPageProps extends PageProps {
  /** Receives the form's enquiries. */
  readonly service: ContactService;
  /** The topic given by the link to this page. */
  readonly topicId: unknown;
  /** A sentence given by the link to this page, which prefills the message. */
  readonly about?: string | null;
}

/** A single line of at most 200 characters, because an address can contain anything. */
const SENTENCE = /^[^\r\n]{1,200}$/u;

export function ContactPage(props: ContactPageProps) {
  const { payload, service, topicId, about } = props;
  const page = pageOf(payload, 'contact');
  const { labels } = page;
  const topics = useMemo(
    () =>
      about && SENTENCE.test(about)
        ? page.topics.map((topic) => ({
            ...topic,
            opening: {
              ...topic.opening,
              message: topic.id === topicId ? about : topic.opening.message,
            },
          }))
        : page.topics,
    [page.topics, topicId, about],
  );
  return (
    <ContactFormLayout
      title={page.title}
      intro={page.intro}
      aside={
        <>
          <Trust page={page} />
          <Mailboxes title={labels.mailboxesTitle} mailboxes={page.mailboxes} />
        </>
      }
    >
      <Part>
        <ContactForm
          labels={labels}
          service={service}
          topics={topics}
          topicId={topicId}
          next={page.next}
          mailboxes={page.mailboxes}
        />
      </Part>
    </ContactFormLayout>
  );
}
