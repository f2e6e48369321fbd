import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { requireWholeNumber } from '#machines/lib/check-input.ts';
import { requireText } from '#machines/lib/checks.ts';
import {
  catalogClosed,
  holdBack,
  pageFailed,
  pageOpened,
  pageSaved,
  pagesLeaving,
  pagesLeft,
  pathsOfSection,
  planRead,
  queueFailed,
  queuePages,
  startPage,
  stockRead,
  withdrawPages,
} from './items.ts';
import type {
  LibraryItem,
  OfflineLibraryContext,
  OfflineLibraryEmitted,
  OfflineLibraryEvent,
  OfflineLibraryInput,
  OpenPage,
  SaveFailure,
  SaveOutcome,
  SavePlan,
  SavePreference,
  SaveReason,
  SavedPage,
  Stock,
} from './offline-library.types.ts';

const NAME = 'offline library';
const CONCURRENCY = 3;

type Paths = readonly string[];

const SAVE = 'save.';
const pathOf = (actorId: string) => actorId.slice(SAVE.length);

/** Whether the site may save pages automatically, or the visitor has requested all of them. */
const isWelcome = ({ preference, isSavingData }: OfflineLibraryContext) =>
  preference === 'asked' || (preference === 'offered' && !isSavingData);

/** Whether to continue the plan after the queued pages. A failed page waits for the network. */
const isMoreWanted = (context: OfflineLibraryContext) =>
  context.more > 0 &&
  context.tally.failed === 0 &&
  context.queue.length + context.inFlight.length === 0 &&
  isWelcome(context);

const unsavedPaths = ({ items }: OfflineLibraryContext): Paths =>
  Object.values(items)
    .filter(({ phase }) => phase !== 'saved' && phase !== 'removing')
    .map(({ path }) => path);

const isOfSection = (context: OfflineLibraryContext, id: string) => {
  const paths = new Set(pathsOfSection(context, id));
  return ({ path }: LibraryItem) => paths.has(path);
};

const nothingDone = { saved: 0, failed: 0, isAsked: false };

/**
 * The pages saved on this device for offline reading. The library's context does not grow with the
 * site: it has the open page and the pages that are in progress or have failed; all others only while
 * the **catalog** is shown.
 *
 * It has four parallel regions. **stock**: reads which pages are on the device: the open one, or all.
 * **planning**: requests what the site should save automatically, a bounded number of pages at a time,
 * until nothing is left. **saving**: a few pages at a time; pages that are already saved are not fetched
 * again, so saving can be interrupted and resumed. Automatic saves are **heldBack** while data saver is
 * on, until the visitor asks for them; a visitor who removes a page or stops saving is
 * never overruled. When the device is **full**, no more saves start and everything else keeps working.
 * **removal**: all pages to be removed in one request.
 *
 * The host provides the actors `readStock`, `readPlan`, `savePage` and `removePages` (see
 * `provideLibrary`), and the action `storePreference`.
 *
 * @throws TypeError on start for an empty path
 * @throws RangeError on start for a concurrency below 1
 */
export const offlineLibraryMachine = setup({
  types: {
    context: {} as OfflineLibraryContext,
    events: {} as OfflineLibraryEvent,
    input: {} as OfflineLibraryInput,
    emitted: {} as OfflineLibraryEmitted,
  },
  actors: {
    /** The open page's entry on the device, and all pages if they are shown. */
    readStock: fromPromise<Stock, { readonly path: string; readonly isListed: boolean }>(
      notProvided(NAME, 'readStock'),
    ),
    /** The pages to save automatically; with `isAll`, the next pages of the whole site. */
    readPlan: fromPromise<SavePlan, OpenPage & { readonly isAll: boolean }>(
      notProvided(NAME, 'readPlan'),
    ),
    /** Fetches and stores a page and its assets atomically: no partial page may remain. */
    savePage: fromPromise<SaveOutcome, { readonly path: string }>(notProvided(NAME, 'savePage')),
    removePages: fromPromise<void, { readonly paths: Paths }>(notProvided(NAME, 'removePages')),
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

    setPage: assign(({ context }, { path, links }: OpenPage) =>
      pageOpened(context, { path, links }),
    ),
    wantCatalog: assign({ isCatalogWanted: true }),
    closeCatalog: assign(({ context }) => catalogClosed(context)),
    watchChanges: assign({ changed: [] }),
    setStock: assign(({ context }, params: { readonly stock: Stock }) =>
      stockRead(context, params.stock),
    ),
    markStorageBroken: assign({ isStorageBroken: true, changed: null }),

    expectMore: assign({ more: Infinity }),
    expectNoMore: assign({ more: 0 }),
    setPlan: assign(({ context }, params: { readonly plan: SavePlan }) =>
      planRead(context, params.plan),
    ),

    queue: assign(({ context }, params: { readonly paths: Paths; readonly reason: SaveReason }) =>
      queuePages(context, params.paths, params.reason),
    ),
    withdrawAll: assign(({ context }) => ({ ...withdrawPages(context, () => true), held: [] })),
    withdrawSection: assign(({ context }, { id }: { readonly id: string }) =>
      withdrawPages(context, isOfSection(context, id)),
    ),
    holdBack: assign(({ context }) => holdBack(context)),
    // Pages requested by the visitor are always retried, planned ones only if the site may save.
    queueFailed: assign(({ context }) =>
      queueFailed(context, ({ reason }) => reason !== 'plan' || isWelcome(context)),
    ),
    startNext: enqueueActions(({ context, enqueue }) => {
      const [path] = context.queue;
      if (path === undefined) return;
      enqueue.spawnChild('savePage', { id: `${SAVE}${path}`, input: { path } });
      enqueue.assign(startPage(context, path));
    }),
    setSaved: enqueueActions(
      ({ context, enqueue }, params: { readonly actorId: string; readonly saved: SavedPage }) => {
        enqueue.stopChild(params.actorId);
        enqueue.assign(pageSaved(context, pathOf(params.actorId), params.saved));
      },
    ),
    setFailed: enqueueActions(
      (
        { context, enqueue },
        params: { readonly actorId: string; readonly failure: SaveFailure },
      ) => {
        enqueue.stopChild(params.actorId);
        enqueue.assign(pageFailed(context, pathOf(params.actorId), params.failure));
      },
    ),
    remove: enqueueActions(({ context, enqueue }, params: { readonly paths: Paths }) => {
      for (const path of params.paths.filter((one) => context.inFlight.includes(one))) {
        enqueue.stopChild(`${SAVE}${path}`);
      }
      enqueue.assign(pagesLeaving(context, params.paths));
    }),
    takeLeaving: assign(({ context }) => ({
      leaving: Object.values(context.items)
        .filter(({ phase }) => phase === 'removing')
        .map(({ path }) => path),
    })),
    setLeft: enqueueActions(({ context, enqueue }, params: { readonly isGone: boolean }) => {
      enqueue.emit({ type: 'PAGES.LEFT', pages: context.leaving.length, isGone: params.isGone });
      enqueue.assign(pagesLeft(context, params.isGone));
    }),
    resetTally: assign({ tally: nothingDone }),
    emitSettled: emit(({ context }) => ({
      type: 'LIBRARY.SETTLED',
      isAsked: context.tally.isAsked,
      savedPages: context.tally.saved,
      failedPages: context.tally.failed,
    })),
    /** A planned save that finds the device still full, after the tab was hidden, is no news. */
    reportFull: enqueueActions(
      ({ context, enqueue }, { actorId }: { readonly actorId: string }) => {
        const isAsked = context.items[pathOf(actorId)]?.reason !== 'plan';
        if (isAsked || !context.isFullKnown) enqueue.emit({ type: 'STORAGE.FULL' });
        enqueue.assign({ isFullKnown: true });
      },
    ),
    expectRoom: assign({ isFullKnown: false }),
  },
  guards: {
    isOtherPage: ({ context }, { path }: { readonly path: string }) => path !== context.page.path,
    mayPlan: ({ context }) => context.preference === 'offered' || context.preference === 'asked',
    mayOffer: ({ context }) => context.preference !== 'declined',
    mayPlanOtherPage: ({ context }, { path }: { readonly path: string }) =>
      path !== context.page.path &&
      (context.preference === 'offered' || context.preference === 'asked'),
    isCatalogUnknown: ({ context }) => context.catalog === null,
    isMoreWanted: ({ context }) => isMoreWanted(context),
    isOfferWelcomeAgain: ({ context }, params: { readonly isSavingData: boolean }) =>
      context.preference === 'offered' && context.isSavingData && !params.isSavingData,
    isOfferTooDear: ({ context }, params: { readonly isSavingData: boolean }) =>
      context.preference === 'offered' && params.isSavingData,
    isBusy: ({ context }) => context.queue.length + context.inFlight.length > 0,
    isQuiet: ({ context }) =>
      context.queue.length + context.inFlight.length === 0 && !isMoreWanted(context),
    /** The site offers to save what is missing, but data saver is on. */
    isHeldBack: ({ context }) =>
      context.preference === 'offered' && context.isSavingData && context.held.length > 0,
    isHeldBackNoMore: ({ context }) =>
      context.preference !== 'offered' || !context.isSavingData || context.held.length === 0,
    hasFreeSlot: ({ context }) =>
      context.queue.length > 0 && context.inFlight.length < context.concurrency,
    hasRequested: ({ context }) =>
      context.queue.some((path) => context.items[path]?.reason !== 'plan'),
    hasQueued: ({ context }) => context.queue.length > 0,
    isOutOfSpace: (_, { output }: { readonly output: SaveOutcome }) => output.outcome === 'full',
    /** Whether the site would otherwise save the section again automatically. */
    isPlanOverruled: ({ context }, { id }: { readonly id: string }) => {
      const isMeant = isOfSection(context, id);
      return (
        context.preference === 'asked' ||
        context.queue.some((path) => {
          const item = context.items[path];
          return item?.reason === 'plan' && isMeant(item);
        })
      );
    },
    hasLeaving: ({ context }) =>
      Object.values(context.items).some(({ phase }) => phase === 'removing'),
    isRoomMade: ({ context }) =>
      context.leaving.some((path) => context.items[path]?.saved !== null),
  },
}).createMachine({
  id: 'offlineLibrary',
  context: ({ input }) => ({
    page: { path: requireText(NAME, 'page.path', input.page.path), links: input.page.links },
    standing: null,
    items: {},
    queue: [],
    inFlight: [],
    leaving: [],
    held: [],
    more: 0,
    changed: null,
    isCatalogWanted: false,
    catalog: null,
    tally: nothingDone,
    concurrency: requireWholeNumber(NAME, 'concurrency', input.concurrency ?? CONCURRENCY, 1),
    isSavingData: input.isSavingData,
    preference: input.preference ?? 'none',
    isStorageBroken: false,
    isFullKnown: false,
  }),
  type: 'parallel',
  states: {
    stock: {
      initial: 'reading',
      on: {
        'PAGE.OPENED': {
          guard: { type: 'isOtherPage', params: ({ event }) => event },
          target: '.reading',
          actions: { type: 'setPage', params: ({ event }) => event },
        },
        'CATALOG.OPENED': { target: '.reading', actions: 'wantCatalog' },
        'CATALOG.CLOSED': { actions: 'closeCatalog' },
        'INVENTORY.STALE': '.reading',
      },
      states: {
        reading: {
          entry: 'watchChanges',
          invoke: {
            id: 'stock',
            src: 'readStock',
            input: ({ context }) => ({
              path: context.page.path,
              isListed: context.isCatalogWanted,
            }),
            onDone: {
              target: 'known',
              actions: { type: 'setStock', params: ({ event }) => ({ stock: event.output }) },
            },
            onError: { target: 'known', actions: 'markStorageBroken' },
          },
        },
        known: {},
      },
    },

    planning: {
      initial: 'resting',
      on: {
        'SAVE.OFFERED': {
          guard: 'mayOffer',
          target: '.asking',
          actions: ['setOffer', 'expectMore'],
        },
        // If the catalog is known, so are the missing pages.
        'SAVE.ALL': { guard: 'isCatalogUnknown', target: '.asking', actions: 'expectMore' },
        'PAGE.OPENED': {
          guard: { type: 'mayPlanOtherPage', params: ({ event }) => event },
          target: '.asking',
          actions: 'expectMore',
        },
        'NETWORK.BACK': { guard: 'mayPlan', target: '.asking', actions: 'expectMore' },
        'INVENTORY.STALE': { guard: 'mayPlan', target: '.asking', actions: 'expectMore' },
        'CONNECTION.CHANGED': {
          guard: { type: 'isOfferWelcomeAgain', params: ({ event }) => event },
          target: '.asking',
          actions: 'expectMore',
        },
      },
      states: {
        resting: {
          always: { guard: 'isMoreWanted', target: 'asking' },
        },
        asking: {
          invoke: {
            id: 'plan',
            src: 'readPlan',
            input: ({ context }) => ({ ...context.page, isAll: context.preference === 'asked' }),
            onDone: {
              target: 'resting',
              actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.output }) },
            },
            onError: { target: 'resting', actions: 'expectNoMore' },
          },
        },
      },
    },

    saving: {
      initial: 'resting',
      on: {
        'SAVE.ALL': {
          actions: [
            { type: 'setPreference', params: { preference: 'asked' } },
            { type: 'storePreference', params: { preference: 'asked' } },
            {
              type: 'queue',
              params: ({ context }) => ({ paths: unsavedPaths(context), reason: 'many' }),
            },
          ],
        },
        'SAVE.ONE': {
          actions: {
            type: 'queue',
            params: ({ event }) => ({ paths: [event.path], reason: 'page' }),
          },
        },
        'SAVE.SECTION': {
          actions: {
            type: 'queue',
            params: ({ context, event }) => ({
              paths: pathsOfSection(context, event.id),
              reason: 'many',
            }),
          },
        },
        'SAVE.STOPPED': {
          actions: [
            'withdrawAll',
            { type: 'setPreference', params: { preference: 'declined' } },
            { type: 'storePreference', params: { preference: 'declined' } },
          ],
        },
        'SECTION.STOPPED': [
          {
            guard: { type: 'isPlanOverruled', params: ({ event }) => event },
            actions: [
              { type: 'withdrawSection', params: ({ event }) => event },
              { type: 'setPreference', params: { preference: 'declined' } },
              { type: 'storePreference', params: { preference: 'declined' } },
            ],
          },
          { actions: { type: 'withdrawSection', params: ({ event }) => event } },
        ],
        'NETWORK.BACK': { actions: 'queueFailed' },
        'CONNECTION.CHANGED': [
          {
            guard: { type: 'isOfferTooDear', params: ({ event }) => event },
            actions: [{ type: 'setSavingData', params: ({ event }) => event }, 'holdBack'],
          },
          { actions: { type: 'setSavingData', params: ({ event }) => event } },
        ],
        'xstate.done.actor.save.*': [
          {
            guard: { type: 'isOutOfSpace', params: ({ event }) => event },
            target: '.full',
            actions: [
              {
                type: 'setFailed',
                params: ({ event }) => ({ actorId: event.actorId, failure: 'quota' }),
              },
              { type: 'reportFull', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              {
                type: 'setSaved',
                params: ({ event }) => ({ actorId: event.actorId, saved: savedOf(event.output) }),
              },
              'expectRoom',
            ],
          },
        ],
        'xstate.error.actor.save.*': {
          actions: {
            type: 'setFailed',
            params: ({ event }) => ({ actorId: event.actorId, failure: 'network' }),
          },
        },
      },
      states: {
        resting: {
          always: [
            { guard: 'isBusy', target: 'working' },
            { guard: 'isHeldBack', target: 'heldBack' },
          ],
        },
        heldBack: {
          always: [
            { guard: 'isBusy', target: 'working' },
            { guard: 'isHeldBackNoMore', target: 'resting' },
          ],
        },
        working: {
          always: [
            { guard: 'hasFreeSlot', actions: 'startNext' },
            {
              guard: 'isQuiet',
              target: 'resting',
              actions: ['emitSettled', 'resetTally', 'expectNoMore'],
            },
          ],
        },
        full: {
          entry: ['withdrawAll', 'resetTally'],
          always: [
            { guard: 'hasRequested', target: 'working' },
            // Planned saves do not resume while the device is full.
            { guard: 'hasQueued', actions: 'withdrawAll' },
          ],
          on: {
            // A save that was still in progress: the visitor has already been told.
            'xstate.done.actor.save.*': [
              {
                guard: { type: 'isOutOfSpace', params: ({ event }) => event },
                actions: {
                  type: 'setFailed',
                  params: ({ event }) => ({ actorId: event.actorId, failure: 'quota' }),
                },
              },
              {
                actions: {
                  type: 'setSaved',
                  params: ({ event }) => ({ actorId: event.actorId, saved: savedOf(event.output) }),
                },
              },
            ],
            'xstate.done.actor.removal': { guard: 'isRoomMade', target: 'resting' },
            'NETWORK.BACK': {},
            'INVENTORY.STALE': 'resting',
          },
        },
      },
    },

    removal: {
      initial: 'resting',
      on: {
        // A visitor who removes a page does not want it saved again automatically.
        'REMOVE.ONE': {
          actions: [
            { type: 'remove', params: ({ event }) => ({ paths: [event.path] }) },
            { type: 'setPreference', params: { preference: 'declined' } },
            { type: 'storePreference', params: { preference: 'declined' } },
          ],
        },
        'REMOVE.SECTION': {
          actions: [
            {
              type: 'remove',
              params: ({ context, event }) => ({ paths: pathsOfSection(context, event.id) }),
            },
            { type: 'setPreference', params: { preference: 'declined' } },
            { type: 'storePreference', params: { preference: 'declined' } },
          ],
        },
        'REMOVE.ALL': {
          actions: [
            { type: 'remove', params: ({ context }) => ({ paths: Object.keys(context.items) }) },
            { type: 'setPreference', params: { preference: 'declined' } },
            { type: 'storePreference', params: { preference: 'declined' } },
          ],
        },
      },
      states: {
        resting: {
          always: { guard: 'hasLeaving', target: 'running' },
        },
        running: {
          entry: 'takeLeaving',
          invoke: {
            id: 'removal',
            src: 'removePages',
            input: ({ context }) => ({ paths: context.leaving }),
            onDone: {
              target: 'resting',
              actions: { type: 'setLeft', params: { isGone: true } },
            },
            onError: {
              target: 'resting',
              actions: { type: 'setLeft', params: { isGone: false } },
            },
          },
        },
      },
    },
  },
});

/** The saved copy; zeros for a page that did not fit. */
function savedOf(outcome: SaveOutcome): SavedPage {
  return outcome.outcome === 'saved'
    ? { bytes: outcome.bytes, savedAt: outcome.savedAt }
    : { bytes: 0, savedAt: 0 };
}
