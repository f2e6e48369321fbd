import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { requireIds, requireWholeNumber } from '#machines/lib/check-input.ts';
import { pageMachine } from './page.machine.ts';
import type {
  LibraryItem,
  LibraryWish,
  OfflineLibraryContext,
  OfflineLibraryEmitted,
  OfflineLibraryEvent,
  OfflineLibraryInput,
  PagePhase,
  PageReport,
  SavedPage,
  StockEntry,
} from './offline-library.types.ts';

const NAME = 'offline library';
const CONCURRENCY = 3;

const has = (items: readonly LibraryItem[], phase: PagePhase) =>
  items.some((item) => item.phase === phase);

const count = (items: readonly LibraryItem[], phase: PagePhase) =>
  items.filter((item) => item.phase === phase).length;

const isMissing = (item: LibraryItem) => item.phase === 'notSaved' || item.phase === 'failed';

/** Whether the whole site may be fetched as things are. */
function isFetchingWelcome(context: {
  readonly wish: LibraryWish;
  readonly isThrifty: boolean;
}): boolean {
  return context.wish === 'asked' || (context.wish === 'offered' && !context.isThrifty);
}

/** The items, with another phase for some of them. */
function withPhase(
  items: readonly LibraryItem[],
  phase: PagePhase,
  isMeant: (item: LibraryItem) => boolean,
): LibraryItem[] {
  // A page that is tried again has not failed, and none of the others here has.
  return items.map((item) => (isMeant(item) ? { ...item, phase, failure: null } : item));
}

/** What the page itself makes of the stock; one that is busy is not disturbed. */
function afterStock({ phase }: LibraryItem, saved: SavedPage | null): Partial<LibraryItem> {
  const isThere = saved !== null;
  if (isThere && (phase === 'notSaved' || phase === 'failed' || phase === 'saved')) {
    return { phase: 'saved', saved, failure: null, wasEvicted: false };
  }
  if (!isThere && (phase === 'notSaved' || phase === 'saved')) {
    return { phase: 'notSaved', saved: null, failure: null, wasEvicted: true };
  }
  return {};
}

/**
 * The pages that this device keeps to be read without a network, each an actor of its own
 * (`pageMachine`). A few are saved at a time; what is saved already is not fetched again, so that
 * saving can be interrupted and resumed. Saving the whole site by itself is **heldBack** while data saver
 * is on, until the visitor asks for it; a visitor who removes a page or stops is not overruled.
 * When the device is **full** no more is begun, and everything else goes on working.
 *
 * The host provides the actor `takeStock`, the actors of the pages (see `provideLibrary`), and the
 * action `rememberWish`.
 *
 * @throws RangeError at its start for no page, a page twice, or a concurrency below 1
 */
export const offlineLibraryMachine = setup({
  types: {
    context: {} as OfflineLibraryContext,
    events: {} as OfflineLibraryEvent,
    input: {} as OfflineLibraryInput,
    emitted: {} as OfflineLibraryEmitted,
  },
  actors: {
    takeStock: fromPromise<readonly StockEntry[]>(() =>
      Promise.reject(
        new Error(`${NAME}: there is no stock. Provide \`takeStock\` to the machine.`),
      ),
    ),
    page: pageMachine,
  },
  actions: {
    /** Provided by the host: keeps the wish for the next visit. */
    rememberWish: (_, _params: { readonly wish: LibraryWish }) => {},
    noteWish: assign((_, params: { readonly wish: LibraryWish }) => ({ wish: params.wish })),
    noteOffer: assign(({ context }) => ({
      wish: context.wish === 'none' ? ('offered' as const) : context.wish,
    })),
    noteThrift: assign((_, params: { readonly isThrifty: boolean }) => ({
      isThrifty: params.isThrifty,
    })),
    noteReport: assign(({ context }, report: PageReport) => ({
      items: context.items.map((item) =>
        item.path === report.path
          ? {
              ...item,
              phase: report.phase,
              saved: report.saved,
              failure: report.failure,
              wasEvicted: report.wasEvicted,
            }
          : item,
      ),
    })),
    // Every page is told only what it does not know; what becomes of it is noted here as there.
    noteStock: enqueueActions(
      ({ context, enqueue }, params: { readonly stock: readonly StockEntry[] }) => {
        const stock = new Map(params.stock.map((entry) => [entry.path, entry]));
        const items = context.items.map((item) => {
          const found = stock.get(item.path);
          const saved =
            found?.isThere === true ? { bytes: found.bytes, savedAt: found.savedAt } : null;
          const isEvicted = found?.isThere === false;
          if (saved === null && !isEvicted && item.phase !== 'saved') return item;
          enqueue.sendTo(item.ref, { type: 'STOCK.TAKEN', saved, isEvicted });
          return { ...item, ...afterStock(item, saved) };
        });
        enqueue.assign({ isStorageBroken: false, items });
      },
    ),
    markStorageBroken: assign({ isStorageBroken: true }),
    // The phase is noted with the request, so that the chart never thinks it has nothing to do.
    requestOne: enqueueActions(({ context, enqueue }, params: { readonly path: string }) => {
      const isMeant = (item: LibraryItem) => item.path === params.path && isMissing(item);
      for (const item of context.items.filter(isMeant)) {
        enqueue.sendTo(item.ref, { type: 'SAVE.REQUESTED' });
      }
      enqueue.assign({ items: withPhase(context.items, 'queued', isMeant) });
    }),
    requestMissing: enqueueActions(({ context, enqueue }) => {
      for (const item of context.items.filter(isMissing)) {
        enqueue.sendTo(item.ref, { type: 'SAVE.REQUESTED' });
      }
      enqueue.assign({ items: withPhase(context.items, 'queued', isMissing) });
    }),
    grantSlot: enqueueActions(({ context, enqueue }) => {
      const next = context.items.find((item) => item.phase === 'queued');
      if (next === undefined) return;
      enqueue.sendTo(next.ref, { type: 'SLOT.GRANTED' });
      enqueue.assign({ items: withPhase(context.items, 'saving', (item) => item === next) });
    }),
    withdrawQueued: enqueueActions(({ context, enqueue }) => {
      const isMeant = (item: LibraryItem) => item.phase === 'queued';
      for (const item of context.items.filter(isMeant)) {
        enqueue.sendTo(item.ref, { type: 'SAVE.WITHDRAWN' });
      }
      enqueue.assign({ items: withPhase(context.items, 'notSaved', isMeant) });
    }),
    removeOne: enqueueActions(({ context, enqueue }, params: { readonly path: string }) => {
      const item = context.items.find((one) => one.path === params.path);
      if (item !== undefined) enqueue.sendTo(item.ref, { type: 'REMOVE.REQUESTED' });
    }),
    removeAll: enqueueActions(({ context, enqueue }) => {
      for (const item of context.items) enqueue.sendTo(item.ref, { type: 'REMOVE.REQUESTED' });
    }),
    tellSettled: emit(({ context }) => ({
      type: 'LIBRARY.SETTLED',
      savedPages: count(context.items, 'saved'),
      failedPages: count(context.items, 'failed'),
    })),
    tellFull: emit({ type: 'STORAGE.FULL' }),
  },
  guards: {
    /** The site would like to save what is missing, but data saver is on. */
    isHeldBack: ({ context }) =>
      context.wish === 'offered' && context.isThrifty && context.items.some(isMissing),
    isHeldBackNoMore: ({ context }) =>
      context.wish !== 'offered' || !context.isThrifty || !context.items.some(isMissing),
    /** The whole site is wanted, may be fetched, and is not all there. */
    isWorkWanted: ({ context }) => isFetchingWelcome(context) && context.items.some(isMissing),
    isOfferWelcome: ({ context }) =>
      isFetchingWelcome({
        isThrifty: context.isThrifty,
        wish: context.wish === 'none' ? 'offered' : context.wish,
      }),
    isOfferTooDear: ({ context }, params: { readonly isThrifty: boolean }) =>
      context.wish === 'offered' && params.isThrifty,
    hasQueued: ({ context }) => has(context.items, 'queued'),
    hasSlotForQueued: ({ context }) =>
      has(context.items, 'queued') && count(context.items, 'saving') < context.concurrency,
    isQuiet: ({ context }) => !has(context.items, 'queued') && !has(context.items, 'saving'),
    isOutOfSpace: (_, report: PageReport) =>
      report.phase === 'failed' && report.failure === 'quota',
    isRoomMade: ({ context }, report: PageReport) =>
      report.phase === 'notSaved' &&
      context.items.some((item) => item.path === report.path && item.phase === 'removing'),
  },
}).createMachine({
  id: 'offlineLibrary',
  context: ({ input, spawn, self }) => ({
    items: requireIds(NAME, 'paths', input.paths).map((path) => ({
      path,
      phase: 'notSaved',
      saved: null,
      failure: null,
      wasEvicted: false,
      ref: spawn('page', { id: path, input: { path, parent: self } }),
    })),
    concurrency: requireWholeNumber(NAME, 'concurrency', input.concurrency ?? CONCURRENCY, 1),
    isThrifty: input.isThrifty,
    wish: input.wish ?? 'none',
    isStorageBroken: false,
  }),
  initial: 'takingStock',
  on: {
    'PAGE.REPORTED': { actions: { type: 'noteReport', params: ({ event }) => event } },
    'SAVE.ALL': {
      actions: [
        { type: 'noteWish', params: { wish: 'asked' } },
        { type: 'rememberWish', params: { wish: 'asked' } },
        'requestMissing',
      ],
    },
    'SAVE.OFFERED': [
      { guard: 'isOfferWelcome', actions: ['noteOffer', 'requestMissing'] },
      { actions: 'noteOffer' },
    ],
    'SAVE.ONE': { actions: { type: 'requestOne', params: ({ event }) => event } },
    'SAVE.STOPPED': {
      actions: [
        'withdrawQueued',
        { type: 'noteWish', params: { wish: 'declined' } },
        { type: 'rememberWish', params: { wish: 'declined' } },
      ],
    },
    // Who removes a page does not want it back by itself.
    'REMOVE.ONE': {
      actions: [
        { type: 'removeOne', params: ({ event }) => event },
        { type: 'noteWish', params: { wish: 'declined' } },
        { type: 'rememberWish', params: { wish: 'declined' } },
      ],
    },
    'REMOVE.ALL': {
      actions: [
        'removeAll',
        { type: 'noteWish', params: { wish: 'declined' } },
        { type: 'rememberWish', params: { wish: 'declined' } },
      ],
    },
    'CONNECTION.CHANGED': { actions: { type: 'noteThrift', params: ({ event }) => event } },
  },
  states: {
    takingStock: {
      invoke: {
        id: 'stock',
        src: 'takeStock',
        onDone: {
          target: 'resuming',
          actions: { type: 'noteStock', params: ({ event }) => ({ stock: event.output }) },
        },
        onError: { target: 'resting', actions: 'markStorageBroken' },
      },
      on: {
        // What is there already must be known first.
        'SAVE.ALL': {
          actions: [
            { type: 'noteWish', params: { wish: 'asked' } },
            { type: 'rememberWish', params: { wish: 'asked' } },
          ],
        },
        'SAVE.OFFERED': { actions: 'noteOffer' },
      },
    },
    resuming: {
      always: [
        { guard: 'isWorkWanted', target: 'saving', actions: 'requestMissing' },
        { target: 'resting' },
      ],
    },
    resting: {
      always: [
        { guard: 'hasQueued', target: 'saving' },
        { guard: 'isHeldBack', target: 'heldBack' },
      ],
      on: {
        'NETWORK.BACK': 'resuming',
        'STOCK.DOUBTED': 'takingStock',
      },
    },
    heldBack: {
      always: [
        { guard: 'hasQueued', target: 'saving' },
        { guard: 'isHeldBackNoMore', target: 'resuming' },
      ],
      on: { 'STOCK.DOUBTED': 'takingStock' },
    },
    saving: {
      always: [
        { guard: 'hasSlotForQueued', actions: 'grantSlot' },
        { guard: 'isQuiet', target: 'resting', actions: 'tellSettled' },
      ],
      on: {
        'PAGE.REPORTED': [
          {
            guard: { type: 'isOutOfSpace', params: ({ event }) => event },
            target: 'full',
            actions: [
              { type: 'noteReport', params: ({ event }) => event },
              'withdrawQueued',
              'tellFull',
            ],
          },
          { actions: { type: 'noteReport', params: ({ event }) => event } },
        ],
        'NETWORK.BACK': { guard: 'isWorkWanted', actions: 'requestMissing' },
        'CONNECTION.CHANGED': [
          {
            guard: { type: 'isOfferTooDear', params: ({ event }) => event },
            actions: [{ type: 'noteThrift', params: ({ event }) => event }, 'withdrawQueued'],
          },
          { actions: { type: 'noteThrift', params: ({ event }) => event } },
        ],
      },
    },
    full: {
      always: { guard: 'hasQueued', target: 'saving' },
      on: {
        'PAGE.REPORTED': [
          {
            guard: { type: 'isRoomMade', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'noteReport', params: ({ event }) => event },
          },
          { actions: { type: 'noteReport', params: ({ event }) => event } },
        ],
        'SAVE.OFFERED': { actions: 'noteOffer' },
        'STOCK.DOUBTED': 'takingStock',
      },
    },
  },
});
