import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { backoffMs } from '#machines/lib/backoff.ts';
import { notProvided } from '#machines/lib/not-provided.ts';
import type { Jitter } from '#machines/lib/backoff.ts';

/** A page as the saved-pages screen lists it. */
export interface ListedPage {
  readonly path: string;
  readonly name: string;
  /** Its transfer size, in bytes; 0 for core pages, which are included with the site. */
  readonly wireBytes: number;
  /** When it was saved, in ms since 1970; null if it is not on the device. */
  readonly savedAt: number | null;
}

/** What is on the device. */
export interface Stock {
  /** Whether the open page is; null if it cannot be saved. */
  readonly isPageSaved: boolean | null;
  /** All pages; null unless they were requested. */
  readonly list: readonly ListedPage[] | null;
}

/** The page that is open, and the pages of this site that its content links to. */
export interface OpenPage {
  readonly path: string;
  readonly links: readonly string[];
}

/** The outcome of saving the next few pages. */
export interface SaveReport {
  readonly saved: number;
  /** Pages that could not be fetched. */
  readonly failed: number;
  /** Pages that are still missing, with the failed ones. */
  readonly left: number;
  /** Whether the device is full. */
  readonly isFull: boolean;
}

/**
 * Whether the site may save pages on this device: no preference yet; offered by the site
 * (automatically, after the first visit); all pages requested by the visitor; or declined by the
 * visitor, by stopping or by removing pages.
 */
export type SavePreference = 'none' | 'offered' | 'asked' | 'declined';

export interface OfflineLibraryInput {
  /** The page that is open. */
  readonly page: OpenPage;
  /** Whether data is dear: data saver, a 2g or a cellular connection. */
  readonly isSavingData: boolean;
  /** The preference stored on an earlier visit; default none. */
  readonly preference?: SavePreference;
  readonly jitter?: Jitter;
}

export interface OfflineLibraryContext extends Required<OfflineLibraryInput> {
  /** Whether the open page is on the device; null if it cannot be, or while it is not known. */
  readonly isPageSaved: boolean | null;
  readonly isListWanted: boolean;
  /** All pages; null unless they are shown. */
  readonly list: readonly ListedPage[] | null;
  /** Whether the stock could not be read. */
  readonly isStorageBroken: boolean;
  /** Pages saved since saving began. */
  readonly saved: number;
  /** Pages that could not be fetched the last time. */
  readonly failed: number;
  /** How often in a row pages could not be fetched. */
  readonly failures: number;
  readonly retryInMs: number;
  /** Whether the visitor has asked for what is being saved, and is told the outcome. */
  readonly isRequested: boolean;
  /** Whether the visitor was told that the device is full, and nothing was saved since. */
  readonly isFullKnown: boolean;
}

export type OfflineLibraryEvent =
  /** The visitor has gone to another page. */
  | ({ readonly type: 'PAGE.OPENED' } & OpenPage)
  /** The list of all pages is shown or closed. */
  | { readonly type: 'LIST.OPENED' }
  | { readonly type: 'LIST.CLOSED' }
  /** The visitor asks for the whole site, regardless of data saver. */
  | { readonly type: 'SAVE.ALL' }
  /** The site offers to save what a visit saves by itself; held back while data is dear. */
  | { readonly type: 'SAVE.OFFERED' }
  /** The visitor stops saving, here or in another tab; pages in progress are finished. */
  | { readonly type: 'SAVE.STOPPED' }
  | { readonly type: 'REMOVE.ALL' }
  /** The stock may be outdated: another tab changed it, or the page was hidden. */
  | { readonly type: 'INVENTORY.STALE' }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'CONNECTION.CHANGED'; readonly isSavingData: boolean }
  /** Raised by the machine itself: pages were saved or removed. */
  | { readonly type: 'STOCK.CHANGED' };

export type OfflineLibraryEmitted =
  /** Nothing is being saved any more. */
  | {
      readonly type: 'LIBRARY.SETTLED';
      readonly isRequested: boolean;
      /** How many pages were saved, and how many failed, since saving began. */
      readonly savedPages: number;
      readonly failedPages: number;
    }
  /** Pages were removed at the visitor's request, or could not be removed and are still there. */
  | { readonly type: 'PAGES.LEFT'; readonly pages: number; readonly isGone: boolean }
  /** The device is full. Saved pages remain readable. */
  | { readonly type: 'STORAGE.FULL' };

const NAME = 'offline library';

/** Pages that could not be fetched, perhaps because of a network that loses requests. */
const BACKOFF = { baseMs: 5000, maxMs: 300_000 };

const noChance = () => 0;

/** Whether the site may save pages automatically, or the visitor has requested all of them. */
const isWelcome = ({ preference, isSavingData }: OfflineLibraryContext) =>
  preference === 'asked' || (preference === 'offered' && !isSavingData);

/** Begins to save when something may be missing. */
const SAVE_IF_WELCOME = { guard: 'isWelcome', target: 'working' } as const;

/** What the visitor wants, from now on. */
const prefer = (preference: SavePreference) =>
  [
    { type: 'setPreference', params: { preference } },
    { type: 'storePreference', params: { preference } },
  ] as const;

/** Counts what was saved, and reads again what is on the device. */
const COUNT = [
  {
    type: 'count',
    params: ({ event }: { readonly event: { readonly output: SaveReport } }) => event.output,
  },
  'readAgain',
] as const;

/** What can begin it where nothing else is under way. */
const WHILE_RESTING = {
  'SAVE.OFFERED': { guard: 'mayOffer', target: 'offered', actions: 'takeOffer' },
  'PAGE.OPENED': SAVE_IF_WELCOME,
  'NETWORK.BACK': SAVE_IF_WELCOME,
  'INVENTORY.STALE': SAVE_IF_WELCOME,
  'CONNECTION.CHANGED': {
    target: 'offered',
    actions: {
      type: 'setSavingData',
      params: ({ event }: { readonly event: { readonly isSavingData: boolean } }) => event,
    },
  },
} as const;

/**
 * The pages saved on this device for offline reading. The worker decides what is missing and saves a few
 * pages at a time; the library asks it again until nothing is left. Its context does not grow with the site:
 * it has the open page, and all others only while the **list** is shown.
 *
 * It has two parallel regions. **stock**: reads what is on the device: the open page, or all. **saving**:
 * **idle**; **working**, a request at a time; **failed**, until the network is back or after a growing wait;
 * **full**, until the visitor asks again, makes room, or comes back to the page; **removing**. While data is
 * dear, only what the visitor asks for is saved; a visitor who removes pages or stops saving is never
 * overruled.
 *
 * The host provides the actors `readStock`, `saveSome` and `removeAll`, and the action `storePreference`.
 */
export const offlineLibraryMachine = setup({
  types: {
    context: {} as OfflineLibraryContext,
    events: {} as OfflineLibraryEvent,
    input: {} as OfflineLibraryInput,
    emitted: {} as OfflineLibraryEmitted,
  },
  actors: {
    readStock: fromPromise<Stock, { readonly path: string; readonly isListed: boolean }>(
      notProvided(NAME, 'readStock'),
    ),
    /** Saves the next few pages; with `isAll`, of the whole site. Rejects if the worker does not answer. */
    saveSome: fromPromise<SaveReport, OpenPage & { readonly isAll: boolean }>(
      notProvided(NAME, 'saveSome'),
    ),
    /** Removes all pages except the core, and resolves to how many there were. */
    removeAll: fromPromise<number>(notProvided(NAME, 'removeAll')),
  },
  actions: {
    /** Provided by the host: persists the preference for the next visit. */
    storePreference: (_, _params: { readonly preference: SavePreference }) => {},
    setPreference: assign((_, params: { readonly preference: SavePreference }) => params),
    takeOffer: assign(({ context: { preference } }) => ({
      preference: preference === 'none' ? ('offered' as const) : preference,
    })),
    setSavingData: assign((_, params: { readonly isSavingData: boolean }) => params),
    setPage: assign((_, { path, links }: OpenPage) => ({
      page: { path, links },
      isPageSaved: null,
    })),
    openList: assign({ isListWanted: true }),
    closeList: assign({ isListWanted: false, list: null }),
    setStock: assign(({ context }, { isPageSaved, list }: Stock) => ({
      isPageSaved,
      list: context.isListWanted ? list : null,
      isStorageBroken: false,
    })),
    readAgain: raise({ type: 'STOCK.CHANGED' }),
    markStorageBroken: assign({ isStorageBroken: true }),
    markRequested: assign({ isRequested: true }),
    forgetRequest: assign({ isRequested: false }),
    count: assign(({ context }, { saved, failed }: SaveReport) => {
      const failures = failed > 0 && saved === 0 ? context.failures + 1 : Math.min(failed, 1);
      return {
        saved: context.saved + saved,
        failed,
        failures,
        retryInMs: backoffMs(BACKOFF, failures, context.jitter()),
        isFullKnown: context.isFullKnown && saved === 0,
      };
    }),
    settle: enqueueActions(({ context: { isRequested, saved, failed }, enqueue }) => {
      const outcome = { isRequested, savedPages: saved, failedPages: failed };
      enqueue.emit({ type: 'LIBRARY.SETTLED', ...outcome });
      enqueue.assign({ saved: 0, isRequested: false });
    }),
    /** A save that nobody asked for, which finds the device still full, is no news. */
    reportFull: enqueueActions(({ context: { isRequested, isFullKnown }, enqueue }) => {
      if (isRequested || !isFullKnown) enqueue.emit({ type: 'STORAGE.FULL' });
      enqueue.assign({ isFullKnown: true, saved: 0, isRequested: false });
    }),
    reportLeft: enqueueActions(
      ({ enqueue }, params: { readonly pages: number; readonly isGone: boolean }) => {
        enqueue.emit({ type: 'PAGES.LEFT', ...params });
      },
    ),
  },
  guards: {
    isWelcome: ({ context }) => isWelcome(context),
    mayOffer: ({ context }) => context.preference !== 'declined',
    isOtherPage: ({ context }, { path }: { readonly path: string }) => path !== context.page.path,
    isFull: (_, { isFull }: SaveReport) => isFull,
    hasFailed: (_, { failed }: SaveReport) => failed > 0,
    isMoreWanted: ({ context }, { left, saved }: SaveReport) =>
      // Otherwise a worker that saves nothing would be asked forever.
      left > 0 && saved > 0 && isWelcome(context),
  },
  delays: { retry: ({ context }) => context.retryInMs },
}).createMachine({
  id: 'offlineLibrary',
  context: ({ input }) => ({
    page: input.page,
    isPageSaved: null,
    isListWanted: false,
    list: null,
    isStorageBroken: false,
    preference: input.preference ?? 'none',
    isSavingData: input.isSavingData,
    saved: 0,
    failed: 0,
    failures: 0,
    retryInMs: 0,
    isRequested: false,
    isFullKnown: false,
    jitter: input.jitter ?? noChance,
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
        'LIST.OPENED': { target: '.reading', actions: 'openList' },
        'LIST.CLOSED': { actions: 'closeList' },
        'INVENTORY.STALE': '.reading',
        'STOCK.CHANGED': '.reading',
      },
      states: {
        reading: {
          invoke: {
            id: 'stock',
            src: 'readStock',
            input: ({ context }) => ({
              path: context.page.path,
              isListed: context.isListWanted,
            }),
            onDone: {
              target: 'known',
              actions: { type: 'setStock', params: ({ event }) => event.output },
            },
            onError: { target: 'known', actions: 'markStorageBroken' },
          },
        },
        known: {},
      },
    },

    saving: {
      initial: 'idle',
      on: {
        'SAVE.ALL': {
          target: '.working',
          actions: [...prefer('asked'), 'markRequested'],
        },
        'SAVE.STOPPED': {
          actions: [...prefer('declined'), 'forgetRequest'],
        },
        'REMOVE.ALL': {
          target: '.removing',
          // Otherwise the site would save them again.
          actions: [...prefer('declined'), 'forgetRequest'],
        },
        'CONNECTION.CHANGED': {
          actions: { type: 'setSavingData', params: ({ event }) => event },
        },
      },
      states: {
        idle: { on: WHILE_RESTING },
        offered: { always: [{ guard: 'isWelcome', target: 'working' }, { target: 'idle' }] },
        working: {
          invoke: {
            id: 'save',
            src: 'saveSome',
            input: ({ context }) => ({
              ...context.page,
              isAll: context.preference === 'asked',
            }),
            onDone: [
              {
                guard: { type: 'isFull', params: ({ event }) => event.output },
                target: 'full',
                actions: COUNT,
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: 'failed',
                actions: COUNT,
              },
              {
                guard: { type: 'isMoreWanted', params: ({ event }) => event.output },
                target: 'working',
                reenter: true,
                actions: COUNT,
              },
              {
                target: 'idle',
                actions: [...COUNT, 'settle'],
              },
            ],
            onError: {
              target: 'failed',
              actions: {
                type: 'count',
                params: { saved: 0, failed: 1, left: 1, isFull: false },
              },
            },
          },
          on: {
            // The next request asks for them.
            'SAVE.ALL': {
              actions: [...prefer('asked'), 'markRequested'],
            },
          },
        },
        failed: {
          entry: 'settle',
          on: {
            ...WHILE_RESTING,
            'SAVE.STOPPED': {
              target: 'idle',
              actions: [...prefer('declined')],
            },
          },
          after: { retry: 'working' },
        },
        full: {
          entry: 'reportFull',
          on: { 'INVENTORY.STALE': SAVE_IF_WELCOME },
        },
        removing: {
          invoke: {
            id: 'removal',
            src: 'removeAll',
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'reportLeft',
                  params: ({ event }) => ({ pages: event.output, isGone: true }),
                },
                'readAgain',
              ],
            },
            onError: {
              target: 'idle',
              actions: [{ type: 'reportLeft', params: { pages: 0, isGone: false } }, 'readAgain'],
            },
          },
          on: { 'REMOVE.ALL': {}, 'SAVE.ALL': {} },
        },
      },
    },
  },
});
