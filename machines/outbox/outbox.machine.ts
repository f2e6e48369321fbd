import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
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

/** The record of a newly added enquiry. */
export const newEntry = ({
  idempotencyKey,
  enquiry,
  createdAt,
  attempts,
}: Pick<
  StoredEnquiry,
  'idempotencyKey' | 'enquiry' | 'createdAt' | 'attempts'
>): StoredEnquiry => ({
  idempotencyKey,
  enquiry,
  createdAt,
  attempts,
  status: 'waiting',
  receipt: null,
  errors: {},
});

/**
 * The outbox: enquiries that could not be delivered immediately, each its own actor
 * (`outboxEntryMachine`), so that one that is refused or stuck does not block the others. On start
 * it resumes the enquiries stored on the device. Changes by other tabs arrive as STORAGE.CHANGED:
 * every enquiry then rereads its own record, and new ones are loaded.
 *
 * The host provides the actor `load` (all stored enquiries) and, through `provideOutbox`, the
 * actors of the enquiries.
 *
 * @throws RangeError or TypeError on start for an invalid backoff or jitter
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    load: fromPromise<readonly StoredEnquiry[]>(notProvided(NAME, 'load')),
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
        // An enquiry that is added again is being sent again.
        const sent = context.sent.filter(({ idempotencyKey }) => !itemOf(items, idempotencyKey));
        return { items: [...context.items, ...items], sent };
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
        // If its outcome could not be stored, it may be resent under the same key; emit it only once.
        if (context.saidSent.includes(entry.idempotencyKey)) return;
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
        // An enquiry that this tab still holds rereads its own record and reports for itself.
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
    // It is being sent or was sent, or could not be removed: it must not be reported as canceled.
    markUncanceled: assign(({ context }, params: { readonly idempotencyKey: string }) => ({
      uncanceled: [...context.uncanceled, params.idempotencyKey],
    })),
    forgetUncanceled: assign(({ context }, params: { readonly idempotencyKey: string }) => ({
      uncanceled: context.uncanceled.filter((key) => key !== params.idempotencyKey),
    })),
    forgetAllUncanceled: assign({ uncanceled: [] }),
    // Keeps the last report, which no longer contains the message or earlier errors.
    keepSent: assign(({ context }, report: OutboxEntryReport & { type: 'ENQUIRY.REPORTED' }) => {
      const item = itemOf(context.items, report.idempotencyKey);
      if (item === undefined) return {};
      const { phase, entry, isStored } = report;
      return { sent: [...context.sent, { ...item, phase, entry, isStored }] };
    }),
    dismissSent: assign(({ context }, params: { readonly idempotencyKey: string }) => ({
      sent: context.sent.filter((item) => item.idempotencyKey !== params.idempotencyKey),
    })),
  },
  guards: {
    isSaidSent: ({ context }, params: { readonly idempotencyKey: string }) =>
      context.saidSent.includes(params.idempotencyKey),
    isKnownAndStored: ({ context }, params: { readonly idempotencyKey: string }) =>
      itemOf(context.items, params.idempotencyKey)?.isStored === true,
    isBeingStored: ({ context }, params: { readonly idempotencyKey: string }) =>
      itemOf(context.items, params.idempotencyKey)?.phase === 'storing',
    isKnown: ({ context }, params: { readonly idempotencyKey: string }) =>
      itemOf(context.items, params.idempotencyKey) !== undefined,
    isForOne: (_, params: { readonly idempotencyKey?: string }) =>
      params.idempotencyKey !== undefined,
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
    sent: [],
    uncanceled: [],
    saidSent: [],
    isOffline: input.isOffline,
    backoff: requireBackoff(NAME, input.backoff ?? OUTBOX_BACKOFF),
    jitter: requireFunction(
      NAME,
      'jitter',
      input.jitter ?? noChance,
      'that returns a number from 0 to 1',
    ),
  }),
  initial: 'loading',
  on: {
    'ENQUIRY.ADDED': [
      {
        // Already sent by another attempt in the meantime; the form no longer waits for this one.
        guard: { type: 'isSaidSent', params: ({ event }) => event },
        actions: { type: 'emitKept', params: ({ event }) => event },
      },
      {
        // The form retries an enquiry that is already in the outbox.
        guard: { type: 'isKnownAndStored', params: ({ event }) => event },
        actions: [
          { type: 'emitKept', params: ({ event }) => event },
          { type: 'sendAgain', params: ({ event }) => event },
        ],
      },
      {
        // The result is emitted once it is known.
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
          { type: 'keepSent', params: ({ event }) => event },
          { type: 'emitSent', params: ({ event }) => event },
          { type: 'letGo', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isCanceled', params: ({ event }) => event },
        actions: [
          { type: 'emitCanceled', params: ({ event }) => event },
          { type: 'forgetUncanceled', params: ({ event }) => event },
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
      actions: { type: 'markUncanceled', params: ({ event }) => event },
    },
    'SEND.REQUESTED': [
      {
        guard: { type: 'isForOne', params: ({ event }) => event },
        actions: {
          type: 'forwardToOne',
          params: ({ event }) => ({ idempotencyKey: event.idempotencyKey ?? '' }),
        },
      },
      { actions: 'forwardToAll' },
    ],
    'CANCEL.REQUESTED': [
      {
        guard: { type: 'isForOne', params: ({ event }) => event },
        actions: [
          {
            type: 'forgetUncanceled',
            params: ({ event }) => ({ idempotencyKey: event.idempotencyKey ?? '' }),
          },
          {
            type: 'forwardToOne',
            params: ({ event }) => ({ idempotencyKey: event.idempotencyKey ?? '' }),
          },
        ],
      },
      { actions: ['forgetAllUncanceled', 'forwardToAll'] },
    ],
    'SENT.DISMISSED': {
      actions: [
        { type: 'dismissSent', params: ({ event }) => event },
        { type: 'forgetUncanceled', params: ({ event }) => event },
      ],
    },
    'NETWORK.BACK': { actions: ['markOnline', 'forwardToAll'] },
    'NETWORK.LOST': { actions: ['markOffline', 'forwardToAll'] },
    // Restart a running load, which may have missed the change.
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
            { type: 'emitSentBefore', params: ({ event }) => ({ entries: event.output }) },
            {
              type: 'takeUp',
              params: ({ event }) => ({ entries: event.output, isStored: true }),
            },
          ],
        },
        onError: 'ready',
      },
    },
    ready: {},
  },
});
