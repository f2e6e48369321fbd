import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { requireBackoff } from '#machines/lib/backoff.ts';
import { requireFunction } from '#machines/lib/checks.ts';
import { outboxEntryMachine, noChance, OUTBOX_BACKOFF } from './outbox-entry.machine.ts';
import type {
  OutboxEntryReport,
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  OutboxItem,
  StoredEnquiry,
} from './outbox.types.ts';

const NAME = 'outbox';

function itemOf(items: readonly OutboxItem[], key: string): OutboxItem | undefined {
  return items.find((item) => item.idempotencyKey === key);
}

/** An enquiry that has just been handed over. */
function newEntry(event: OutboxEvent & { type: 'ENQUIRY.ADDED' }): StoredEnquiry {
  return {
    idempotencyKey: event.idempotencyKey,
    enquiry: event.enquiry,
    createdAt: event.createdAt,
    attempts: event.attempts,
    status: 'waiting',
    receipt: null,
    errors: {},
  };
}

/**
 * The outbox: enquiries that could not be delivered at once, each of them an actor of its own
 * (`outboxEntryMachine`), so that one that is refused or stuck holds up no other. At its start it takes
 * up again what is stored on the device. Another tab's changes come as STORAGE.CHANGED: every
 * enquiry then reads its own record again, and new ones are taken up.
 *
 * The host provides the actor `load` (all that is stored) and, through `provideOutbox`, the actors of
 * the enquiries.
 *
 * @throws RangeError or TypeError at its start for a backoff or a jitter that is none
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    load: fromPromise<readonly StoredEnquiry[]>(() =>
      Promise.reject(new Error(`${NAME}: nothing loads. Provide \`load\` to the machine.`)),
    ),
    enquiry: outboxEntryMachine,
  },
  actions: {
    takeUp: assign(
      (
        { context, spawn, self },
        params: {
          readonly entries: readonly StoredEnquiry[];
          readonly isStored: boolean;
        },
      ) => {
        const fresh = params.entries.filter(
          (entry) =>
            entry.status !== 'sent' && itemOf(context.items, entry.idempotencyKey) === undefined,
        );
        const items = fresh.map((entry): OutboxItem => {
          const ref = spawn('enquiry', {
            id: entry.idempotencyKey,
            input: {
              entry,
              isStored: params.isStored,
              isUrgent: params.isStored || entry.attempts === 0,
              isOffline: context.isOffline,
              backoff: context.backoff,
              jitter: context.jitter,
              parent: self,
            },
          });
          return {
            idempotencyKey: entry.idempotencyKey,
            phase: params.isStored ? entry.status : 'storing',
            entry,
            isStored: params.isStored,
            retryInMs: 0,
            ref,
          };
        });
        return { items: [...context.items, ...items] };
      },
    ),
    setReport: assign(({ context }, report: OutboxEntryReport & { type: 'ENQUIRY.REPORTED' }) => ({
      items: context.items.map((item) =>
        item.idempotencyKey === report.idempotencyKey
          ? {
              ...item,
              phase: report.phase,
              entry: report.entry,
              isStored: report.isStored,
              retryInMs: report.retryInMs,
            }
          : item,
      ),
    })),
    letGo: enqueueActions(({ context, enqueue }, params: { readonly idempotencyKey: string }) => {
      const item = itemOf(context.items, params.idempotencyKey);
      if (item === undefined) return;
      enqueue.stopChild(item.ref);
      enqueue.assign({ items: context.items.filter((other) => other !== item) });
    }),
    forwardToAll: enqueueActions(({ context, event, enqueue }) => {
      for (const item of context.items) enqueue.sendTo(item.ref, { type: event.type });
    }),
    forwardToOne: enqueueActions(
      ({ context, event, enqueue }, params: { readonly idempotencyKey: string }) => {
        const item = itemOf(context.items, params.idempotencyKey);
        if (item !== undefined) enqueue.sendTo(item.ref, { type: event.type });
      },
    ),
    sendAgain: enqueueActions(
      ({ context, enqueue }, params: { readonly idempotencyKey: string }) => {
        const item = itemOf(context.items, params.idempotencyKey);
        if (item !== undefined) enqueue.sendTo(item.ref, { type: 'SEND.REQUESTED' });
      },
    ),
    markOffline: assign({ isOffline: true }),
    markOnline: assign({ isOffline: false }),
    markStorageBroken: assign({ isStorageBroken: true }),
    markStorageSound: assign({ isStorageBroken: false }),
    emitKept: emit((_, params: { readonly idempotencyKey: string }) => ({
      type: 'ENQUIRY.KEPT',
      idempotencyKey: params.idempotencyKey,
    })),
    emitUnkept: emit((_, params: { readonly idempotencyKey: string }) => ({
      type: 'ENQUIRY.UNKEPT',
      idempotencyKey: params.idempotencyKey,
    })),
    emitSent: enqueueActions(
      ({ enqueue, context }, { entry }: { readonly entry: StoredEnquiry }) => {
        enqueue.emit({
          type: 'ENQUIRY.SENT',
          idempotencyKey: entry.idempotencyKey,
          receipt: entry.receipt ?? '',
          isNews: entry.isAnnounced !== true,
        });
        enqueue.assign({ saidSent: [...context.saidSent, entry.idempotencyKey] });
      },
    ),
    emitSentBefore: enqueueActions(
      ({ enqueue, context }, params: { readonly entries: readonly StoredEnquiry[] }) => {
        // One that this tab still holds reads its own record and reports for itself.
        const unsaid = params.entries.filter(
          ({ status, idempotencyKey }) =>
            status === 'sent' &&
            !context.saidSent.includes(idempotencyKey) &&
            itemOf(context.items, idempotencyKey) === undefined,
        );
        for (const { idempotencyKey, receipt, isAnnounced } of unsaid) {
          enqueue.emit({
            type: 'ENQUIRY.SENT',
            idempotencyKey,
            receipt: receipt ?? '',
            isNews: isAnnounced !== true,
          });
        }
        enqueue.assign({
          saidSent: [...context.saidSent, ...unsaid.map((entry) => entry.idempotencyKey)],
        });
      },
    ),
    emitRefused: emit((_, { entry }: { readonly entry: StoredEnquiry }) => ({
      type: 'ENQUIRY.REFUSED',
      idempotencyKey: entry.idempotencyKey,
      errors: entry.errors,
    })),
    emitCanceled: emit((_, params: { readonly idempotencyKey: string }) => ({
      type: 'ENQUIRY.CANCELED',
      idempotencyKey: params.idempotencyKey,
    })),
    tellUncancelled: emit((_, params: { readonly idempotencyKey: string }) => ({
      type: 'CANCELLATION.FAILED',
      idempotencyKey: params.idempotencyKey,
    })),
  },
  guards: {
    isKnownAndStored: ({ context }, params: { readonly idempotencyKey: string }) =>
      itemOf(context.items, params.idempotencyKey)?.isStored === true,
    isBeingStored: ({ context }, params: { readonly idempotencyKey: string }) =>
      itemOf(context.items, params.idempotencyKey)?.phase === 'storing',
    isKnown: ({ context }, params: { readonly idempotencyKey: string }) =>
      itemOf(context.items, params.idempotencyKey) !== undefined,
    isForOne: ({ event }) => event.type === 'SEND.REQUESTED' && event.idempotencyKey !== undefined,
    isSent: (_, report: { readonly phase: string }) => report.phase === 'sent',
    isCanceled: (_, report: { readonly phase: string }) => report.phase === 'canceled',
    isNewlyRefused: ({ context }, report: { readonly phase: string; idempotencyKey: string }) =>
      report.phase === 'refused' &&
      itemOf(context.items, report.idempotencyKey)?.phase !== 'refused',
    isStored: (_, params: { readonly isStored: boolean }) => params.isStored,
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    items: [],
    saidSent: [],
    isOffline: input.isOffline,
    isStorageBroken: false,
    backoff: requireBackoff(NAME, input.backoff ?? OUTBOX_BACKOFF),
    jitter: requireFunction(
      NAME,
      'jitter',
      input.jitter ?? noChance,
      'that gives a number from 0 to 1',
    ),
  }),
  initial: 'loading',
  on: {
    'ENQUIRY.ADDED': [
      {
        // The form tries again what lies here already.
        guard: { type: 'isKnownAndStored', params: ({ event }) => event },
        actions: [
          { type: 'emitKept', params: ({ event }) => event },
          { type: 'sendAgain', params: ({ event }) => event },
        ],
      },
      {
        // It will be said of this one when it is known.
        guard: { type: 'isBeingStored', params: ({ event }) => event },
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        actions: [
          { type: 'emitUnkept', params: ({ event }) => event },
          { type: 'sendAgain', params: ({ event }) => event },
        ],
      },
      {
        actions: {
          type: 'takeUp',
          params: ({ event }) => ({ entries: [newEntry(event)], isStored: false }),
        },
      },
    ],
    'ENQUIRY.REPORTED': [
      {
        guard: { type: 'isSent', params: ({ event }) => event },
        actions: [
          { type: 'emitSent', params: ({ event }) => event },
          { type: 'letGo', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isCanceled', params: ({ event }) => event },
        actions: [
          { type: 'emitCanceled', params: ({ event }) => event },
          { type: 'letGo', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isNewlyRefused', params: ({ event }) => event },
        actions: [
          { type: 'emitRefused', params: ({ event }) => event },
          { type: 'setReport', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'setReport', params: ({ event }) => event } },
    ],
    'ENQUIRY.STORED': [
      {
        guard: { type: 'isStored', params: ({ event }) => event },
        actions: { type: 'emitKept', params: ({ event }) => event },
      },
      { actions: { type: 'emitUnkept', params: ({ event }) => event } },
    ],
    'CANCELLATION.FAILED': {
      actions: { type: 'tellUncancelled', params: ({ event }) => event },
    },
    'SEND.REQUESTED': [
      {
        guard: 'isForOne',
        actions: {
          type: 'forwardToOne',
          params: ({ event }) => ({ idempotencyKey: event.idempotencyKey ?? '' }),
        },
      },
      { actions: 'forwardToAll' },
    ],
    'CANCEL.REQUESTED': { actions: { type: 'forwardToOne', params: ({ event }) => event } },
    'NETWORK.BACK': { actions: ['markOnline', 'forwardToAll'] },
    'NETWORK.LOST': { actions: ['markOffline', 'forwardToAll'] },
    // Read from the beginning, even when a reading is under way: that one may have missed it.
    'STORAGE.CHANGED': { target: '.loading', actions: 'forwardToAll' },
  },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'ready',
          actions: [
            'markStorageSound',
            { type: 'emitSentBefore', params: ({ event }) => ({ entries: event.output }) },
            {
              type: 'takeUp',
              params: ({ event }) => ({ entries: event.output, isStored: true }),
            },
          ],
        },
        onError: { target: 'ready', actions: 'markStorageBroken' },
      },
    },
    ready: {},
  },
});
