import { createActor } from 'xstate';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import { provideOutbox } from '#machines/outbox/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { endpointDelivery } from './deliver.ts';
import { withQueued } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { Locks } from './lock.ts';
import { createOutboxChannel } from './outbox-channel.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import type { Posting } from './post-enquiry.ts';
import type { Circumstances } from './protocol.ts';
import type { Deliver } from './simulated.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** What the form adds to an enquiry, and what it says. */
export interface FormFacts {
  readonly circumstances: () => Circumstances;
  /** What to say when too many enquiries came from the visitor's network. */
  readonly rateLimited: string;
  /** Texts that the site, not the visitor, put into the message: alone they are no draft. */
  readonly openings: readonly string[];
  /** Hears the outbox, on the development server. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** What delivery and outbox of a page stand on; tests put their own in. */
export interface OutboxDeskGround {
  readonly endpoint: string;
  readonly drafts: DraftStore;
  /** False when the browser knows that there is no network. */
  readonly isOnline: () => boolean;
  readonly form: () => FormFacts;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly store?: OutboxStore | undefined;
  readonly channel?: OutboxChannel | undefined;
  readonly locks?: (() => Locks | undefined) | undefined;
  readonly requestSync?: (() => Promise<boolean>) | undefined;
}

/** The outbox of this page, running. */
export interface OutboxDesk {
  readonly ref: OutboxRef;
  readonly store: OutboxStore;
  /** Sends the form's enquiry, or puts it into the outbox. */
  readonly deliver: Deliver;
}

/** Starts the outbox. It is loaded apart from the form, once that lives. */
export function openOutboxDesk(ground: OutboxDeskGround): OutboxDesk {
  const { endpoint, drafts, isOnline, form, locks } = ground;
  const post = (posting: Posting) =>
    postEnquiry(posting, ground.fetch === undefined ? {} : { fetch: ground.fetch });
  const {
    store = createOutboxStore(),
    channel = createOutboxChannel(),
    requestSync = requestBackgroundSync,
  } = ground;
  // Until this is kept the worker cannot send; the page can.
  store.keepEndpoint(endpoint).catch(() => undefined);
  const machine = provideOutbox(outboxHost({ store, channel, post, endpoint, locks }));
  const ref = createActor(machine, {
    input: { isOffline: !isOnline(), jitter: Math.random },
    inspect: (event) => form().inspect?.(event),
  });
  ref.on('ENQUIRY.SENT', ({ idempotencyKey }) => {
    drafts.settle(idempotencyKey);
  });
  channel.listen(() => {
    ref.send({ type: 'STORAGE.CHANGED' });
  });
  watchNetwork(ref);
  ref.start();

  /** Puts an enquiry in; resolves to whether it is safe on the device. */
  const keep = async (input: DeliverInput, attempts: number): Promise<boolean> => {
    const { idempotencyKey } = input;
    const answer = Promise.withResolvers<boolean>();
    const subscriptions = [
      ref.on('ENQUIRY.KEPT', (kept) => {
        if (kept.idempotencyKey === idempotencyKey) answer.resolve(true);
      }),
      ref.on('ENQUIRY.UNKEPT', (unkept) => {
        if (unkept.idempotencyKey === idempotencyKey) answer.resolve(false);
      }),
    ];
    ref.send({ type: 'ENQUIRY.ADDED', ...input, createdAt: Date.now(), attempts });
    const isKept = await answer.promise;
    for (const subscription of subscriptions) subscription.unsubscribe();
    if (!isKept) return false;
    void requestSync();
    // In case the page that wrote the draft is no longer there to note it.
    const draft = drafts.read();
    if (draft?.attempt?.idempotencyKey === idempotencyKey) drafts.keep(withQueued(draft, true));
    return true;
  };

  /** An enquiry that waits here, and that the form has now sent itself, waits no longer. */
  const settle = async ({ idempotencyKey }: DeliverInput, receipt: string): Promise<void> => {
    drafts.settle(idempotencyKey);
    try {
      const stored = await store.read(idempotencyKey);
      if (stored === null) return;
      await store.keep({ ...stored, status: 'sent', receipt, enquiry: {}, errors: {} });
      ref.send({ type: 'STORAGE.CHANGED' });
    } catch {
      // It will be sent once more from there, under the same key, and not be stored twice.
    }
  };

  return {
    ref,
    store,
    deliver: endpointDelivery({
      endpoint,
      post,
      isOnline,
      keep,
      onSent: settle,
      circumstances: () => form().circumstances(),
      rateLimited: () => form().rateLimited,
      ...(ground.sleep && { sleep: ground.sleep }),
    }),
  };
}

/** The browser's word on the network ends or begins the outbox's waits. */
function watchNetwork(outbox: OutboxRef): void {
  if (typeof addEventListener === 'undefined') return;
  addEventListener('online', () => {
    outbox.send({ type: 'NETWORK.BACK' });
  });
  addEventListener('offline', () => {
    outbox.send({ type: 'NETWORK.LOST' });
  });
}
