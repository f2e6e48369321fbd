import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { contactFormMachine } from '#machines/contact-form/index.ts';
import type { ContactFormInput, DeliverInput, Draft } from '#machines/contact-form/index.ts';
import { provideOutbox } from '#machines/outbox/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import { checkEnquiry } from '#src/content/enquiry.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { endpointDelivery, simulatedDelivery } from './deliver.ts';
import type { Deliver } from './deliver.ts';
import { createDraftStore } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { Locks } from './lock.ts';
import { createOutboxChannel } from './outbox-channel.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import type { Circumstances } from './protocol.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** What was found on the device when the form opened. */
export interface FoundDraft {
  readonly draft: Draft;
  /** The receipt of the enquiry it belongs to, when that was acknowledged meanwhile. */
  readonly receipt: string | null;
}

/** Everything between the contact form and the team: one for a page's whole life. */
export interface EnquiryDesk {
  /** Where enquiries go; null: delivery is simulated. */
  readonly endpoint: string | null;
  /** The contact form's machine with its delivery and its draft. */
  readonly formMachine: typeof contactFormMachine;
  readonly formInput: ContactFormInput;
  /** What goes along with the next enquiry, and what to say when there were too many. */
  attend(form: FormFacts): void;
  /** The draft on the device, true to what has become of it; null when there is none. */
  findDraft(): Promise<FoundDraft | null>;
  /**
   * The outbox of this device, started when first asked for; null when delivery is simulated. Any page
   * may ask for it, so that what waits is sent wherever the visitor is. In browsers only.
   */
  outbox(): OutboxRef | null;
}

export interface FormFacts {
  readonly circumstances: () => Circumstances;
  readonly rateLimited: string;
  /** Texts that the site, not the visitor, put into the message: alone they are no draft. */
  readonly openings: readonly string[];
}

/** What the desk stands on; tests put their own in. */
export interface DeskGround {
  readonly store?: OutboxStore;
  readonly channel?: OutboxChannel;
  readonly drafts?: DraftStore;
  readonly fetch?: typeof fetch;
  readonly locks?: () => Locks | undefined;
  readonly isOnline?: () => boolean;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly requestSync?: () => Promise<boolean>;
  readonly simulated?: Deliver;
}

/** What an empty form holds (specification, sections 3 and 5). */
const INITIAL_VALUES = {
  fullName: '',
  workEmail: '',
  contactNo: '',
  hearAboutUs: '',
  representative: '',
  message: '',
  subscribe: true,
} as const;

const formInput: ContactFormInput = {
  initialValues: INITIAL_VALUES,
  validate: (values) => {
    const verdict = checkEnquiry(values);
    return verdict.ok ? {} : (verdict.errors as Record<string, string>);
  },
  makeKey: () => crypto.randomUUID(),
};

/** Whether a draft holds nothing but what the site itself put there. */
function isOnlyOpening({ values, attempt }: Draft, openings: readonly string[]): boolean {
  return (
    attempt === null &&
    Object.entries(INITIAL_VALUES).every(([field, initial]) =>
      field === 'message'
        ? openings.includes(String(values[field]).trim())
        : values[field] === initial,
    )
  );
}

/**
 * Opens the desk for a site whose enquiries go to `endpoint`, or nowhere when that is null. Reads and
 * starts nothing until it is used, so that it may be made while a page is prerendered.
 */
export function createEnquiryDesk(endpoint: string | null, ground: DeskGround = {}): EnquiryDesk {
  const {
    drafts = createDraftStore(),
    isOnline = () => navigator.onLine,
    requestSync = requestBackgroundSync,
  } = ground;
  let facts: FormFacts = {
    circumstances: () => ({ website: '', elapsed: 0 }),
    rateLimited: '',
    openings: [],
  };

  let opened: { readonly outbox: OutboxRef; readonly store: OutboxStore } | null = null;
  const post: typeof postEnquiry = (posting) =>
    postEnquiry(posting, ground.fetch === undefined ? {} : { fetch: ground.fetch });

  const open = (to: string) => {
    if (opened !== null) return opened;
    const { store = createOutboxStore(), channel = createOutboxChannel() } = ground;
    // Until this is kept the worker cannot send; the page can.
    store.keepEndpoint(to).catch(() => undefined);
    const machine = provideOutbox(
      outboxHost({ store, channel, post, endpoint: to, locks: ground.locks }),
    );
    const outbox = createActor(machine, {
      input: { isOffline: !isOnline(), jitter: Math.random },
    });
    outbox.on('ENQUIRY.SENT', ({ idempotencyKey }) => {
      drafts.settle(idempotencyKey);
    });
    channel.listen(() => {
      outbox.send({ type: 'STORAGE.CHANGED' });
    });
    watchNetwork(outbox);
    outbox.start();
    opened = { outbox, store };
    return opened;
  };

  /** Resolves when the outbox has answered whether it could store it. */
  const keep = async (to: string, input: DeliverInput, attempts: number): Promise<boolean> => {
    const { outbox } = open(to);
    const answer = Promise.withResolvers<boolean>();
    const subscriptions = [
      outbox.on('ENQUIRY.KEPT', ({ idempotencyKey }) => {
        if (idempotencyKey === input.idempotencyKey) answer.resolve(true);
      }),
      outbox.on('ENQUIRY.UNKEPT', ({ idempotencyKey }) => {
        if (idempotencyKey === input.idempotencyKey) answer.resolve(false);
      }),
    ];
    outbox.send({ type: 'ENQUIRY.ADDED', ...input, createdAt: Date.now(), attempts });
    const isKept = await answer.promise;
    for (const subscription of subscriptions) subscription.unsubscribe();
    if (isKept) {
      void requestSync();
      markQueued(drafts, input.idempotencyKey);
    }
    return isKept;
  };

  /** An enquiry that waited in the outbox, and that the form has now sent itself, waits no longer. */
  const settleOutbox = async ({ idempotencyKey }: DeliverInput, receipt: string) => {
    drafts.settle(idempotencyKey);
    if (opened === null) return;
    const { outbox, store } = opened;
    try {
      const stored = await store.read(idempotencyKey);
      if (stored === null) return;
      await store.keep({ ...stored, status: 'sent', receipt, enquiry: {}, errors: {} });
      outbox.send({ type: 'STORAGE.CHANGED' });
    } catch {
      // It will be sent once more from there, under the same key, and not be stored twice.
    }
  };

  const deliver: Deliver =
    endpoint === null
      ? (ground.simulated ?? simulatedDelivery())
      : endpointDelivery({
          endpoint,
          post,
          isOnline,
          keep: (input, attempts) => keep(endpoint, input, attempts),
          onSent: settleOutbox,
          circumstances: () => facts.circumstances(),
          rateLimited: () => facts.rateLimited,
          ...(ground.sleep && { sleep: ground.sleep }),
        });

  return {
    endpoint,
    formMachine: contactFormMachine.provide({
      actors: { deliver: fromPromise(({ input }) => deliver(input)) },
      actions: {
        persistDraft: (_, { draft }) => {
          if (isOnlyOpening(draft, facts.openings)) drafts.remove();
          else drafts.keep(draft);
        },
        discardDraft: () => {
          drafts.remove();
        },
      },
    }),
    formInput,
    attend(form) {
      facts = form;
    },
    async findDraft() {
      const draft = drafts.read();
      if (draft === null) return null;
      if (draft.attempt === null || endpoint === null) return { draft, receipt: null };
      const { store } = open(endpoint);
      const { attempt } = draft;
      try {
        const stored = await store.read(attempt.idempotencyKey);
        if (stored?.status === 'sent') {
          return { draft: withQueued(draft, true), receipt: stored.receipt };
        }
        // Cancelled or refused meanwhile: what the visitor wrote is here, and nowhere else.
        return { draft: withQueued(draft, stored?.status === 'waiting'), receipt: null };
      } catch {
        return { draft, receipt: null };
      }
    },
    outbox: () => (endpoint === null ? null : open(endpoint).outbox),
  };
}

function withQueued(draft: Draft, isQueued: boolean): Draft {
  return draft.attempt === null ? draft : { ...draft, attempt: { ...draft.attempt, isQueued } };
}

/** In case the page that wrote the draft is no longer there to note it. */
function markQueued(drafts: DraftStore, idempotencyKey: string): void {
  const draft = drafts.read();
  if (draft?.attempt?.idempotencyKey === idempotencyKey) drafts.keep(withQueued(draft, true));
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
