import { useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { ContactFormService } from './use-contact-form.ts';
import { useOutbox } from './use-outbox.ts';
import type { OutboxLine } from './use-outbox.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ContactFormOutbox.css.ts';
import type { ContactFormLabels } from './ContactFormLabels.ts';

/** The messages that wait on this device: seen, sent now, or canceled. Nothing while there are none. */
export function ContactFormOutbox({
  desk,
  labels,
  focusAfter,
}: {
  readonly desk: ContactFormService;
  readonly labels: ContactFormLabels;
  /** What takes the focus when the last message, and the panel with it, is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}) {
  const outbox = useOutbox(desk);
  const heading = useRef<HTMLHeadingElement>(null);
  const { waiting, refused, sent, isOffline } = outbox;
  const lines = [...waiting, ...refused, ...sent];
  const title = lines.length === 0 ? '' : titleOf(waiting.length, refused.length, labels);

  /** The button that was pressed goes with its message: the focus stays near. */
  const keepFocus = () => {
    (lines.length > 1 ? heading.current : focusAfter.current)?.focus();
  };
  const stateOf = (line: OutboxLine): string => {
    if (line.phase === 'sent') return labels.outboxSent;
    if (line.phase === 'refused') return labels.outboxRefused;
    if (line.phase === 'sending') return labels.outboxSending;
    return isOffline ? labels.outboxWaiting : labels.outboxUnanswered;
  };

  return (
    <div id="outbox" className={css.outbox}>
      <output className={visuallyHidden}>{title}</output>
      {lines.length === 0 ? null : (
        <section className={css.panel} aria-labelledby="outbox-title">
          <h2 id="outbox-title" ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <ul className={css.list}>
            {lines.map((line) => (
              <li key={line.key} className={css.line}>
                <div className={css.words}>
                  <p>
                    {labels.outboxWritten} <Time date={line.writtenAt} />
                  </p>
                  <p className={css.state} data-phase={line.phase}>
                    {line.phase === 'sent' ? <Icon name="check-circle" size={1.25} /> : null}
                    {stateOf(line)}
                  </p>
                  {outbox.uncanceled.includes(line.key) ? (
                    <p role="alert" className={css.error}>
                      {labels.outboxUncanceled}
                    </p>
                  ) : null}
                  {line.isStored ? null : <p>{labels.outboxUnstored}</p>}
                  {line.errors.map((message) => (
                    <p key={message} className={css.error}>
                      {message}
                    </p>
                  ))}
                </div>
                {line.phase === 'sent' ? (
                  <Button
                    variant="quiet"
                    onClick={() => {
                      keepFocus();
                      outbox.dismiss(line.key);
                    }}
                  >
                    {labels.dismiss}
                  </Button>
                ) : (
                  <div className={css.actions}>
                    {line.phase === 'refused' ? null : (
                      <Button
                        variant="quiet"
                        aria-disabled={line.phase === 'sending'}
                        onClick={() => {
                          if (line.phase !== 'sending') outbox.sendNow(line.key);
                        }}
                      >
                        {labels.outboxRetry}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      icon="trash"
                      onClick={() => {
                        keepFocus();
                        outbox.cancel(line.key);
                      }}
                    >
                      {labels.outboxCancel}
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

/** What the panel is about: first what waits, then what came back, then what has gone. */
function titleOf(waiting: number, refused: number, labels: ContactFormLabels): string {
  if (waiting === 1) return labels.outboxOne;
  if (waiting > 1) return labels.outboxMany.replace('{count}', String(waiting));
  return refused > 0 ? labels.outboxRefused : labels.outboxSent;
}

/** In the page's language; shown only after hydration, so the visitor's own clock is meant. */
const Time = ({ date }: { readonly date: Date }) => (
  <time dateTime={date.toISOString()}>
    {date.toLocaleString(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })}
  </time>
);
