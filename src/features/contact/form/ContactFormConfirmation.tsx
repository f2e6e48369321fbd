import { useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { stack } from '#src/design/layout.css.ts';
import * as css from './ContactFormConfirmation.css.ts';
import type { ContactFormLabels } from './ContactFormLabels.ts';
import type { ContactFormView } from './use-contact-form.ts';

/** What happens to an enquiry, step by step. */
export interface NextSteps {
  readonly title: string;
  readonly steps: readonly string[];
}

/**
 * Replaces the form and takes the focus once an enquiry is sent or queued, until another is started
 * (docs/specification.md, 4.9). It is in the page from the start, hidden: the receiver shows it, with
 * the receipt, when it responds to a form that was sent without JavaScript.
 */
export function ContactFormConfirmation({
  view,
  labels,
  next,
  heading,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
  readonly next: NextSteps;
  /** Takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { confirmation, isQueuedInMemory } = view;
  const isQueued = confirmation === 'queued';
  return (
    // The surrounding section is labeled by this heading.
    <div
      className={css.confirmation}
      data-enquiry-slot="confirmation"
      hidden={confirmation === 'none'}
    >
      <h2 id="contact-form-confirmed" ref={heading} className={css.title} tabIndex={-1}>
        {isQueued ? labels.keptTitle : labels.sentTitle}
      </h2>
      {isQueued ? (
        <p>{isQueuedInMemory ? labels.keptInMemoryBody : labels.keptBody}</p>
      ) : (
        <>
          <Receipt view={view} labels={labels} />
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
        </>
      )}
      {isQueued ? null : <Another view={view} labels={labels} />}
    </div>
  );
}

/** What else can be done while an enquiry is queued; after the enquiry itself. */
export function ContactFormQueued({
  view,
  labels,
  heading,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
  /** Takes the focus of these buttons, which go by themselves when the enquiry has been sent. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const [keepFocus] = useState(() => (buttons: HTMLDivElement | null) => () => {
    if (buttons?.contains(document.activeElement) === true) heading.current?.focus();
  });
  if (view.confirmation !== 'queued') return null;
  return (
    <div className={css.queued} ref={keepFocus}>
      {view.isQueuedInMemory ? null : <Another view={view} labels={labels} />}
      <button type="button" className={css.copy} onClick={view.clearDevice}>
        {labels.sharedDevice}
      </button>
    </div>
  );
}

function Another({
  view,
  labels,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
}) {
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

/** Reports that an enquiry was sent before the form started a new one. */
export function ContactFormNews({
  view,
  labels,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
}) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks */}
      <div role="status">
        {view.hasNews ? (
          <div className={css.news}>
            <p className={css.subtitle}>{labels.earlierTitle}</p>
            <p>{labels.earlierBody}</p>
          </div>
        ) : null}
      </div>
      {view.hasNews ? (
        <div className={css.newsActions}>
          <Receipt view={view} labels={labels} />
          <Button variant="quiet" onClick={view.dismissNews}>
            {labels.dismiss}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The receipt, as selectable text with a copy button; nothing if there is none. */
function Receipt({
  view: { receipt, copy, copyReceipt },
  labels,
}: {
  readonly view: ContactFormView;
  readonly labels: ContactFormLabels;
}) {
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
        aria-disabled={copy === 'copying'}
        onClick={copyReceipt}
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
