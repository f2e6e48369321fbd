import { lazy, Suspense } from 'react';
import { simulatedWords } from 'virtual:hause/build';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#src/components/field/Field.tsx';
import { ENQUIRY_FIELDS, factsOf, HONEYPOT_FIELD } from '#src/content/enquiry-fields.ts';
import type { EnquiryField } from '#src/content/enquiry-fields.ts';
import { useContactForm } from './use-contact-form.ts';
import type { ContactFormPart } from './use-contact-form.ts';
import type { ContactService } from '../delivery/contact-service.ts';
import { loadEventually } from '#src/platform/parts.ts';
import { text, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ContactForm.css.ts';
import { ContactFormConfirmation, ContactFormWaiting } from './ContactFormConfirmation.tsx';
import { ContactFormDraft } from './ContactFormDraft.tsx';
import { clear } from './ContactFormDraft.css.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { ContactFormOutcome, ContactFormSuccess } from './ContactFormOutcome.tsx';
import { ContactFormSummary } from './ContactFormSummary.tsx';

/** Fetched as soon as the page works; the form does without it until then. */
const ContactFormOutbox = lazy(() =>
  loadEventually(() => import('./ContactFormOutbox.tsx')).then((loaded) => ({
    default: loaded.ContactFormOutbox,
  })),
);

/** What the page says: the topics that a link may open the form with, and where to write if the form cannot work. */
export interface ContactFormProps extends Pick<
  PageOf<'contact'>,
  'labels' | 'topics' | 'next' | 'mailboxes'
> {
  /** The service that the form submits its enquiries to. */
  readonly service: ContactService;
  /** The id of a topic, from the URL; anything else is ignored. */
  readonly topicId: unknown;
}

/**
 * The contact form (docs/specification.md, 2.6, 4.9, 5). It works before any script runs: with an
 * endpoint it is a plain form that posts to it; without one it sends nothing, and says where to
 * write.
 */
export function ContactForm({
  labels,
  service,
  topics,
  topicId,
  next,
  mailboxes,
}: ContactFormProps) {
  const topic = topics.find(({ id }) => id === topicId);
  const view = useContactForm({
    service,
    facts: { rateLimited: labels.rateLimited, openings: topics.map(({ opening }) => opening) },
    opening: topic?.opening ?? null,
    titlePrefix: labels.titlePrefix,
  });
  const { form, summary, submit, outcome, top, heading } = view.elements;
  const isWaiting = view.confirmation === 'waiting';

  return (
    <section
      className={css.section}
      aria-labelledby={isWaiting ? 'contact-form-confirmed' : 'contact-form-title'}
    >
      <div ref={top} className={css.top}>
        <ContactFormSuccess view={view} labels={labels} />
        <ContactFormConfirmation view={view} labels={labels} next={next} heading={heading} />
      </div>
      <ContactFormSummary title={labels.summaryTitle} lines={view.summary} panel={summary} />
      <header className={css.opening} data-enquiry-slot="opening" hidden={isWaiting}>
        <h2 id="contact-form-title" className={css.title}>
          {(view.isReady && topic?.heading) || labels.formTitle}
        </h2>
        <p className={simulatedWords ? css.scriptOnly : undefined}>{labels.formIntro}</p>
        {simulatedWords ? <p className={css.note}>{simulatedWords.simulatedNote}</p> : null}
      </header>
      {simulatedWords ? (
        <div className={css.withoutScript}>
          <p>{simulatedWords.noScript}</p>
          <ul>
            {mailboxes.map(({ id, label, email }) => (
              <li key={id}>
                {label}: <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <form
        ref={form}
        className={simulatedWords ? `${css.form} ${css.scriptOnly}` : css.form}
        // Without an endpoint, a submission before hydration goes nowhere: no data ends up in a URL.
        {...(service.endpoint === null
          ? { method: 'dialog' }
          : { method: 'post', action: service.endpoint })}
        hidden={isWaiting}
        noValidate
        aria-labelledby="contact-form-title"
        aria-busy={view.isSubmitting}
        onInput={view.onInput}
        onBlur={view.onBlur}
        onSubmit={view.onSubmit}
      >
        <ContactFormDraft view={view} labels={labels} line={topic?.opening.message} />
        {ENQUIRY_FIELDS.map((field) => (
          <Field key={field} field={field} view={view} labels={labels} />
        ))}
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
        <div className={css.foot}>
          {/* Required by the specification, but inert: visible, and hidden from screen readers. */}
          <p className={css.captcha} aria-hidden="true">
            <Icon name="shield-check" size={1.5} />
            <span>{labels.captcha}</span>
            <span>{labels.captchaHint}</span>
          </p>
          <Button type="submit" icon="arrow-right" ref={submit} disabled={view.isSubmitting}>
            <span className={css.submitLabel}>
              {view.isSubmitting ? labels.submitting : labels.submit}
            </span>
          </Button>
          {simulatedWords ? null : <p className={text.caption}>{labels.privacy}</p>}
          <button
            type="button"
            className={clear}
            disabled={view.isSubmitting}
            onClick={view.clearDevice}
          >
            {labels.sharedDevice}
          </button>
        </div>
      </form>
      <ContactFormOutcome place={outcome} view={view} labels={labels} />
      {view.outbox === undefined ? null : (
        <Suspense>
          <ContactFormOutbox view={view} focusAfter={isWaiting ? heading : submit} />
        </Suspense>
      )}
      <ContactFormWaiting view={view} labels={labels} heading={heading} />
    </section>
  );
}

/** A field as declared (src/content/enquiry-fields.ts). */
function Field({ field, view, labels }: ContactFormPart & { readonly field: EnquiryField }) {
  const facts = factsOf(field);
  const { control, label, hint, type, autoComplete, isShort, options = [], none = '' } = facts;
  const first = view.atFirst[field];
  if (control === 'checkbox') {
    return (
      <CheckField
        {...view.field(field)}
        label={label}
        hint={hint}
        defaultChecked={first === true}
      />
    );
  }
  const common = {
    ...view.field(field),
    defaultValue: String(first),
    isLocked: view.isSubmitting,
    label,
    hint,
    optional: facts.least === undefined ? labels.optional : undefined,
  };
  if (control === 'select') return <SelectField {...common} none={none} options={options} />;
  if (control === 'textarea') return <TextAreaField {...common} />;
  return (
    <TextField
      {...common}
      type={type}
      inputMode={type}
      autoComplete={autoComplete}
      spellCheck={type === 'email' ? false : undefined}
      isShort={isShort === true}
    />
  );
}
