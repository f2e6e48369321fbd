import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { requireIds, requireWholeNumber } from '#machines/lib/check-input.ts';
import { pageMachine } from './page.machine.ts';
import type {
  LibraryItem,
  SavePreference,
  OfflineLibraryContext,
  OfflineLibraryEmitted,
  OfflineLibraryEvent,
  OfflineLibraryInput,
  PagePhase,
  PageReport,
  SavedPage,
  InventoryEntry,
} from './offline-library.types.ts';

const NAME = 'offline library';
const CONCURRENCY = 3;

const has = (items: readonly LibraryItem[], phase: PagePhase) =>
  items.some((item) => item.phase === phase);

const count = (items: readonly LibraryItem[], phase: PagePhase) =>
  items.filter((item) => item.phase === phase).length;

const isMissing = (item: LibraryItem) => item.phase === 'notSaved' || item.phase === 'failed';

/** Whether the whole site may be fetched under the current conditions. */
function isFetchingWelcome(context: {
  readonly preference: SavePreference;
  readonly isSavingData: boolean;
}): boolean {
  return (
    context.preference === 'asked' || (context.preference === 'offered' && !context.isSavingData)
  );
}

/** The items, with some of them moved to another phase. */
function withPhase(
  items: readonly LibraryItem[],
  phase: PagePhase,
  isMeant: (item: LibraryItem) => boolean,
): LibraryItem[] {
  // A page that is retried no longer counts as failed, and none of the others here failed.
  return items.map((item) => (isMeant(item) ? { ...item, phase, failure: null } : item));
}

/** How a page reacts to the inventory; a busy page ignores it. */
function afterInventory({ phase }: LibraryItem, saved: SavedPage | null): Partial<LibraryItem> {
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
 * The pages saved on this device for offline reading, each an actor of its own (`pageMachine`). A
 * few are saved at a time; pages that are already saved are not fetched again, so saving can be
 * interrupted and resumed. Saving the whole site automatically is **heldBack** while data saver is
 * on, until the visitor asks for it; a visitor who removes a page or stops saving is never
 * overruled. When the device is **full**, no more saves start and everything else keeps working.
 *
 * The host provides the actor `readInventory`, the actors of the pages (see `provideLibrary`), and
 * the action `storePreference`.
 *
 * @throws RangeError on start for an empty list, duplicate paths, or a concurrency below 1
 */
export const offlineLibraryMachine = setup({
  types: {
    context: {} as OfflineLibraryContext,
    events: {} as OfflineLibraryEvent,
    input: {} as OfflineLibraryInput,
    emitted: {} as OfflineLibraryEmitted,
  },
  actors: {
    readInventory: fromPromise<readonly InventoryEntry[]>(notProvided(NAME, 'readInventory')),
    page: pageMachine,
  },
  actions: {
    /** Provided by the host: persists the preference for the next visit. */
    storePreference: (_, _params: { readonly preference: SavePreference }) => {},
    setPreference: assign((_, params: { readonly preference: SavePreference }) => ({
      preference: params.preference,
    })),
    setOffer: assign(({ context }) => ({
      preference: context.preference === 'none' ? ('offered' as const) : context.preference,
    })),
    setSavingData: assign((_, params: { readonly isSavingData: boolean }) => ({
      isSavingData: params.isSavingData,
    })),
    setReport: assign(({ context }, report: PageReport) => ({
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
    // Only pages that are affected are notified; the same change is applied to the library's copy.
    setInventory: enqueueActions(
      ({ context, enqueue }, params: { readonly inventory: readonly InventoryEntry[] }) => {
        const inventory = new Map(params.inventory.map((entry) => [entry.path, entry]));
        const items = context.items.map((item) => {
          const found = inventory.get(item.path);
          const saved =
            found?.isThere === true ? { bytes: found.bytes, savedAt: found.savedAt } : null;
          const isEvicted = found?.isThere === false;
          if (saved === null && !isEvicted && item.phase !== 'saved') return item;
          enqueue.sendTo(item.ref, { type: 'INVENTORY.READ', saved, isEvicted });
          return { ...item, ...afterInventory(item, saved) };
        });
        enqueue.assign({ isStorageBroken: false, items });
      },
    ),
    markStorageBroken: assign({ isStorageBroken: true }),
    // The phase is set with the request, so that the chart never considers itself idle too early.
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
    emitSettled: emit(({ context }) => ({
      type: 'LIBRARY.SETTLED',
      preference: context.preference,
      savedPages: count(context.items, 'saved'),
      failedPages: count(context.items, 'failed'),
    })),
    emitFull: emit({ type: 'STORAGE.FULL' }),
  },
  guards: {
    /** The site offers to save what is missing, but data saver is on. */
    isHeldBack: ({ context }) =>
      context.preference === 'offered' && context.isSavingData && context.items.some(isMissing),
    isHeldBackNoMore: ({ context }) =>
      context.preference !== 'offered' || !context.isSavingData || !context.items.some(isMissing),
    /** The whole site is requested, may be fetched, and is incomplete. */
    isWorkWanted: ({ context }) => isFetchingWelcome(context) && context.items.some(isMissing),
    isOfferWelcome: ({ context }) =>
      isFetchingWelcome({
        isSavingData: context.isSavingData,
        preference: context.preference === 'none' ? 'offered' : context.preference,
      }),
    isOfferTooDear: ({ context }, params: { readonly isSavingData: boolean }) =>
      context.preference === 'offered' && params.isSavingData,
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
    isSavingData: input.isSavingData,
    preference: input.preference ?? 'none',
    isStorageBroken: false,
    catalog: input.catalog ?? { core: [], pages: [] },
  }),
  initial: 'readingInventory',
  on: {
    'PAGE.REPORTED': { actions: { type: 'setReport', params: ({ event }) => event } },
    'SAVE.ALL': {
      actions: [
        { type: 'setPreference', params: { preference: 'asked' } },
        { type: 'storePreference', params: { preference: 'asked' } },
        'requestMissing',
      ],
    },
    'SAVE.OFFERED': [
      { guard: 'isOfferWelcome', actions: ['setOffer', 'requestMissing'] },
      { actions: 'setOffer' },
    ],
    'SAVE.ONE': { actions: { type: 'requestOne', params: ({ event }) => event } },
    'SAVE.STOPPED': {
      actions: [
        'withdrawQueued',
        { type: 'setPreference', params: { preference: 'declined' } },
        { type: 'storePreference', params: { preference: 'declined' } },
      ],
    },
    // A visitor who removes a page does not want it saved again automatically.
    'REMOVE.ONE': {
      actions: [
        { type: 'removeOne', params: ({ event }) => event },
        { type: 'setPreference', params: { preference: 'declined' } },
        { type: 'storePreference', params: { preference: 'declined' } },
      ],
    },
    'REMOVE.ALL': {
      actions: [
        'removeAll',
        { type: 'setPreference', params: { preference: 'declined' } },
        { type: 'storePreference', params: { preference: 'declined' } },
      ],
    },
    'CONNECTION.CHANGED': { actions: { type: 'setSavingData', params: ({ event }) => event } },
  },
  states: {
    readingInventory: {
      invoke: {
        id: 'inventory',
        src: 'readInventory',
        onDone: {
          target: 'resuming',
          actions: { type: 'setInventory', params: ({ event }) => ({ inventory: event.output }) },
        },
        onError: { target: 'resting', actions: 'markStorageBroken' },
      },
      on: {
        // The inventory must be known first.
        'SAVE.ALL': {
          actions: [
            { type: 'setPreference', params: { preference: 'asked' } },
            { type: 'storePreference', params: { preference: 'asked' } },
          ],
        },
        'SAVE.OFFERED': { actions: 'setOffer' },
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
        'INVENTORY.STALE': 'readingInventory',
      },
    },
    heldBack: {
      always: [
        { guard: 'hasQueued', target: 'saving' },
        { guard: 'isHeldBackNoMore', target: 'resuming' },
      ],
      on: { 'INVENTORY.STALE': 'readingInventory' },
    },
    saving: {
      always: [
        { guard: 'hasSlotForQueued', actions: 'grantSlot' },
        { guard: 'isQuiet', target: 'resting', actions: 'emitSettled' },
      ],
      on: {
        'PAGE.REPORTED': [
          {
            guard: { type: 'isOutOfSpace', params: ({ event }) => event },
            target: 'full',
            actions: [
              { type: 'setReport', params: ({ event }) => event },
              'withdrawQueued',
              'emitFull',
            ],
          },
          { actions: { type: 'setReport', params: ({ event }) => event } },
        ],
        'NETWORK.BACK': { guard: 'isWorkWanted', actions: 'requestMissing' },
        'CONNECTION.CHANGED': [
          {
            guard: { type: 'isOfferTooDear', params: ({ event }) => event },
            actions: [{ type: 'setSavingData', params: ({ event }) => event }, 'withdrawQueued'],
          },
          { actions: { type: 'setSavingData', params: ({ event }) => event } },
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
            actions: { type: 'setReport', params: ({ event }) => event },
          },
          { actions: { type: 'setReport', params: ({ event }) => event } },
        ],
        'SAVE.OFFERED': { actions: 'setOffer' },
        'INVENTORY.STALE': 'readingInventory',
      },
    },
  },
});
