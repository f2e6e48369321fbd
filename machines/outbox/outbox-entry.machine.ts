import { assign, enqueueActions, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { backoffMs, requireBackoff, type BackoffSettings } from '#machines/lib/backoff.ts';
import { requireFunction, requireText } from '#machines/lib/checks.ts';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import { requireWholeNumber } from '#machines/lib/check-input.ts';
import type {
  OutboxEntryContext,
  OutboxEntryEvent,
  OutboxEntryInput,
  OutboxEntryPhase,
  OutboxEntryReport,
  SendOutcome,
  StoredEnquiry,
} from './outbox.types.ts';

const NAME = 'outbox enquiry';

/** Short enough for a train tunnel, long enough for a server that is down for a day. */
export const OUTBOX_BACKOFF: BackoffSettings = { baseMs: 5000, maxMs: 900_000 };

export const noChance = () => 0;

/**
 * The stored record with an outcome applied. Once the enquiry is acknowledged, no personal data
 * stays on the device.
 */
function settled(entry: StoredEnquiry, outcome: SendOutcome): StoredEnquiry {
  switch (outcome.outcome) {
    case 'sent':
      return { ...entry, status: 'sent', receipt: outcome.receipt, enquiry: {}, errors: {} };
    case 'refused':
      return { ...entry, status: 'refused', errors: outcome.errors };
    case 'postponed':
      // Also one that was refused before: the form that sends it again promises that it will be sent.
      return { ...entry, status: 'waiting', errors: {}, attempts: entry.attempts + 1 };
  }
}

/** The outcome of an attempt that got no response. */
const UNANSWERED: SendOutcome = { outcome: 'postponed', retryAfterMs: 0 };

/** The longest wait accepted from the receiver, in ms, in case its header is wrong. */
const LONGEST_POSTPONEMENT_MS = 24 * 3_600_000;

const storedIn = ({ event }: { readonly event: { readonly output: StoredEnquiry | null } }) => ({
  stored: event.output,
});

/** Transitions for what another tab may have done with the enquiry, according to its record. */
const WHEN_SENT = {
  guard: { type: 'isSentElsewhere', params: storedIn },
  target: '#outboxEntry.sent',
  actions: { type: 'adopt', params: storedIn },
} as const;
const WHEN_REFUSED = {
  guard: { type: 'isRefusedElsewhere', params: storedIn },
  target: '#outboxEntry.refused',
  actions: { type: 'adopt', params: storedIn },
} as const;
const WHEN_EXPIRED = {
  guard: { type: 'isExpiredElsewhere', params: storedIn },
  target: '#outboxEntry.expired',
  actions: { type: 'adopt', params: storedIn },
} as const;
const WHEN_REMOVED = {
  guard: { type: 'isRemovedElsewhere', params: storedIn },
  target: '#outboxEntry.canceled',
} as const;

type InContext = { readonly context: OutboxEntryContext };

/** The invocations that read and store its record. */
const READING = {
  id: 'read',
  src: 'readEntry',
  input: ({ context }: InContext) => ({ idempotencyKey: context.entry.idempotencyKey }),
} as const;
const STORING = {
  id: 'store',
  src: 'storeEntry',
  input: ({ context }: InContext) => ({ entry: context.entry }),
} as const;

/** The lock shared by all tabs, held while its state is active. */
const LOCKING = {
  id: 'lock',
  src: 'withLock',
  input: ({ context }: InContext) => ({ name: `enquiry:${context.entry.idempotencyKey}` }),
} as const;

/** If storage fails during a cancellation, an enquiry that is only in memory is canceled anyway. */
const KEPT_OR_CANCELED = [
  { guard: 'isStored', target: '#outboxEntry.canceling.refraining' },
  { target: '#outboxEntry.canceled' },
] as const;

/**
 * One enquiry in the outbox: stored on the device and sent exactly once, as soon as possible. Its
 * reported state is always accurate.
 *
 * Before sending or canceling, it takes a lock shared by all tabs and rereads its record, so that
 * an enquiry sent by another tab is not sent twice, and one being sent by another tab is not
 * reported as canceled. The outcome is stored before the lock is released. A failed attempt is
 * retried after a growing wait, which ends early when the network is back or the visitor asks. A
 * cancellation requested during an attempt follows it, unless the enquiry was sent.
 *
 * The host provides the promise actors `storeEntry`, `readEntry`, `removeEntry` and `deliver`, and
 * the callback actor `withLock`, which sends LOCK.GRANTED or LOCK.DENIED and holds the lock until
 * it is stopped.
 *
 * @throws TypeError or RangeError on start for an empty key, or invalid attempts, backoff or jitter
 */
export const outboxEntryMachine = setup({
  types: {
    context: {} as OutboxEntryContext,
    events: {} as OutboxEntryEvent,
    input: {} as OutboxEntryInput,
  },
  actors: {
    storeEntry: fromPromise<void, { readonly entry: StoredEnquiry }>(
      notProvided(NAME, 'storeEntry'),
    ),
    readEntry: fromPromise<StoredEnquiry | null, { readonly idempotencyKey: string }>(
      notProvided(NAME, 'readEntry'),
    ),
    removeEntry: fromPromise<void, { readonly idempotencyKey: string }>(
      notProvided(NAME, 'removeEntry'),
    ),
    deliver: fromPromise<SendOutcome, DeliverInput>(notProvided(NAME, 'deliver')),
    /** Without a lock shared by tabs, the receiver's idempotency key still prevents duplicates. */
    withLock: fromCallback<EventObject, { readonly name: string }>(({ sendBack }) => {
      sendBack({ type: 'LOCK.GRANTED' });
    }),
  },
  actions: {
    report: enqueueActions(({ context, enqueue }, params: { readonly phase: OutboxEntryPhase }) => {
      if (context.parent === null) return;
      enqueue.sendTo(context.parent, {
        type: 'ENQUIRY.REPORTED',
        idempotencyKey: context.entry.idempotencyKey,
        phase: params.phase,
        entry: context.entry,
        isStored: context.isStored,
        retryInMs: context.retryInMs,
      } satisfies OutboxEntryReport);
    }),
    reportStored: enqueueActions(({ context, enqueue }) => {
      if (context.parent === null) return;
      enqueue.sendTo(context.parent, {
        type: 'ENQUIRY.STORED',
        idempotencyKey: context.entry.idempotencyKey,
        isStored: context.isStored,
      } satisfies OutboxEntryReport);
    }),
    reportUncancelled: enqueueActions(({ context, enqueue }) => {
      if (context.parent === null || !context.isCancelWanted) return;
      enqueue.sendTo(context.parent, {
        type: 'CANCELLATION.FAILED',
        idempotencyKey: context.entry.idempotencyKey,
      } satisfies OutboxEntryReport);
    }),
    markStored: assign({ isStored: true }),
    markOffline: assign({ isOffline: true }),
    markOnline: assign({ isOffline: false }),
    wantCancel: assign({ isCancelWanted: true }),
    forgetCancel: assign({ isCancelWanted: false }),
    beginTry: assign({ isUrgent: false, retryInMs: 0 }),
    /** Another tab holds the lock: check again soon, without counting a failure. */
    lookAgainSoon: assign(({ context }) => ({
      retryInMs: backoffMs(context.backoff, 1, context.jitter()),
    })),
    settle: assign(({ context }, outcome: SendOutcome) => {
      const entry = settled(context.entry, outcome);
      if (outcome.outcome !== 'postponed') return { entry };
      const ownWaitMs = backoffMs(context.backoff, entry.attempts, context.jitter());
      const askedMs = Math.min(outcome.retryAfterMs, LONGEST_POSTPONEMENT_MS);
      return { entry, retryInMs: Math.max(ownWaitMs, askedMs) };
    }),
    adopt: assign((_, params: { readonly stored: StoredEnquiry | null }) =>
      params.stored === null ? {} : { entry: params.stored },
    ),
  },
  guards: {
    isStored: ({ context }) => context.isStored,
    isOffline: ({ context }) => context.isOffline,
    isUrgent: ({ context }) => context.isUrgent,
    isCancelWanted: ({ context }) => context.isCancelWanted,
    isSent: ({ context }) => context.entry.status === 'sent',
    isRefused: ({ context }) => context.entry.status === 'refused',
    isExpired: ({ context }) => context.entry.status === 'expired',
    isSentElsewhere: (_, params: { readonly stored: StoredEnquiry | null }) =>
      params.stored?.status === 'sent',
    /** An enquiry that was refused in this tab may be retried, since the visitor asked for it. */
    isRefusedElsewhere: ({ context }, params: { readonly stored: StoredEnquiry | null }) =>
      context.entry.status === 'waiting' && params.stored?.status === 'refused',
    isExpiredElsewhere: (_, params: { readonly stored: StoredEnquiry | null }) =>
      params.stored?.status === 'expired',
    isRemovedElsewhere: ({ context }, params: { readonly stored: StoredEnquiry | null }) =>
      context.isStored && params.stored === null,
  },
  delays: {
    retryWait: ({ context }) => context.retryInMs,
  },
}).createMachine({
  id: 'outboxEntry',
  context: ({ input }) => {
    const backoff = requireBackoff(NAME, input.backoff ?? OUTBOX_BACKOFF);
    const jitter = requireFunction(
      NAME,
      'jitter',
      input.jitter ?? noChance,
      'that returns a number from 0 to 1',
    );
    requireText(NAME, 'entry.idempotencyKey', input.entry.idempotencyKey);
    const attempts = requireWholeNumber(NAME, 'entry.attempts', input.entry.attempts, 0);
    return {
      entry: input.entry,
      isStored: input.isStored,
      isUrgent: input.isUrgent,
      isOffline: input.isOffline,
      isCancelWanted: false,
      backoff,
      jitter,
      retryInMs: backoffMs(backoff, attempts, jitter()),
      parent: input.parent ?? null,
    };
  },
  initial: 'starting',
  on: {
    'NETWORK.LOST': { actions: 'markOffline' },
    'NETWORK.BACK': { actions: 'markOnline' },
  },
  states: {
    starting: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isStored', target: 'waiting' },
        { target: 'storing' },
      ],
    },
    storing: {
      invoke: {
        ...STORING,
        onDone: { target: 'waiting', actions: ['markStored', 'reportStored'] },
        onError: { target: 'waiting', actions: 'reportStored' },
      },
      on: { 'CANCEL.REQUESTED': { actions: 'wantCancel' } },
    },
    waiting: {
      initial: 'choosing',
      on: {
        'NETWORK.BACK': { target: 'sending', actions: 'markOnline' },
        'SEND.REQUESTED': 'sending',
        'CANCEL.REQUESTED': 'canceling',
        'STORAGE.CHANGED': '.rereading',
      },
      states: {
        choosing: {
          always: [
            { guard: 'isCancelWanted', target: '#outboxEntry.canceling' },
            { guard: 'isOffline', target: 'offline' },
            { guard: 'isUrgent', target: '#outboxEntry.sending' },
            { target: 'backingOff' },
          ],
        },
        offline: {
          entry: { type: 'report', params: { phase: 'waiting' } },
        },
        backingOff: {
          entry: { type: 'report', params: { phase: 'waiting' } },
          on: { 'NETWORK.LOST': { target: 'offline', actions: 'markOffline' } },
          after: { retryWait: '#outboxEntry.sending' },
        },
        rereading: {
          invoke: {
            ...READING,
            onDone: [WHEN_SENT, WHEN_REFUSED, WHEN_EXPIRED, WHEN_REMOVED, { target: 'choosing' }],
            onError: 'choosing',
          },
        },
      },
    },
    sending: {
      entry: ['beginTry', { type: 'report', params: { phase: 'sending' } }],
      invoke: LOCKING,
      initial: 'locking',
      // Whether it can still be canceled depends on how the attempt ends.
      on: { 'CANCEL.REQUESTED': { actions: 'wantCancel' } },
      states: {
        locking: {
          on: {
            'LOCK.GRANTED': 'checking',
            'LOCK.DENIED': { target: '#outboxEntry.waiting', actions: 'lookAgainSoon' },
            // Nothing has been sent yet.
            'CANCEL.REQUESTED': '#outboxEntry.canceling',
          },
        },
        checking: {
          invoke: {
            ...READING,
            onDone: [WHEN_SENT, WHEN_REFUSED, WHEN_EXPIRED, WHEN_REMOVED, { target: 'delivering' }],
            // Storage that cannot be read must not block delivery.
            onError: 'delivering',
          },
          on: { 'CANCEL.REQUESTED': '#outboxEntry.canceling' },
        },
        delivering: {
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context }) => ({
              enquiry: context.entry.enquiry,
              idempotencyKey: context.entry.idempotencyKey,
            }),
            onDone: {
              target: 'recording',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            onError: { target: 'recording', actions: { type: 'settle', params: UNANSWERED } },
          },
        },
        recording: {
          invoke: {
            ...STORING,
            onDone: { target: 'recorded', actions: 'markStored' },
            onError: 'recorded',
          },
        },
        recorded: {
          always: [
            { guard: 'isSent', target: '#outboxEntry.sent' },
            { guard: 'isCancelWanted', target: '#outboxEntry.canceling' },
            { guard: 'isRefused', target: '#outboxEntry.refused' },
            { target: '#outboxEntry.waiting' },
          ],
        },
      },
    },
    canceling: {
      entry: ['wantCancel', { type: 'report', params: { phase: 'canceling' } }],
      invoke: LOCKING,
      initial: 'locking',
      states: {
        locking: {
          on: {
            'LOCK.GRANTED': 'checking',
            'LOCK.DENIED': { target: 'refraining', actions: 'lookAgainSoon' },
          },
        },
        checking: {
          invoke: {
            ...READING,
            onDone: [WHEN_SENT, { target: 'removing' }],
            // Another tab may have sent it, so it must not be reported as canceled.
            onError: KEPT_OR_CANCELED,
          },
        },
        removing: {
          invoke: {
            id: 'remove',
            src: 'removeEntry',
            input: ({ context }) => ({ idempotencyKey: context.entry.idempotencyKey }),
            onDone: '#outboxEntry.canceled',
            // It would be sent after the next reload, so it must not be reported as canceled.
            onError: KEPT_OR_CANCELED,
          },
        },
        refraining: {
          entry: ['reportUncancelled', 'forgetCancel'],
          always: [
            { guard: 'isRefused', target: '#outboxEntry.refused' },
            { guard: 'isExpired', target: '#outboxEntry.expired' },
            { target: '#outboxEntry.waiting' },
          ],
        },
      },
    },
    refused: {
      entry: { type: 'report', params: { phase: 'refused' } },
      initial: 'resting',
      on: { 'SEND.REQUESTED': 'sending', 'CANCEL.REQUESTED': 'canceling' },
      states: {
        resting: {
          on: { 'STORAGE.CHANGED': 'rereading' },
        },
        rereading: {
          invoke: {
            ...READING,
            onDone: [
              // The form has resent it, and this time it was accepted.
              WHEN_SENT,
              WHEN_EXPIRED,
              WHEN_REMOVED,
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    expired: {
      entry: { type: 'report', params: { phase: 'expired' } },
      initial: 'resting',
      on: { 'CANCEL.REQUESTED': 'canceling' },
      states: {
        resting: {
          on: { 'STORAGE.CHANGED': 'rereading' },
        },
        rereading: {
          invoke: {
            ...READING,
            // An attempt in progress when it expired may have succeeded.
            onDone: [WHEN_SENT, WHEN_REMOVED, { target: 'resting' }],
            onError: 'resting',
          },
        },
      },
    },
    sent: {
      type: 'final',
      entry: ['reportUncancelled', { type: 'report', params: { phase: 'sent' } }],
    },
    canceled: {
      type: 'final',
      entry: { type: 'report', params: { phase: 'canceled' } },
    },
  },
});
