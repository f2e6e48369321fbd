import { lazy, Suspense, useMemo, useRef } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import {
  CheckField,
  SelectField,
  TextAreaField,
  TextField,
} from '#src/components/on-demand/field/Field.tsx';
import { useContactForm } from './use-contact-form.ts';
import { HONEYPOT_FIELD } from '../delivery/protocol.ts';
import type { ContactService } from '../delivery/contact-service.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { stack, text } from '#src/design/layout.css.ts';
import * as css from './ContactForm.css.ts';
import { ContactFormDraft } from './ContactFormDraft.tsx';
import type { ContactFormOutbox as Outbox } from './ContactFormOutbox.tsx';
import type { ContactFormLabels } from './ContactFormLabels.ts';
import { ContactFormOutcome } from './ContactFormOutcome.tsx';
import { ContactFormSummary } from './ContactFormSummary.tsx';
import type { Mailbox } from './mailbox.ts';

/** What a link may ask the form to be about. */
export type ContactSubject = 'call' | 'demo';

export interface ContactFormProps {
  readonly labels: ContactFormLabels;
  /** Where the form hands its enquiries in. */
  readonly service: ContactService;
  readonly representatives: readonly string[];
  readonly subject: ContactSubject | null;
  /** Where to write instead, when the form cannot work. */
  readonly mailboxes: readonly Mailbox[];
}

const NoOutbox: typeof Outbox = () => <></>;

/** Loaded apart, once the form lives: most visits never need it. */
const ContactFormOutbox = lazy(() =>
  import('./ContactFormOutbox.tsx').then(
    (loaded) => ({ default: loaded.ContactFormOutbox }),
    // Without a network it stays away; the form works all the same.
    () => ({ default: NoOutbox }),
  ),
);

/**
 * The contact form (docs/specification.md, 2.6, 4.9, 5). It is complete before any script runs: with an
 * endpoint it posts to it as it stands; without one it sends nothing, and says where to write.
 */
export function ContactForm({
  labels,
  service,
  representatives,
  subject,
  mailboxes,
}: ContactFormProps) {
  const { messageCall, messageDemo, optional, rateLimited } = labels;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const elements = useMemo(() => ({ form, summary, submit, outcome }), []);
  const view = useContactForm({
    service,
    facts: { rateLimited, openings: [messageCall, messageDemo] },
    elements,
    opening: subject === null ? null : { call: messageCall, demo: messageDemo }[subject],
    titlePrefix: labels.titlePrefix,
    honeypot: HONEYPOT_FIELD,
  });
  const isSimulated = service.endpoint === null;

  return (
    <section className={css.section} aria-labelledby="contact-form-title">
      <ContactFormSummary title={labels.summaryTitle} lines={view.summary} panel={summary} />
      <header className={css.opening}>
        <h2 id="contact-form-title" className={css.title}>
          {labels.formTitle}
        </h2>
        <p className={isSimulated ? css.scriptOnly : undefined}>{labels.formIntro}</p>
        {isSimulated ? <p className={css.note}>{labels.simulatedNote}</p> : null}
      </header>
      {isSimulated ? <WithoutScript words={labels.noScript} mailboxes={mailboxes} /> : null}
      <form
        ref={form}
        className={isSimulated ? `${stack.wide} ${css.scriptOnly}` : stack.wide}
        // Without an endpoint a submission before hydration goes nowhere: no data in an address.
        {...(service.endpoint === null
          ? { method: 'dialog' }
          : { method: 'post', action: service.endpoint })}
        noValidate
        aria-labelledby="contact-form-title"
        aria-busy={view.submit.isSubmitting}
        onSubmit={view.onSubmit}
      >
        <ContactFormDraft view={view} labels={labels} subject={subject} />
        <TextField {...view.text('fullName')} label={labels.fullName} autoComplete="name" />
        <TextField
          {...view.text('workEmail')}
          label={labels.workEmail}
          hint={labels.workEmailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField
          {...view.text('contactNo')}
          label={labels.contactNo}
          hint={labels.contactNoHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isShort
        />
        <TextField
          {...view.text('hearAboutUs')}
          label={labels.hearAboutUs}
          hint={labels.hearAboutUsHint}
          autoComplete="off"
        />
        <SelectField
          {...view.text('representative')}
          label={labels.representative}
          optional={optional}
          hint={labels.representativeHint}
          none={labels.representativeNone}
          options={representatives}
        />
        <TextAreaField
          {...view.text('message')}
          label={labels.message}
          optional={optional}
          hint={labels.messageHint}
        />
        <CheckField
          {...view.check('subscribe')}
          label={labels.subscribe}
          hint={labels.subscribeHint}
        />
        <div className={visuallyHidden} aria-hidden="true">
          <label htmlFor={HONEYPOT_FIELD}>{labels.honeypot}</label>
          <input
            id={HONEYPOT_FIELD}
            name={HONEYPOT_FIELD}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <div className={css.captcha}>
          <span className={css.captchaBox} aria-hidden="true" />
          <p>
            <span className={css.captchaLabel}>{labels.captcha}</span>
            <span className={css.captchaHint}>{labels.captchaHint}</span>
          </p>
        </div>
        <div className={css.foot}>
          <Button type="submit" icon="arrow-right" ref={submit} disabled={view.submit.isDisabled}>
            <span className={css.submitLabel}>
              {view.submit.isSubmitting ? labels.submitting : labels.submit}
            </span>
          </Button>
          {isSimulated ? null : <p className={text.caption}>{labels.privacy}</p>}
        </div>
      </form>
      <ContactFormOutcome
        place={outcome}
        submission={view.submission}
        isQueuedInMemory={view.isQueuedInMemory}
        labels={labels}
      />
      {view.isReady && !isSimulated ? (
        <Suspense>
          <ContactFormOutbox labels={labels} focusAfter={submit} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Seen only where no script will ever run and the form has nowhere to go. */
function WithoutScript({
  words,
  mailboxes,
}: {
  readonly words: string;
  readonly mailboxes: readonly Mailbox[];
}) {
  return (
    <div className={css.withoutScript}>
      <p>{words}</p>
      <ul>
        {mailboxes.map(({ id, label, email }) => (
          <li key={id}>
            {label}: <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
