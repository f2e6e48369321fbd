import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { AnyActorRef, AnyEventObject, EventFromLogic } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { backoffMs } from '#machines/lib/backoff.ts';
import type {
  AppActorName,
  AppActors,
  AppContext,
  AppEvent,
  AppInput,
  AppNotice,
} from './app.types.ts';

const NAME = 'app';
const HOUR_MS = 3_600_000;

/** A page that comes to the front checks for updates at most this often, in ms. */
const CHECK_PAUSE_MS = 600_000;

/** How long a page is left alone before the worker cleans up, in ms. */
const MAINTENANCE_MS = 4000;

/** Retries of a service worker whose installation failed for lack of a network or of space. */
const INSTALLATION_BACKOFF = { baseMs: 2000, maxMs: HOUR_MS };

const noChance = () => 0;

/** An event for a child: one that this child knows. */
type Delivery = {
  [N in AppActorName]: { readonly to: N; readonly event: EventFromLogic<AppActors[N]> };
}[AppActorName];

/** Sends an event to a child, if it has been added. */
const notify = <N extends AppActorName>(to: N, event: EventFromLogic<AppActors[N]>) => ({
  type: 'send' as const,
  params: { to, event } as unknown as Delivery,
});

const set = (params: Partial<AppContext>) => ({ type: 'setFacts', params }) as const;

const say = (params: AppNotice) => ({ type: 'notify', params }) as const;

/** What a child is told when it is added: what it has missed. */
function missedBy(name: AppActorName, context: AppContext): { type: string } | null {
  if (name === 'library') return { type: 'SAVE.OFFERED' };
  if (name === 'update' && context.isFormDirty) return { type: 'FORM.DIRTIED' };
  // Otherwise toasts would expire before anyone saw them.
  if (name === 'toasts' && context.isPageHidden) return { type: 'PAGE.HIDDEN' };
  return name === 'search' && context.isSearchWanted ? { type: 'SEARCH.OPENED' } : null;
}

/** Updates of the site wait until the visitor has nothing unsaved or unread. */
const WORK_BEGUN = [
  set({ isFormDirty: true }),
  notify('update', { type: 'FORM.DIRTIED' }),
] as const;

/**
 * The root actor of the site. Everything that outlives a page is its child, under a system id: theme,
 * toasts, connectivity, update, installation, offline library, search, outbox and contact form. Children
 * are added when their code has loaded (`ACTOR.ADDED`) and live as long as the document. The root routes
 * events between them, so no child depends on another.
 *
 * It has three parallel regions. **children**: adds them and forwards events. **updateCheck**: checks for
 * newer versions every hour, when the network is back, and when the page comes to the front after ten
 * minutes; a failed installation is retried with growing waits. **maintenance**: four seconds after the
 * offline library has started, after the content has changed, when the network is back, and when data
 * saver is switched.
 *
 * The host provides the actor `checkForUpdate` (whether the server answered) and the actions `maintainStorage`
 * and `loadSearch`.
 */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
  },
  actors: {
    checkForUpdate: fromPromise<boolean>(notProvided(NAME, 'checkForUpdate')),
  },
  actions: {
    // The unused parameter makes TypeScript infer this action last, as the others need.
    /** Provided by the host: asks the service worker to clean up and refresh its stored pages. */
    maintainStorage: (_) => {},
    /** Provided by the host: loads search and adds its actor, unless it is there. */
    loadSearch: (_) => {},

    addActor: enqueueActions(({ context, event, enqueue, self, system }) => {
      if (event.type !== 'ACTOR.ADDED' || system.get(event.name) !== undefined) return;
      const { name, logic, input } = event;
      enqueue.spawnChild(logic as never, { id: name, systemId: name, input } as never);
      // The child starts after all actions have run, so this listener misses nothing it emits.
      enqueue(() => {
        (system.get(name) as AnyActorRef).on('*', (emitted: AnyEventObject) => {
          self.send({ ...emitted, type: `${name}.${emitted.type}` } as AppEvent);
        });
      });
      const missed = missedBy(name, context);
      if (missed !== null) enqueue.sendTo(name as never, missed as never);
      if (name === 'library') enqueue.assign({ offlineReading: 'open' });
      if (name === 'search') enqueue.assign({ isSearchWanted: false });
    }),
    send: enqueueActions(({ enqueue, system }, { to, event }: Delivery) => {
      const actor = system.get(to) as AnyActorRef | undefined;
      if (actor !== undefined) enqueue.sendTo(actor, event);
    }),
    notify: enqueueActions(({ context, enqueue, system }, notice: AppNotice) => {
      const toasts = system.get('toasts') as AnyActorRef | undefined;
      if (toasts === undefined) return;
      enqueue.sendTo(toasts, { type: 'TOAST.ADDED', toast: context.wordsFor(notice) });
    }),
    openSearch: enqueueActions(({ enqueue, system }) => {
      const search = system.get('search') as AnyActorRef | undefined;
      if (search === undefined) enqueue.assign({ isSearchWanted: true });
      else enqueue.sendTo(search, { type: 'SEARCH.OPENED' });
    }),
    setFacts: assign((_, facts: Partial<AppContext>) => facts),
    countFailedInstallation: assign(({ context }) => {
      const failedInstallations = context.failedInstallations + 1;
      return {
        failedInstallations,
        retryInMs: backoffMs(INSTALLATION_BACKOFF, failedInstallations, context.jitter()),
      };
    }),
  },
  guards: {
    isFormHidden: ({ context }) => !context.isFormShown,
    isRequested: ({ event }) => 'isRequested' in event && event.isRequested,
    isUpdate: ({ event }) => 'isUpdate' in event && event.isUpdate,
    isFailureNews: ({ context }) => !context.isFailureReported,
    isReached: (_, { output }: { readonly output: boolean }) => output,
    isLibrary: ({ event }) => event.type === 'ACTOR.ADDED' && event.name === 'library',
  },
  delays: {
    checkInterval: HOUR_MS - CHECK_PAUSE_MS,
    checkPause: CHECK_PAUSE_MS,
    installationRetry: ({ context }) => context.retryInMs,
    maintenancePause: MAINTENANCE_MS,
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    jitter: noChance,
    ...input,
    isFormDirty: false,
    isFormShown: false,
    isPageHidden: false,
    isSearchWanted: false,
    offlineReading: 'unknown',
    failedInstallations: 0,
    isFailureReported: false,
    retryInMs: 0,
  }),
  type: 'parallel',
  states: {
    children: {
      on: {
        'ACTOR.ADDED': { actions: 'addActor' },

        // The network.
        'NETWORK.FOUND': {
          actions: [
            set({ isOffline: false }),
            notify('connectivity', { type: 'NETWORK.FOUND' }),
            notify('outbox', { type: 'NETWORK.BACK' }),
          ],
        },
        'NETWORK.LOST': {
          actions: [set({ isOffline: true }), notify('connectivity', { type: 'NETWORK.LOST' })],
        },
        'FETCH.SUCCEEDED': {
          actions: notify('connectivity', { type: 'FETCH.SUCCEEDED' }),
        },
        'FETCH.FAILED': {
          actions: {
            type: 'send',
            params: ({ event }) => ({ to: 'connectivity', event }),
          },
        },
        'connectivity.BACK.ONLINE': {
          actions: [
            // The server has answered, whatever the browser reports.
            set({ isOffline: false }),
            notify('library', { type: 'NETWORK.BACK' }),
            notify('outbox', { type: 'NETWORK.BACK' }),
          ],
        },
        // A child's failure must not stop the others, as an unhandled error would.
        'xstate.error.actor.*': {},

        // The page.
        'PAGE.SHOWN': {
          actions: [
            set({ isPageHidden: false }),
            notify('toasts', { type: 'PAGE.SHOWN' }),
            notify('library', { type: 'INVENTORY.STALE' }),
            notify('outbox', { type: 'PAGE.SHOWN' }),
          ],
        },
        'PAGE.HIDDEN': {
          actions: [
            set({ isPageHidden: true }),
            notify('toasts', { type: 'PAGE.HIDDEN' }),
            notify('outbox', { type: 'PAGE.HIDDEN' }),
            // The page may not come back: the last keystrokes would be lost.
            notify('contactForm', { type: 'PAGE.LEFT' }),
          ],
        },
        'PART.LOST': { actions: say({ kind: 'partLost' }) },

        // The service worker and its stored pages.
        'UPDATE.INSTALLED': {
          actions: [
            set({ failedInstallations: 0, isFailureReported: false }),
            notify('update', { type: 'UPDATE.INSTALLED' }),
          ],
        },
        'UPDATE.FAILED': {
          actions: notify('update', { type: 'UPDATE.FAILED' }),
        },
        'CONTENT.CHANGED': {
          actions: notify('update', { type: 'CONTENT.CHANGED' }),
        },
        'update.UPDATE.ABANDONED': {
          // It is tried again and again, which is news only once.
          guard: 'isFailureNews',
          actions: [set({ isFailureReported: true }), say({ kind: 'updateFailed' })],
        },
        'OFFLINE_READING.REFUSED': {
          actions: set({ offlineReading: 'refused' }),
        },
        'INSTALLATION.FULL': [
          {
            guard: 'isUpdate',
            // That it failed, and will be tried again, is not to be said as well.
            actions: [set({ isFailureReported: true }), say({ kind: 'storageFull' })],
          },
          { actions: set({ offlineReading: 'full' }) },
        ],
        'DATA_SAVER.CHANGED': {
          actions: {
            type: 'send',
            params: ({ event }) => ({
              to: 'library',
              event: { type: 'CONNECTION.CHANGED', isSavingData: event.isSavingData },
            }),
          },
        },
        'library.LIBRARY.SETTLED': {
          // Do not interrupt a first visit to report saves that nobody requested.
          guard: 'isRequested',
          actions: {
            type: 'notify',
            params: ({ event: { failedPages, savedPages } }) =>
              failedPages > 0
                ? { kind: 'pagesNotSaved', count: failedPages }
                : { kind: 'pagesSaved', count: savedPages },
          },
        },
        'library.PAGES.LEFT': {
          actions: {
            type: 'notify',
            params: ({ event: { pages, isGone } }) => ({
              kind: isGone ? 'pagesRemoved' : 'pagesNotRemoved',
              count: pages,
            }),
          },
        },
        'library.STORAGE.FULL': { actions: say({ kind: 'storageFull' }) },

        // Installation.
        'install.INSTALLATION.FINISHED': {
          actions: say({ kind: 'installed' }),
        },
        'install.OFFER.DISMISSED': {
          actions: say({ kind: 'installNotOffered' }),
        },

        // Search.
        'SEARCH.REQUESTED': { actions: ['openSearch', 'loadSearch'] },

        // The contact form and the outbox.
        'FORM.SHOWN': { actions: set({ isFormShown: true }) },
        'FORM.HIDDEN': { actions: set({ isFormShown: false }) },
        'ENQUIRIES.CLEARED': {
          actions: [
            notify('contactForm', { type: 'OFFER.DECLINED' }),
            notify('contactForm', { type: 'DRAFT.DISCARDED' }),
            notify('outbox', { type: 'CANCEL.REQUESTED' }),
          ],
        },
        'contactForm.WORK.BEGUN': [
          {
            // An enquiry was sent while the visitor was reading another page, where a notification says so.
            guard: 'isFormHidden',
            actions: [...WORK_BEGUN, notify('contactForm', { type: 'PAGE.LEFT' })],
          },
          { actions: WORK_BEGUN },
        ],
        'contactForm.WORK.SAFE': {
          actions: [set({ isFormDirty: false }), notify('update', { type: 'FORM.CLEANED' })],
        },
        // While it is shown, the form's page says so itself.
        'outbox.ENQUIRY.SENT': {
          guard: 'isFormHidden',
          actions: {
            type: 'notify',
            params: ({ event }) => ({ kind: 'enquirySent', hasWaited: event.hasWaited }),
          },
        },
      },
    },

    updateCheck: {
      initial: 'unregistered',
      states: {
        unregistered: {
          on: {
            'WORKER.REGISTERED': 'checking',
            // Without a worker there is no newer version, but this tells whether the server answers.
            'PART.LOST': 'checking',
          },
        },
        checking: {
          invoke: {
            id: 'checkForUpdate',
            src: 'checkForUpdate',
            onDone: [
              {
                guard: { type: 'isReached', params: ({ event }) => event },
                target: 'resting',
                actions: raise({ type: 'FETCH.SUCCEEDED' }),
              },
              { target: 'resting', actions: raise({ type: 'FETCH.FAILED' }) },
            ],
            onError: 'resting',
          },
          on: {
            'UPDATE.FAILED': { target: 'retrying', actions: 'countFailedInstallation' },
          },
        },
        resting: {
          initial: 'recent',
          on: {
            'connectivity.BACK.ONLINE': 'checking',
            'PART.LOST': 'checking',
            'UPDATE.FAILED': { target: 'retrying', actions: 'countFailedInstallation' },
          },
          states: {
            recent: { after: { checkPause: 'old' } },
            old: {
              on: { 'PAGE.SHOWN': '#app.updateCheck.checking' },
              after: { checkInterval: '#app.updateCheck.checking' },
            },
          },
        },
        retrying: {
          after: { installationRetry: 'checking' },
          on: { 'connectivity.BACK.ONLINE': 'checking' },
        },
      },
    },

    maintenance: {
      initial: 'unneeded',
      states: {
        unneeded: {
          on: {
            'ACTOR.ADDED': { guard: 'isLibrary', target: 'waiting' },
          },
        },
        // Loading the page takes priority.
        waiting: { after: { maintenancePause: 'done' } },
        // What is missing or has changed is fetched for offline use.
        done: {
          entry: 'maintainStorage',
          on: {
            'CONTENT.CHANGED': 'waiting',
            'connectivity.BACK.ONLINE': 'waiting',
            'DATA_SAVER.CHANGED': 'waiting',
          },
        },
      },
    },
  },
});
