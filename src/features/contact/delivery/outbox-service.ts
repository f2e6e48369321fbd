import { createActor } from 'xstate';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { contactFormMachine, DeliverInput } from '#machines/contact-form/index.ts';
import { provideOutbox } from '#machines/outbox/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import type { Locks } from '#src/platform/locks.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { endpointDelivery } from './deliver.ts';
import { withQueued } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import { createOutboxChannel } from './outbox-channel.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import type { Posting } from './post-enquiry.ts';
import type { SpamSignals } from './protocol.ts';
import type { Deliver } from './simulated.ts';

type OutboxRef = ActorRefFrom<typeof outboxMachine>;
type FormRef = ActorRefFrom<typeof contactFormMachine>;

/** What the form adds to an enquiry, and what it says. */
export interface FormFacts {
  readonly spamSignals: () => SpamSignals;
  /** What to say when too many enquiries came from the visitor's network. */
  readonly rateLimited: string;
  /** Texts that the site, not the visitor, put into the message: alone they are no draft. */
  readonly openings: readonly string[];
  /** Hears the outbox, on the development server. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** What delivery and outbox of a page stand on; tests put their own in. */
export interface OutboxServiceDeps {
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
  /**
   * Hears of each enquiry that the outbox has sent and the visitor has not been told of.
   * @param announce marks it as told; resolves to false when another page was faster
   */
  readonly onSent?: (announce: () => Promise<boolean>) => void;
}

/** The outbox of this page, running. */
export interface OutboxService {
  readonly ref: OutboxRef;
  readonly store: OutboxStore;
  /** Sends the form's enquiry, or puts it into the outbox. */
  readonly deliver: Deliver;
  /** Marks an enquiry as told to the visitor; resolves to false when another page was faster. */
  readonly announce: (idempotencyKey: string) => Promise<boolean>;
  /**
   * Keeps a form up to date on what becomes of the enquiry that it has put here.
   * @returns stops it
   */
  readonly follow: (form: FormRef) => () => void;
}

/** Starts the outbox. It is loaded apart from the form, once that lives. */
export function openOutboxService(ground: OutboxServiceDeps): OutboxService {
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
  // Where nothing is stored no other page knows of it: this one tells.
  const announce = (idempotencyKey: string) => store.announce(idempotencyKey).catch(() => true);
  ref.on('ENQUIRY.SENT', ({ idempotencyKey, isNews }) => {
    drafts.settle(idempotencyKey);
    if (isNews) ground.onSent?.(() => announce(idempotencyKey));
  });
  channel.listen(() => {
    ref.send({ type: 'STORAGE.CHANGED' });
  });
  watchNetwork(ref);
  ref.start();

  /** Puts an enquiry in; resolves to whether it is stored, or only in memory. */
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

  const follow = (form: FormRef) => {
    const subscriptions = [
      ref.on('ENQUIRY.SENT', ({ idempotencyKey, receipt }) => {
        form.send({ type: 'ENQUIRY.ACKNOWLEDGED', idempotencyKey, receipt });
      }),
      ref.on('ENQUIRY.CANCELED', ({ idempotencyKey }) => {
        form.send({ type: 'ENQUIRY.RETURNED', idempotencyKey, errors: {} });
      }),
      ref.on('ENQUIRY.REFUSED', ({ idempotencyKey, errors }) => {
        form.send({ type: 'ENQUIRY.RETURNED', idempotencyKey, errors });
      }),
      form.on('ENQUIRY.SENT', ({ idempotencyKey }) => {
        // It says nothing when another enquiry has been begun since.
        if (form.getSnapshot().matches({ submission: 'success' })) void announce(idempotencyKey);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  };

  return {
    ref,
    store,
    announce,
    follow,
    deliver: endpointDelivery({
      endpoint,
      post,
      isOnline,
      keep,
      onSent: settle,
      spamSignals: () => form().spamSignals(),
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
