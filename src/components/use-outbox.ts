import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { ActorRefFrom } from 'xstate';
import { refusedItems, waitingItems } from '#machines/outbox/index.ts';
import type {
  EnquiryPhase,
  OutboxEvent,
  OutboxItem,
  outboxMachine,
} from '#machines/outbox/index.ts';
import type { ContactFormDesk } from './use-contact-form.ts';

/** One message in the outbox, as the visitor is told of it. */
export interface OutboxLine {
  readonly key: string;
  readonly phase: EnquiryPhase;
  /** When it was written. */
  readonly writtenAt: Date;
  /** False while it is only in this tab's memory. */
  readonly isStored: boolean;
  /** What the receiver found wrong with it. */
  readonly errors: readonly string[];
}

type OutboxRef = ActorRefFrom<typeof outboxMachine>;

interface OutboxView {
  readonly waiting: readonly OutboxLine[];
  readonly refused: readonly OutboxLine[];
  /** Messages that were sent while the visitor looked on. */
  readonly sent: readonly OutboxLine[];
  readonly isOffline: boolean;
}

const NOTHING: OutboxView = { waiting: [], refused: [], sent: [], isOffline: false };

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
export function useOutbox(desk: ContactFormDesk) {
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
    void desk.outbox().then((outbox) => outbox?.send(event));
  };
  return {
    ...view,
    sendNow: (key: string) => {
      send({ type: 'SEND.REQUESTED', idempotencyKey: key });
    },
    cancel: (key: string) => {
      send({ type: 'CANCEL.REQUESTED', idempotencyKey: key });
    },
    /** Takes a message that was sent off the list. */
    dismiss: (key: string) => {
      setView((current) => ({ ...current, sent: current.sent.filter((line) => line.key !== key) }));
    },
  };
}

/** Shows an outbox, and goes on doing so. @returns stops it */
function watch(outbox: OutboxRef, setView: Dispatch<SetStateAction<OutboxView>>): () => void {
  const show = () => {
    const snapshot = outbox.getSnapshot();
    setView(({ sent }) => ({
      waiting: waitingItems(snapshot).map(lineOf),
      refused: refusedItems(snapshot).map(lineOf),
      sent,
      isOffline: snapshot.context.isOffline,
    }));
  };
  show();
  const subscriptions = [
    outbox.subscribe(show),
    outbox.on('ENQUIRY.SENT', ({ idempotencyKey }) => {
      // The outbox has let go of it by now; the view still knows it.
      setView((current) => {
        const line = current.waiting.find((known) => known.key === idempotencyKey);
        if (line === undefined) return current;
        return { ...current, sent: [...current.sent, { ...line, phase: 'sent' }] };
      });
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
