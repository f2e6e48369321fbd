import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import { provideOutbox } from '#machines/outbox/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { withQueued } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { Locks } from './lock.ts';
import { createOutboxChannel } from './outbox-channel.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { PostOutcome, Posting } from './post-enquiry.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** What the outbox of a page stands on; all but the first three have a default. */
export interface OutboxDeskGround {
  readonly endpoint: string;
  readonly drafts: DraftStore;
  readonly post: (posting: Posting) => Promise<PostOutcome>;
  readonly isOnline: () => boolean;
  readonly store?: OutboxStore | undefined;
  readonly channel?: OutboxChannel | undefined;
  readonly locks?: (() => Locks | undefined) | undefined;
  readonly requestSync?: (() => Promise<boolean>) | undefined;
}

/** The outbox of this page, running. */
export interface OutboxDesk {
  readonly ref: OutboxRef;
  readonly store: OutboxStore;
  /** Puts an enquiry in; resolves to whether it is safe on the device. */
  keep(input: DeliverInput, attempts: number): Promise<boolean>;
  /** An enquiry that waits here, and that the form has now sent itself, waits no longer. */
  settle(input: DeliverInput, receipt: string): Promise<void>;
}

/** Starts the outbox. It is loaded apart from the form: most visits never need it. */
export function openOutboxDesk(ground: OutboxDeskGround): OutboxDesk {
  const { endpoint, drafts, post, isOnline, locks } = ground;
  const {
    store = createOutboxStore(),
    channel = createOutboxChannel(),
    requestSync = requestBackgroundSync,
  } = ground;
  // Until this is kept the worker cannot send; the page can.
  store.keepEndpoint(endpoint).catch(() => undefined);
  const machine = provideOutbox(outboxHost({ store, channel, post, endpoint, locks }));
  const ref = createActor(machine, { input: { isOffline: !isOnline(), jitter: Math.random } });
  ref.on('ENQUIRY.SENT', ({ idempotencyKey }) => {
    drafts.settle(idempotencyKey);
  });
  channel.listen(() => {
    ref.send({ type: 'STORAGE.CHANGED' });
  });
  watchNetwork(ref);
  ref.start();

  return {
    ref,
    store,
    async keep(input, attempts) {
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
    },
    async settle({ idempotencyKey }, receipt) {
      try {
        const stored = await store.read(idempotencyKey);
        if (stored === null) return;
        await store.keep({ ...stored, status: 'sent', receipt, enquiry: {}, errors: {} });
        ref.send({ type: 'STORAGE.CHANGED' });
      } catch {
        // It will be sent once more from there, under the same key, and not be stored twice.
      }
    },
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
