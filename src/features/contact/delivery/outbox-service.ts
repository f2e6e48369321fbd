import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import { provideOutbox } from '#machines/outbox/index.ts';
import type { OutboxInput, outboxMachine } from '#machines/outbox/index.ts';
import type { Locks } from '#src/platform/locks.ts';
import { persistStorage } from '#src/platform/persistent-storage.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { endpointDelivery } from './deliver.ts';
import { withQueued } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import { keepingAhead } from './keep-ahead.ts';
import type { Sight } from './keep-ahead.ts';
import { createOutboxChannel } from './outbox-channel.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import type { Posting } from './post-enquiry.ts';
import type { Deliver } from './simulated.ts';

type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** The dependencies of a page's delivery and outbox; tests pass their own. */
export interface OutboxServiceDeps {
  readonly endpoint: string;
  readonly drafts: DraftStore;
  /** False when there is no network, as far as is known. */
  readonly isOnline: () => boolean;
  /** The message for too many enquiries from the visitor's network. */
  readonly rateLimited: () => string;
  /** Starts the outbox or finds the running one; by default, starts a standalone actor. */
  readonly startOutbox?: (logic: typeof outboxMachine, input: OutboxInput) => OutboxRef;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly store?: OutboxStore | undefined;
  readonly channel?: OutboxChannel | undefined;
  readonly locks?: (() => Locks | undefined) | undefined;
  readonly requestSync?: (() => Promise<boolean>) | undefined;
  /** Whether the page is hidden. */
  readonly sight?: Sight | undefined;
  /** Asks the browser not to evict waiting enquiries. */
  readonly persist?: (() => void) | undefined;
}

/** The outbox of this page, running. */
export interface OutboxService {
  readonly ref: OutboxRef;
  readonly store: OutboxStore;
  /** Sends the form's enquiry, or puts it into the outbox. */
  readonly deliver: Deliver;
  /** Marks an enquiry as announced; resolves to false if another page has already announced it. */
  readonly announce: (idempotencyKey: string) => Promise<boolean>;
}

/** Starts the outbox. It is loaded separately from the form, after hydration. */
export function openOutboxService(deps: OutboxServiceDeps): OutboxService {
  const {
    endpoint,
    drafts,
    isOnline,
    locks,
    rateLimited,
    sleep,
    store = createOutboxStore(),
    channel = createOutboxChannel(),
    requestSync = requestBackgroundSync,
    sight = document,
    persist = persistStorage,
    startOutbox = (logic, input) => createActor(logic, { input }).start(),
  } = deps;
  const post = (posting: Posting) =>
    postEnquiry(posting, deps.fetch === undefined ? {} : { fetch: deps.fetch });
  // Until this is stored, only the page can send, not the worker.
  store.keepEndpoint(endpoint).catch(() => undefined);
  const ref = startOutbox(provideOutbox(outboxHost({ store, channel, post, endpoint, locks })), {
    isOffline: !isOnline(),
    jitter: Math.random,
  });
  ref.on('ENQUIRY.SENT', ({ idempotencyKey }) => drafts.settle(idempotencyKey));
  channel.listen(() => {
    ref.send({ type: 'STORAGE.CHANGED' });
  });

  /** Adds an enquiry; resolves to whether it is stored, or only in memory. */
  const keep = async (
    { idempotencyKey, enquiry }: DeliverInput,
    attempts: number,
  ): Promise<boolean> => {
    const answer = Promise.withResolvers<boolean>();
    const subscriptions = [
      ref.on('ENQUIRY.KEPT', (kept) => {
        if (kept.idempotencyKey === idempotencyKey) answer.resolve(true);
      }),
      ref.on('ENQUIRY.UNKEPT', (unkept) => {
        if (unkept.idempotencyKey === idempotencyKey) answer.resolve(false);
      }),
    ];
    ref.send({ type: 'ENQUIRY.ADDED', idempotencyKey, enquiry, createdAt: Date.now(), attempts });
    const isKept = await answer.promise;
    for (const subscription of subscriptions) subscription.unsubscribe();
    if (!isKept) return false;
    void requestSync();
    persist();
    // In case the page that wrote the draft is no longer open to record it.
    const draft = drafts.read();
    if (draft?.attempt?.idempotencyKey === idempotencyKey) drafts.keep(withQueued(draft, true));
    return true;
  };

  /** Marks a waiting enquiry as sent when the form has sent it itself. */
  const settle = async ({ idempotencyKey }: DeliverInput, receipt: string): Promise<void> => {
    drafts.settle(idempotencyKey);
    try {
      const stored = await store.read(idempotencyKey);
      if (stored === null) return;
      await store.keep({
        ...stored,
        status: 'sent',
        receipt,
        enquiry: {},
        errors: {},
        // The form itself informs the visitor.
        isAnnounced: true,
      });
      channel.tell();
      ref.send({ type: 'STORAGE.CHANGED' });
    } catch {
      // The outbox will send it again under the same key, and the receiver will not store it twice.
    }
  };

  return {
    ref,
    store,
    // If nothing is stored, no other page knows about it: this one announces it.
    announce: (idempotencyKey) => store.announce(idempotencyKey).catch(() => true),
    deliver: endpointDelivery({
      endpoint,
      post: keepingAhead(post, { store, channel, requestSync, sight }),
      isOnline,
      keep,
      onSent: settle,
      rateLimited,
      ...(sleep && { sleep }),
    }),
  };
}
