import { lazy, Suspense, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { copyText } from '#src/platform/clipboard.ts';
import { loadEventually } from '#src/platform/parts.ts';
import { onInk, stack } from '#src/design/layout.css.ts';
import * as css from './ContactFormConfirmation.css.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import type { ContactFormPart } from './use-contact-form.ts';

const loadHouse = () =>
  loadEventually(() => import('./ContactFormHouse.tsx')).then((loaded) => ({
    default: loaded.ContactFormHouse,
  }));
const ContactFormHouse = lazy(loadHouse);

/**
 * What has become of the visitor's enquiry, as its record says: sent, with its receipt, above the form; or waiting, in
 * the place of the form (docs/specification.md, 4.9). It is in the page from the start, hidden: the receiver shows
 * it, with the receipt, when it responds to a form that was sent without JavaScript.
 */
export function ContactFormConfirmation({
  view,
  labels,
  next,
  heading,
}: ContactFormPart & {
  /** What happens to an enquiry, step by step. */
  readonly next: PageOf<'contact'>['next'];
  /** Takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { confirmation, isStored, isEarlier, hasWritten } = view;
  // So that it stands there when the message has been sent.
  useEffect(() => {
    if (hasWritten) void loadHouse();
  }, [hasWritten]);
  const isWaiting = confirmation === 'waiting';
  const isSent = confirmation === 'sent';
  const sentTitle = isEarlier ? labels.earlierTitle : labels.sentTitle;
  return (
    <div
      className={css.confirmation}
      data-enquiry-slot="confirmation"
      hidden={confirmation === 'none'}
    >
      <h2 id="contact-form-confirmed" ref={heading} className={css.title} tabIndex={-1}>
        {isWaiting ? labels.keptTitle : sentTitle}
      </h2>
      {isWaiting ? (
        <p>{isStored ? labels.keptBody : labels.keptInMemoryBody}</p>
      ) : (
        <>
          {isEarlier ? <p>{labels.earlierBody}</p> : null}
          <div className={isSent ? `${onInk} ${css.street}` : undefined}>
            {isSent ? (
              <Suspense fallback={<div className={css.house} />}>
                <ContactFormHouse />
              </Suspense>
            ) : null}
            {/* A receipt has its own status of copying. */}
            <Receipt key={view.receipt} view={view} labels={labels} />
          </div>
          <div className={stack.snug}>
            <h3 className={css.subtitle}>{next.title}</h3>
            <ol className={css.steps}>
              {next.steps.map((step) => (
                <li key={step} className={css.step}>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <Another view={view} labels={labels} />
        </>
      )}
    </div>
  );
}

/** What else can be done while an enquiry waits; after the enquiry itself. */
export function ContactFormWaiting({
  view,
  labels,
  heading,
}: ContactFormPart & {
  /** Takes the focus of these buttons, which go by themselves when the enquiry has been sent. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const [keepFocus] = useState(() => (buttons: HTMLDivElement | null) => () => {
    if (buttons?.contains(document.activeElement) === true) heading.current?.focus();
  });
  if (view.confirmation !== 'waiting') return null;
  return (
    <div className={css.queued} ref={keepFocus}>
      {/* What is only in this tab is the visitor's only copy. */}
      {view.isStored ? <Another view={view} labels={labels} /> : null}
      <button type="button" className={css.copy} onClick={view.clearDevice}>
        {labels.sharedDevice}
      </button>
    </div>
  );
}

function Another({ view, labels }: ContactFormPart) {
  return (
    <Button
      variant="quiet"
      icon="arrow-right"
      data-enquiry-slot="another"
      onClick={view.writeAnother}
    >
      {labels.another}
    </Button>
  );
}

/** The receipt, as selectable text with a copy button; nothing if there is none. */
function Receipt({ view: { receipt }, labels }: ContactFormPart) {
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none');
  return (
    <div className={css.receipt} data-enquiry-slot="receipt-row" hidden={receipt === ''}>
      <p className={css.number}>
        <span className={css.name}>{labels.receipt}</span>{' '}
        <code className={css.code} data-enquiry-slot="receipt">
          {receipt}
        </code>
      </p>
      <button
        type="button"
        className={css.copy}
        data-enquiry-slot="copy"
        onClick={() => {
          copyText(receipt).then(
            () => setCopy('copied'),
            () => setCopy('refused'),
          );
        }}
      >
        <Icon name={copy === 'copied' ? 'check' : 'clipboard-text'} size={1.25} />
        {labels.receiptCopy}
      </button>
      <output className={css.copied}>
        {copy === 'copied' ? labels.receiptCopied : null}
        {copy === 'refused' ? labels.receiptRefused : null}
      </output>
    </div>
  );
}
