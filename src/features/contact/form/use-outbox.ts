import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { refusedItems, waitingItems } from '#machines/outbox/index.ts';
import type { OutboxEntryPhase, OutboxEvent, OutboxItem } from '#machines/outbox/index.ts';
import type { ContactFormService, ContactOutbox } from './use-contact-form.ts';

/** One message in the outbox, as the visitor is told of it. */
export interface OutboxLine {
  readonly key: string;
  readonly phase: OutboxEntryPhase;
  /** When it was written. */
  readonly writtenAt: Date;
  /** False while it is only in this tab's memory. */
  readonly isStored: boolean;
  /** What the receiver found wrong with it. */
  readonly errors: readonly string[];
}

interface OutboxView {
  readonly waiting: readonly OutboxLine[];
  readonly refused: readonly OutboxLine[];
  /** Messages that were sent while the visitor looked on. */
  readonly sent: readonly OutboxLine[];
  /** The keys of those that were to be canceled, and could not be. */
  readonly uncanceled: readonly string[];
  readonly isOffline: boolean;
}

const NOTHING: OutboxView = {
  waiting: [],
  refused: [],
  sent: [],
  uncanceled: [],
  isOffline: false,
};

const lineOf = ({ idempotencyKey, phase, entry, isStored }: OutboxItem): OutboxLine => ({
  key: idempotencyKey,
  phase,
  writtenAt: new Date(entry.createdAt),
  isStored,
  errors: Object.values(entry.errors),
});

/**
 * The outbox of this device. Nothing is known of it, and nothing shown, until the page has been
 * hydrated; and there is none where delivery is simulated.
 */
export function useOutbox(desk: ContactFormService) {
  const [view, setView] = useState(NOTHING);
  useEffect(() => {
    let isGone = false;
    let leave = () => {};
    desk.outbox().then(
      (outbox) => {
        if (outbox !== null && !isGone) leave = watch(outbox, setView);
      },
      // It could not be loaded: nothing is known of it, and nothing shown.
      () => undefined,
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [desk]);
  const send = (event: OutboxEvent) => {
    void desk.outbox().then((outbox) => outbox?.ref.send(event));
  };
  return {
    ...view,
    sendNow: (key: string) => {
      send({ type: 'SEND.REQUESTED', idempotencyKey: key });
    },
    cancel: (key: string) => {
      setView((current) => ({
        ...current,
        uncanceled: current.uncanceled.filter((one) => one !== key),
      }));
      send({ type: 'CANCEL.REQUESTED', idempotencyKey: key });
    },
    /** Takes a message that was sent off the list. */
    dismiss: (key: string) => {
      setView((current) => ({ ...current, sent: current.sent.filter((line) => line.key !== key) }));
    },
  };
}

/** Shows an outbox, and goes on doing so. @returns stops it */
function watch(
  { ref, announce }: ContactOutbox,
  setView: Dispatch<SetStateAction<OutboxView>>,
): () => void {
  let waiting: readonly OutboxLine[] = [];
  const show = () => {
    const snapshot = ref.getSnapshot();
    waiting = waitingItems(snapshot).map(lineOf);
    const shown = waiting;
    setView(({ sent, uncanceled }) => ({
      waiting: shown,
      refused: refusedItems(snapshot).map(lineOf),
      sent,
      uncanceled,
      isOffline: snapshot.context.isOffline,
    }));
  };
  show();
  const subscriptions = [
    ref.subscribe(show),
    ref.on('ENQUIRY.SENT', ({ idempotencyKey }) => {
      // The outbox has let go of it by now; the view still knows it.
      const line = waiting.find((known) => known.key === idempotencyKey);
      if (line === undefined) return;
      void announce(idempotencyKey);
      setView((current) => ({ ...current, sent: [...current.sent, { ...line, phase: 'sent' }] }));
    }),
    ref.on('CANCELLATION.FAILED', ({ idempotencyKey }) => {
      setView((current) => ({ ...current, uncanceled: [...current.uncanceled, idempotencyKey] }));
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
