import { outboxWords } from 'virtual:hause/outbox-words';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { selectIsOffline } from '#machines/app/index.ts';
import { WHOLE_ENQUIRY } from '#machines/outbox/record.ts';
import type { OutboxRow } from '#machines/outbox/rows.ts';
import { Button } from '#src/components/button/Button.tsx';
import { useAppSelector } from '#src/components/hooks/use-app.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ContactFormOutbox.css.ts';
import type { ContactFormView } from './use-contact-form.ts';

/**
 * The other enquiries on this device, as their records say: to view, send now or cancel those that wait. Shows nothing
 * if there are none.
 */
export function ContactFormOutbox({
  view: { rows: lines, outbox, confirmation },
  focusAfter,
}: {
  readonly view: ContactFormView;
  /** Takes the focus when the last message, and with it the panel, is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffline = useAppSelector(selectIsOffline) === true;
  const title = lines.length === 0 ? '' : titleOf(lines);
  // The confirmation above says that it waits.
  const isNotified = confirmation === 'waiting' && lines.length === 1;

  /** The pressed button is removed with its message: keep the focus nearby. */
  const keepFocus = () => {
    (lines.length > 1 ? heading.current : focusAfter.current)?.focus();
  };
  /** The same for a button that goes by itself, when its message has been sent. */
  const keepOwnFocus = (control: HTMLElement | null) => () => {
    if (document.activeElement !== control) return;
    // React also calls this when it only replaces the callback.
    queueMicrotask(() => {
      // Unless the confirmation has taken it.
      if (control?.isConnected === false && document.activeElement === document.body) keepFocus();
    });
  };
  const act = (type: 'SENT.DISMISSED' | 'CANCEL.REQUESTED', key: string) => {
    keepFocus();
    outbox?.send({ type, key });
  };
  const waits = isOffline ? outboxWords.outboxWaiting : outboxWords.outboxUnanswered;

  return (
    <div id="outbox" className={css.outbox}>
      <output className={visuallyHidden}>{title}</output>
      {lines.length === 0 ? null : (
        <section className={css.panel} aria-labelledby="outbox-title">
          <h2
            id="outbox-title"
            ref={heading}
            tabIndex={-1}
            className={isNotified ? visuallyHidden : css.title}
          >
            {title}
          </h2>
          <ul className={css.list}>
            {lines.map((line) => (
              <li key={line.key} className={css.line}>
                <div className={css.words}>
                  <p>
                    {outboxWords.outboxWritten} <Time date={new Date(line.writtenAt)} />
                  </p>
                  <p className={css.state} data-phase={line.phase}>
                    {line.phase === 'sent' ? <Icon name="check-circle" size={1.25} /> : null}
                    <span>{line.phase === 'waiting' ? waits : STATES[line.phase]}</span>
                  </p>
                  {line.isUncanceled ? (
                    <p role="alert" className={css.error}>
                      {outboxWords.outboxUncanceled}
                    </p>
                  ) : null}
                  {line.isStored ? null : <p>{outboxWords.outboxUnstored}</p>}
                  {Object.values(line.errors).map((message) => (
                    <p key={message} className={css.error}>
                      {message}
                    </p>
                  ))}
                </div>
                {line.phase === 'sent' || line.phase === 'expired' ? (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      act(line.phase === 'sent' ? 'SENT.DISMISSED' : 'CANCEL.REQUESTED', line.key)
                    }
                  >
                    {outboxWords.outboxDismiss}
                  </Button>
                ) : (
                  <div className={css.actions}>
                    {isRefusedAsWritten(line) ? null : (
                      <Button
                        variant="quiet"
                        ref={keepOwnFocus}
                        aria-disabled={line.phase === 'sending'}
                        onClick={() => {
                          if (line.phase === 'sending') return;
                          outbox?.send({ type: 'SEND.REQUESTED', key: line.key });
                        }}
                      >
                        {outboxWords.outboxRetry}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      icon="trash"
                      ref={keepOwnFocus}
                      onClick={() => act('CANCEL.REQUESTED', line.key)}
                    >
                      {outboxWords.outboxCancel}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The visitor has to change it: resending it unchanged would not help. */
const isRefusedAsWritten = ({ phase, errors }: OutboxRow) =>
  phase === 'refused' && !Object.hasOwn(errors, WHOLE_ENQUIRY);

/** What has become of a message that does not wait. */
const STATES = {
  sending: outboxWords.outboxSending,
  refused: outboxWords.outboxRefused,
  expired: outboxWords.outboxExpired,
  sent: outboxWords.outboxSent,
};

/** The panel's title, which speaks of the first of its lines: those that wait come first. */
function titleOf(lines: readonly OutboxRow[]): string {
  const phase = lines[0]?.phase ?? 'sent';
  if (phase === 'expired') return outboxWords.outboxExpiredTitle;
  if (phase !== 'waiting' && phase !== 'sending') return STATES[phase];
  const { length } = lines.filter((line) => line.phase === 'waiting' || line.phase === 'sending');
  return length === 1
    ? outboxWords.outboxOne
    : outboxWords.outboxMany.replace('{count}', String(length));
}

/** In the page's language; rendered only after hydration, so in the visitor's time zone. */
const Time = ({ date }: { readonly date: Date }) => (
  <time dateTime={date.toISOString()}>
    {date.toLocaleString(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })}
  </time>
);
