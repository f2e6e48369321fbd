import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { selectIsOffline } from '#machines/app/index.ts';
import type { AppActor } from '#machines/app/index.ts';
import {
  selectExpired,
  selectRefused,
  selectSent,
  selectUncanceled,
  selectWaiting,
} from '#machines/outbox/index.ts';
import type { OutboxItem } from '#machines/outbox/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { useAppActor, useAppSelector } from '#src/components/hooks/use-app.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { visuallyHidden } from '#src/design/layout.css.ts';
import { WHOLE_ENQUIRY } from '../delivery/post-enquiry.ts';
import * as css from './ContactFormOutbox.css.ts';
import type { ContactFormLabels } from './ContactFormLabels.ts';

interface OutboxProps {
  readonly labels: ContactFormLabels;
  /** Takes the focus when the last message, and with it the panel, is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  /** The key of the message that the confirmation reports as sent; it is not repeated here. */
  readonly toldKey: string | null;
  /** Whether the confirmation above says that a message is waiting. */
  readonly isToldOfOne: boolean;
}

/** The messages waiting on this device, to view, send now or cancel. Renders nothing if there are none. */
export function ContactFormOutbox(props: OutboxProps) {
  const outbox = useAppActor('outbox');
  return outbox === undefined ? null : <Panel actor={outbox} {...props} />;
}

/** The lists are recreated for every snapshot; the outbox is small. */
function Panel({
  actor,
  labels,
  focusAfter,
  toldKey,
  isToldOfOne,
}: OutboxProps & { readonly actor: AppActor<'outbox'> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useSelector(actor, selectWaiting);
  const refused = useSelector(actor, selectRefused);
  const expired = useSelector(actor, selectExpired);
  const sent = useSelector(actor, selectSent).filter((line) => line.idempotencyKey !== toldKey);
  const uncanceled = useSelector(actor, selectUncanceled);
  const isOffline = useAppSelector(selectIsOffline) === true;
  const lines = [...waiting, ...refused, ...expired, ...sent];
  const title = lines.length === 0 ? '' : titleOf(lines, labels);
  const isTold = isToldOfOne && lines.length === 1 && waiting.length === 1;

  /** The pressed button is removed with its message: keep the focus nearby. */
  const keepFocus = () => {
    (lines.length > 1 ? heading.current : focusAfter.current)?.focus();
  };
  /** The same for a button that goes by itself, when its message has been sent. */
  const keepOwnFocus = (control: HTMLElement | null) => () => {
    if (document.activeElement !== control) return;
    // React also calls this when it only replaces the callback.
    queueMicrotask(() => {
      if (control?.isConnected === false) keepFocus();
    });
  };
  const stateOf = (line: OutboxItem): string => {
    if (line.phase === 'sent') return labels.outboxSent;
    if (line.phase === 'refused') return labels.outboxRefused;
    if (line.phase === 'expired') return labels.outboxExpired;
    if (line.phase === 'sending') return labels.outboxSending;
    return isOffline ? labels.outboxWaiting : labels.outboxUnanswered;
  };

  return (
    <div id="outbox" className={css.outbox}>
      <output className={visuallyHidden}>{title}</output>
      {lines.length === 0 ? null : (
        <section className={css.panel} aria-labelledby="outbox-title">
          <h2
            id="outbox-title"
            ref={heading}
            tabIndex={-1}
            className={isTold ? visuallyHidden : css.title}
          >
            {title}
          </h2>
          <ul className={css.list}>
            {lines.map((line) => (
              <li key={line.idempotencyKey} className={css.line}>
                <div className={css.words}>
                  <p>
                    {labels.outboxWritten} <Time date={new Date(line.entry.createdAt)} />
                  </p>
                  <p className={css.state} data-phase={line.phase}>
                    {line.phase === 'sent' ? <Icon name="check-circle" size={1.25} /> : null}
                    {stateOf(line)}
                  </p>
                  {uncanceled.includes(line.idempotencyKey) ? (
                    <p role="alert" className={css.error}>
                      {labels.outboxUncanceled}
                    </p>
                  ) : null}
                  {line.isStored ? null : <p>{labels.outboxUnstored}</p>}
                  {Object.values(line.entry.errors).map((message) => (
                    <p key={message} className={css.error}>
                      {message}
                    </p>
                  ))}
                </div>
                {line.phase === 'sent' || line.phase === 'expired' ? (
                  <Button
                    variant="quiet"
                    onClick={() => {
                      keepFocus();
                      actor.send({
                        type: line.phase === 'sent' ? 'SENT.DISMISSED' : 'CANCEL.REQUESTED',
                        idempotencyKey: line.idempotencyKey,
                      });
                    }}
                  >
                    {labels.dismiss}
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
                          actor.send({
                            type: 'SEND.REQUESTED',
                            idempotencyKey: line.idempotencyKey,
                          });
                        }}
                      >
                        {labels.outboxRetry}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      icon="trash"
                      ref={keepOwnFocus}
                      onClick={() => {
                        keepFocus();
                        actor.send({
                          type: 'CANCEL.REQUESTED',
                          idempotencyKey: line.idempotencyKey,
                        });
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

/** The visitor has to change it: resending it unchanged would not help. */
const isRefusedAsWritten = ({ phase, entry }: OutboxItem) =>
  phase === 'refused' && !Object.hasOwn(entry.errors, WHOLE_ENQUIRY);

/** The panel's title: waiting messages first, then refused, expired and sent ones. */
function titleOf(lines: readonly OutboxItem[], labels: ContactFormLabels): string {
  const count = (phase: OutboxItem['phase']) => lines.filter((line) => line.phase === phase).length;
  const done = count('refused') + count('expired') + count('sent');
  const waiting = lines.length - done;
  if (waiting === 1) return labels.outboxOne;
  if (waiting > 1) return labels.outboxMany.replace('{count}', String(waiting));
  if (count('refused') > 0) return labels.outboxRefused;
  return count('expired') > 0 ? labels.outboxExpiredTitle : labels.outboxSent;
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
