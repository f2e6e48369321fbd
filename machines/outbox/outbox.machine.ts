import { and, assign, emit, enqueueActions, fromCallback, fromPromise, not, setup } from 'xstate';
import type { EventObject } from 'xstate';
import type { EnquiryStore } from './enquiry-store.ts';
import { isDue, LONGEST_WAIT_MS, waitOf } from './record.ts';
import type { EnquiryRecord } from './record.ts';

export interface OutboxInput {
  readonly store: EnquiryStore;
  /** Makes one attempt to send an enquiry, and stores its outcome; leaves alone what another has tried by then. */
  readonly send: (record: EnquiryRecord) => Promise<void>;
  /** Removes an enquiry, after any attempt that is being made; false: it was sent, or may still be. */
  readonly cancel: (key: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether there is no network, as far as is known; then enquiries wait for NETWORK.BACK. */
  readonly isOffline: () => boolean;
  readonly isPageHidden?: boolean;
}

export interface OutboxContext extends Required<OutboxInput> {
  /** The records as last read, oldest first. The store has the truth. */
  readonly records: readonly EnquiryRecord[];
  /** Keys of those that an attempt is being made for by this page. */
  readonly inFlight: readonly string[];
  /** Keys of those that this page has seen being sent, or is the first to say so; until dismissed. */
  readonly news: readonly string[];
  /** Keys of those that could not be canceled. */
  readonly uncanceled: readonly string[];
}

export type OutboxEvent =
  /** From the store: a record was written, changed or removed, by this page, another or the service worker. */
  | { readonly type: 'STORE.CHANGED' }
  | { readonly type: 'NETWORK.BACK' }
  /** The visitor asks to send one now. */
  | { readonly type: 'SEND.REQUESTED'; readonly key: string }
  /** The visitor cancels one, or everything that is not sent. */
  | { readonly type: 'CANCEL.REQUESTED'; readonly key?: string }
  /** The visitor has read that one was sent. */
  | { readonly type: 'SENT.DISMISSED'; readonly key: string }
  | { readonly type: 'PAGE.HIDDEN' }
  | { readonly type: 'PAGE.SHOWN' }
  /** XState's own: an attempt or a cancellation has ended. */
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** The visitor is told for the first time that an enquiry was sent; `hasWaited`: not at the first attempt. */
export interface OutboxEmitted {
  readonly type: 'ENQUIRY.SENT';
  readonly key: string;
  readonly hasWaited: boolean;
}

export type SendInput = Pick<OutboxInput, 'send'> & { readonly record: EnquiryRecord };
export type CancelInput = Pick<OutboxInput, 'store' | 'cancel'> & {
  readonly key: string | undefined;
};
export type AnnounceInput = Pick<OutboxInput, 'store'> & { readonly key: string };

/** Which enquiry was marked as announced, and whether this page is the first to do so. */
export interface Announcement {
  readonly key: string;
  readonly isFirst: boolean;
}

/** Keys by the id of the child that works on them. */
const SEND = 'send:';
const CANCEL = 'cancel:';
const keyIn = (type: string, prefix: string) => type.split(prefix)[1] ?? '';

/** After a failure of the sender itself, such as a lock that is not given, in ms. */
const PAUSE_MS = 5000;

const unannounced = ({ records }: OutboxContext) =>
  records.find(({ status, isAnnounced }) => status === 'sent' && !isAnnounced);

/**
 * The outbox: sends the enquiries in the store when they are due, and knows what to tell about them. It has no copy
 * of its own: after every change it reads the store again, sends what is due, each with a sender of its own, and sleeps
 * until the next is. A second region announces what was sent, once among all tabs, while the page is visible.
 *
 * Promises, for any number of tabs over one store: an enquiry in the store is sent as long as there is a page or a
 * service worker; no attempt is made while another runs; it is called sent only with a receipt, and announced by one
 * page; it is called canceled only if it is gone from the store.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    listen: fromCallback<EventObject, EnquiryStore>(({ input: store, sendBack }) =>
      store.subscribe(() => sendBack({ type: 'STORE.CHANGED' })),
    ),
    load: fromPromise<readonly EnquiryRecord[], EnquiryStore>(({ input: store }) =>
      store.readAll(),
    ),
    send: fromPromise<void, SendInput>(({ input: { send, record } }) => send(record)),
    /** Cancels one, or everything that is not sent; its output: the keys that could not be. */
    cancel: fromPromise<readonly string[], CancelInput>(
      async ({ input: { store, cancel, key } }) => {
        const all = key === undefined ? await store.readAll() : [];
        const unsent = all.filter(({ status }) => status !== 'sent').map((record) => record.key);
        const left = await Promise.all(
          (key === undefined ? unsent : [key]).map(async (one) =>
            (await cancel(one)) ? [] : [one],
          ),
        );
        return left.flat();
      },
    ),
    /** In one step, so that only one of two tabs is first. */
    announce: fromPromise<Announcement, AnnounceInput>(async ({ input: { store, key } }) => {
      let isFirst = false;
      await store.change(key, (current) => {
        isFirst = current?.isAnnounced === false;
        return current !== null && isFirst ? { ...current, isAnnounced: true } : current;
      });
      return { key, isFirst };
    }),
  },
  actions: {
    takeRecords: assign(
      ({ context }, { records }: { readonly records: readonly EnquiryRecord[] }) => {
        const known = new Map(context.records.map((record) => [record.key, record]));
        const fresh = records.filter(({ key, status, isAnnounced }) => {
          const before = known.get(key);
          return (
            status === 'sent' && (before === undefined ? !isAnnounced : before.status !== 'sent')
          );
        });
        return { records, news: [...context.news, ...fresh.map(({ key }) => key)] };
      },
    ),
    /** Each with a sender of its own, unless that is under way. */
    send: enqueueActions(
      ({ context, enqueue }, { isDue }: { readonly isDue: (record: EnquiryRecord) => boolean }) => {
        const { records, inFlight, send } = context;
        const due = records.filter((record) => !inFlight.includes(record.key) && isDue(record));
        for (const record of due) {
          enqueue.spawnChild('send', { id: SEND + record.key, input: { send, record } });
        }
        enqueue.assign({ inFlight: [...inFlight, ...due.map(({ key }) => key)] });
      },
    ),
    landed: assign(({ context, event }) => ({
      inFlight: context.inFlight.filter((key) => key !== keyIn(event.type, SEND)),
    })),
    cancel: enqueueActions(({ context, enqueue }, { key }: { readonly key?: string }) => {
      const { store, cancel } = context;
      enqueue.assign({
        uncanceled: context.uncanceled.filter((other) => key !== undefined && other !== key),
        ...(key === undefined && { news: [] }),
      });
      enqueue.spawnChild('cancel', {
        id: CANCEL + (key ?? 'all'),
        input: { store, cancel, key },
      });
    }),
    markUncanceled: assign(({ context, event }) => ({
      uncanceled: [...context.uncanceled, ...(event as { output: readonly string[] }).output],
    })),
    dismiss: assign(({ context }, { key }: { readonly key: string }) => ({
      news: context.news.filter((other) => other !== key),
      uncanceled: context.uncanceled.filter((other) => other !== key),
    })),
    markAnnounced: assign(({ context }, { key }: { readonly key: string }) => ({
      records: context.records.map((record) =>
        record.key === key ? { ...record, isAnnounced: true } : record,
      ),
    })),
    emitSent: emit(({ context }, { key }: { readonly key: string }) => ({
      type: 'ENQUIRY.SENT' as const,
      key,
      hasWaited: context.records.some((record) => record.key === key && record.attempts > 0),
    })),
    setHidden: assign((_, { isPageHidden }: { readonly isPageHidden: boolean }) => ({
      isPageHidden,
    })),
  },
  guards: {
    isOfSender: ({ event }) => event.type.includes(SEND),
    isOfCancellation: ({ event }) => event.type.includes(CANCEL),
    isHidden: ({ context }) => context.isPageHidden,
    hasUnannounced: ({ context }) => unannounced(context) !== undefined,
    isFirst: (_, { isFirst }: Announcement) => isFirst,
  },
  delays: {
    pause: PAUSE_MS,
    /** Until the next enquiry is due; without a network, nothing is. */
    untilDue: ({ context: { records, inFlight, now } }) =>
      Math.min(
        LONGEST_WAIT_MS,
        ...records
          .filter(({ status, key }) => status === 'waiting' && !inFlight.includes(key))
          .map((record) => waitOf(record, now()))
          // One that is due and was not sent waits for the network.
          .filter((waitMs) => waitMs > 0),
      ),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    isPageHidden: false,
    ...input,
    records: [],
    inFlight: [],
    news: [],
    uncanceled: [],
  }),
  invoke: { id: 'listen', src: 'listen', input: ({ context }) => context.store },
  type: 'parallel',
  states: {
    queue: {
      initial: 'reading',
      on: {
        'STORE.CHANGED': '.reading',
        'NETWORK.BACK': {
          target: '.reading',
          // Whatever their wait.
          actions: { type: 'send', params: { isDue: ({ status }) => status === 'waiting' } },
        },
        'SEND.REQUESTED': {
          actions: {
            type: 'send',
            params: ({ event }) => ({
              isDue: ({ key, status }: EnquiryRecord) =>
                key === event.key && (status === 'waiting' || status === 'refused'),
            }),
          },
        },
        'CANCEL.REQUESTED': { actions: { type: 'cancel', params: ({ event }) => event } },
        'SENT.DISMISSED': { actions: { type: 'dismiss', params: ({ event }) => event } },
        'xstate.done.actor.*': [
          { guard: 'isOfSender', target: '.reading', actions: 'landed' },
          { guard: 'isOfCancellation', target: '.reading', actions: 'markUncanceled' },
        ],
        'xstate.error.actor.*': { guard: 'isOfSender', target: '.pausing', actions: 'landed' },
      },
      states: {
        reading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context.store,
            onDone: {
              target: 'sleeping',
              actions: { type: 'takeRecords', params: ({ event }) => ({ records: event.output }) },
            },
            onError: 'pausing',
          },
        },
        sleeping: {
          entry: {
            type: 'send',
            params: ({ context: { now, isOffline } }) => ({
              isDue: (record: EnquiryRecord) => isDue(record, now(), isOffline()),
            }),
          },
          after: { untilDue: 'reading' },
        },
        pausing: { after: { pause: 'reading' } },
      },
    },
    announcements: {
      initial: 'resting',
      on: {
        'PAGE.HIDDEN': { actions: { type: 'setHidden', params: { isPageHidden: true } } },
        'PAGE.SHOWN': { actions: { type: 'setHidden', params: { isPageHidden: false } } },
      },
      states: {
        resting: {
          always: { guard: and(['hasUnannounced', not('isHidden')]), target: 'marking' },
        },
        marking: {
          invoke: {
            id: 'announce',
            src: 'announce',
            input: ({ context }) => ({
              store: context.store,
              key: unannounced(context)?.key ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isFirst', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'emitSent', params: ({ event }) => event.output },
                  { type: 'markAnnounced', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'resting',
                actions: { type: 'markAnnounced', params: ({ event }) => event.output },
              },
            ],
            // Not marked: the next page will announce it.
            onError: 'pausing',
          },
        },
        pausing: { after: { pause: 'resting' } },
      },
    },
  },
});
