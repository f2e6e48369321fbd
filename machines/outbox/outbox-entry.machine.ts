import { assign, enqueueActions, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
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

/** Soon enough for a tunnel, seldom enough for a server that is down for a day. */
export const OUTBOX_BACKOFF: BackoffSettings = { baseMs: 5000, maxMs: 900_000 };

export const noChance = () => 0;

const notProvided = (actor: string) => () =>
  Promise.reject(
    new Error(`${NAME}: there is no actor '${actor}'. Provide \`${actor}\` to the machine.`),
  );

/**
 * What has happened to an enquiry, as a change to what is stored. Once it is acknowledged nothing
 * personal stays on the device.
 */
function settled(entry: StoredEnquiry, outcome: SendOutcome): StoredEnquiry {
  return outcome.outcome === 'sent'
    ? { ...entry, status: 'sent', receipt: outcome.receipt, enquiry: {}, errors: {} }
    : { ...entry, status: 'refused', errors: outcome.errors };
}

/**
 * One enquiry in the outbox: kept on the device, sent when that is possible, exactly once, and never
 * said to be what it is not.
 *
 * Before it is sent, and before it is canceled, it takes a lock that all tabs share and reads again
 * what is stored: what another tab has sent is not sent twice, and what another tab is sending cannot
 * be said to be canceled. The outcome is stored before the lock is given up. A try that fails is
 * followed by another, after a wait that grows; the network's return, or the visitor, ends the wait.
 *
 * The host provides the promise actors `storeEntry`, `readEntry`, `removeEntry` and `deliver`, and the
 * callback actor `withLock`, which answers LOCK.GRANTED or LOCK.DENIED and holds the lock until it is
 * stopped.
 *
 * @throws TypeError or RangeError at its start for an empty key, broken attempts, backoff or jitter
 */
export const outboxEntryMachine = setup({
  types: {
    context: {} as OutboxEntryContext,
    events: {} as OutboxEntryEvent,
    input: {} as OutboxEntryInput,
  },
  actors: {
    storeEntry: fromPromise<void, { readonly entry: StoredEnquiry }>(notProvided('storeEntry')),
    readEntry: fromPromise<StoredEnquiry | null, { readonly idempotencyKey: string }>(
      notProvided('readEntry'),
    ),
    removeEntry: fromPromise<void, { readonly idempotencyKey: string }>(notProvided('removeEntry')),
    deliver: fromPromise<SendOutcome, DeliverInput>(notProvided('deliver')),
    /** Where tabs share no lock, the receiver's idempotency key still keeps the enquiry single. */
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
      if (context.parent === null) return;
      enqueue.sendTo(context.parent, {
        type: 'CANCELLATION.FAILED',
        idempotencyKey: context.entry.idempotencyKey,
      } satisfies OutboxEntryReport);
    }),
    markStored: assign({ isStored: true }),
    markOffline: assign({ isOffline: true }),
    markOnline: assign({ isOffline: false }),
    beginTry: assign({ isUrgent: false, retryInMs: 0 }),
    countFailure: assign(({ context }) => {
      const attempts = context.entry.attempts + 1;
      return {
        entry: { ...context.entry, attempts },
        retryInMs: backoffMs(context.backoff, attempts, context.jitter()),
      };
    }),
    /** Another tab is at it: look again soon. That is no failure. */
    lookAgainSoon: assign(({ context }) => ({
      retryInMs: backoffMs(context.backoff, 1, context.jitter()),
    })),
    settle: assign(({ context }, outcome: SendOutcome) => ({
      entry: settled(context.entry, outcome),
    })),
    adopt: assign((_, params: { readonly stored: StoredEnquiry | null }) =>
      params.stored === null ? {} : { entry: params.stored },
    ),
  },
  guards: {
    isStored: ({ context }) => context.isStored,
    isOffline: ({ context }) => context.isOffline,
    isUrgent: ({ context }) => context.isUrgent,
    isSent: ({ context }) => context.entry.status === 'sent',
    isRefused: ({ context }) => context.entry.status === 'refused',
    isSentElsewhere: (_, params: { readonly stored: StoredEnquiry | null }) =>
      params.stored?.status === 'sent',
    /** One that was refused here already may be tried again, since the visitor asked for it. */
    isRefusedElsewhere: ({ context }, params: { readonly stored: StoredEnquiry | null }) =>
      context.entry.status === 'waiting' && params.stored?.status === 'refused',
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
      'that gives a number from 0 to 1',
    );
    requireText(NAME, 'entry.idempotencyKey', input.entry.idempotencyKey);
    const attempts = requireWholeNumber(NAME, 'entry.attempts', input.entry.attempts, 0);
    return {
      entry: input.entry,
      isStored: input.isStored,
      isUrgent: input.isUrgent,
      isOffline: input.isOffline,
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
        { guard: 'isStored', target: 'waiting' },
        { target: 'storing' },
      ],
    },
    storing: {
      invoke: {
        id: 'store',
        src: 'storeEntry',
        input: ({ context }) => ({ entry: context.entry }),
        onDone: { target: 'waiting', actions: ['markStored', 'reportStored'] },
        onError: { target: 'waiting', actions: 'reportStored' },
      },
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
            id: 'read',
            src: 'readEntry',
            input: ({ context }) => ({ idempotencyKey: context.entry.idempotencyKey }),
            onDone: [
              {
                guard: {
                  type: 'isSentElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.sent',
                actions: { type: 'adopt', params: ({ event }) => ({ stored: event.output }) },
              },
              {
                guard: {
                  type: 'isRefusedElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.refused',
                actions: { type: 'adopt', params: ({ event }) => ({ stored: event.output }) },
              },
              {
                guard: {
                  type: 'isRemovedElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.canceled',
              },
              { target: 'choosing' },
            ],
            onError: 'choosing',
          },
        },
      },
    },
    sending: {
      entry: ['beginTry', { type: 'report', params: { phase: 'sending' } }],
      invoke: {
        id: 'lock',
        src: 'withLock',
        input: ({ context }) => ({ name: `enquiry:${context.entry.idempotencyKey}` }),
      },
      initial: 'locking',
      states: {
        locking: {
          on: {
            'LOCK.GRANTED': 'checking',
            'LOCK.DENIED': { target: '#outboxEntry.waiting', actions: 'lookAgainSoon' },
            // Nothing is on its way yet.
            'CANCEL.REQUESTED': '#outboxEntry.canceling',
          },
        },
        checking: {
          invoke: {
            id: 'read',
            src: 'readEntry',
            input: ({ context }) => ({ idempotencyKey: context.entry.idempotencyKey }),
            onDone: [
              {
                guard: {
                  type: 'isSentElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.sent',
                actions: { type: 'adopt', params: ({ event }) => ({ stored: event.output }) },
              },
              {
                guard: {
                  type: 'isRefusedElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.refused',
                actions: { type: 'adopt', params: ({ event }) => ({ stored: event.output }) },
              },
              {
                guard: {
                  type: 'isRemovedElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.canceled',
              },
              { target: 'delivering' },
            ],
            // A storage that cannot be read must not keep the enquiry from arriving.
            onError: 'delivering',
          },
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
            onError: { target: 'recording', actions: 'countFailure' },
          },
        },
        recording: {
          invoke: {
            id: 'store',
            src: 'storeEntry',
            input: ({ context }) => ({ entry: context.entry }),
            onDone: { target: 'recorded', actions: 'markStored' },
            onError: 'recorded',
          },
        },
        recorded: {
          always: [
            { guard: 'isSent', target: '#outboxEntry.sent' },
            { guard: 'isRefused', target: '#outboxEntry.refused' },
            { target: '#outboxEntry.waiting' },
          ],
        },
      },
    },
    canceling: {
      entry: { type: 'report', params: { phase: 'canceling' } },
      invoke: {
        id: 'lock',
        src: 'withLock',
        input: ({ context }) => ({ name: `enquiry:${context.entry.idempotencyKey}` }),
      },
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
            id: 'read',
            src: 'readEntry',
            input: ({ context }) => ({ idempotencyKey: context.entry.idempotencyKey }),
            onDone: [
              {
                guard: {
                  type: 'isSentElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.sent',
                actions: [
                  { type: 'adopt', params: ({ event }) => ({ stored: event.output }) },
                  'reportUncancelled',
                ],
              },
              { target: 'removing' },
            ],
            onError: 'removing',
          },
        },
        removing: {
          invoke: {
            id: 'remove',
            src: 'removeEntry',
            input: ({ context }) => ({ idempotencyKey: context.entry.idempotencyKey }),
            onDone: '#outboxEntry.canceled',
            // It would be sent after the next reload, so it must not be said to be canceled.
            onError: 'refraining',
          },
        },
        refraining: {
          entry: 'reportUncancelled',
          always: [
            { guard: 'isRefused', target: '#outboxEntry.refused' },
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
            id: 'read',
            src: 'readEntry',
            input: ({ context }) => ({ idempotencyKey: context.entry.idempotencyKey }),
            onDone: [
              {
                // The form has sent it again, and this time it was accepted.
                guard: {
                  type: 'isSentElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.sent',
                actions: { type: 'adopt', params: ({ event }) => ({ stored: event.output }) },
              },
              {
                guard: {
                  type: 'isRemovedElsewhere',
                  params: ({ event }) => ({ stored: event.output }),
                },
                target: '#outboxEntry.canceled',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    sent: {
      type: 'final',
      entry: { type: 'report', params: { phase: 'sent' } },
    },
    canceled: {
      type: 'final',
      entry: { type: 'report', params: { phase: 'canceled' } },
    },
  },
});
