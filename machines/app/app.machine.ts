import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { backoffMs } from '#machines/lib/backoff.ts';
import { requireFunction } from '#machines/lib/checks.ts';
import type {
  AddActor,
  AppActorName,
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

/** Context fields that events set directly. */
type Facts = Partial<
  Pick<
    AppContext,
    | 'isOffline'
    | 'isPageHidden'
    | 'isFormShown'
    | 'isFormDirty'
    | 'isSearchWanted'
    | 'offlineReading'
    | 'failedInstallations'
    | 'isFailureTold'
  >
>;

interface Delivery {
  readonly to: AppActorName;
  readonly event: AnyEventObject;
}

/** Sends an event to a child, if it has been added. */
const tell = (to: AppActorName, event: { readonly type: string }) =>
  ({ type: 'send', params: { to, event } }) as const;

/** Updates of the site wait until the visitor has nothing unsaved or unread. */
const WORK_BEGUN = [
  { type: 'setFacts', params: { isFormDirty: true } },
  tell('update', { type: 'FORM.DIRTIED' }),
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
 * The host provides the actor `checkForUpdate` (whether the server answered) and the actions `maintainStorage`,
 * `loadSearch` and `visit`.
 *
 * @throws TypeError on start if `wordsFor` or `jitter` is not a function
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
    /** Provided by the host: loads search and adds its actor. */
    loadSearch: (_) => {},
    /** Provided by the host: goes to a page of the site. */
    visit: (_, _params: { readonly href: string }) => {},

    addActor: enqueueActions(({ context, enqueue, self }, { name, logic, input }: AddActor) => {
      enqueue.assign({ names: [...context.names, name] });
      enqueue.spawnChild(logic as never, { id: name, systemId: name, input } as never);
      // The child starts after all actions have run, so this listener misses nothing it emits.
      enqueue(({ system: started }) => {
        started.get(name)?.on('*', (emitted: AnyEventObject) => {
          self.send({ ...emitted, type: `${name}.${emitted.type}` } as AppEvent);
        });
      });
    }),
    send: enqueueActions(({ enqueue, system }, { to, event }: Delivery) => {
      const actor: unknown = system.get(to);
      if (actor !== undefined) enqueue.sendTo(actor as never, event as never);
    }),
    notify: enqueueActions(({ context, enqueue, system }, notice: AppNotice) => {
      const toasts: unknown = system.get('toasts');
      if (toasts === undefined) return;
      enqueue.sendTo(
        toasts as never,
        { type: 'TOAST.ADDED', toast: context.wordsFor(notice) } as never,
      );
    }),
    setFacts: assign((_, facts: Facts) => facts),
    countFailedInstallation: assign(({ context }) => {
      const failedInstallations = context.failedInstallations + 1;
      return {
        failedInstallations,
        retryInMs: backoffMs(INSTALLATION_BACKOFF, failedInstallations, context.jitter()),
      };
    }),
  },
  guards: {
    isSearchLoaded: ({ context }) => context.names.includes('search'),
    isFormHidden: ({ context }) => !context.isFormShown,
    isUnaskedFor: (_, { isAsked }: { readonly isAsked: boolean }) => !isAsked,
    hasFailedPages: (_, { failedPages }: { readonly failedPages: number }) => failedPages > 0,
    haveStayed: (_, { isGone }: { readonly isGone: boolean }) => !isGone,
    isUpdate: (_, { isUpdate }: { readonly isUpdate: boolean }) => isUpdate,
    isFailureNews: ({ context }) => !context.isFailureTold,
    isReached: (_, { output }: { readonly output: boolean }) => output,
    isAdded: ({ context }, { name }: { readonly name: AppActorName }) =>
      context.names.includes(name),
    isLibrary: (_, { name }: { readonly name: AppActorName }) => name === 'library',
    isUpdateOverWork: ({ context }, { name }: { readonly name: AppActorName }) =>
      name === 'update' && context.isFormDirty,
    areToastsOutOfSight: ({ context }, { name }: { readonly name: AppActorName }) =>
      name === 'toasts' && context.isPageHidden,
    isSearchAwaited: ({ context }, { name }: { readonly name: AppActorName }) =>
      name === 'search' && context.isSearchWanted,
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
    wordsFor: requireFunction(
      NAME,
      'wordsFor',
      input.wordsFor,
      'that returns the wording of a notice',
    ),
    jitter: requireFunction(
      NAME,
      'jitter',
      input.jitter ?? noChance,
      'that returns a number from 0 to 1',
    ),
    names: [],
    isOffline: input.isOffline,
    isFormDirty: false,
    isFormShown: false,
    isPageHidden: false,
    isSearchWanted: false,
    offlineReading: 'unknown',
    failedInstallations: 0,
    isFailureTold: false,
    retryInMs: 0,
  }),
  type: 'parallel',
  states: {
    children: {
      on: {
        'ACTOR.ADDED': [
          // A second child of the same name is ignored, including any side effects of adding it.
          { guard: { type: 'isAdded', params: ({ event }) => event } },
          {
            guard: { type: 'isLibrary', params: ({ event }) => event },
            actions: [
              { type: 'addActor', params: ({ event }) => event },
              { type: 'setFacts', params: { offlineReading: 'open' } },
              tell('library', { type: 'SAVE.OFFERED' }),
            ],
          },
          {
            guard: { type: 'isUpdateOverWork', params: ({ event }) => event },
            actions: [
              { type: 'addActor', params: ({ event }) => event },
              tell('update', { type: 'FORM.DIRTIED' }),
            ],
          },
          {
            // Otherwise toasts would expire before anyone saw them.
            guard: { type: 'areToastsOutOfSight', params: ({ event }) => event },
            actions: [
              { type: 'addActor', params: ({ event }) => event },
              tell('toasts', { type: 'PAGE.HIDDEN' }),
            ],
          },
          {
            guard: { type: 'isSearchAwaited', params: ({ event }) => event },
            actions: [
              { type: 'addActor', params: ({ event }) => event },
              { type: 'setFacts', params: { isSearchWanted: false } },
              tell('search', { type: 'SEARCH.OPENED' }),
            ],
          },
          { actions: { type: 'addActor', params: ({ event }) => event } },
        ],

        // The network.
        'NETWORK.FOUND': {
          actions: [
            { type: 'setFacts', params: { isOffline: false } },
            tell('connectivity', { type: 'NETWORK.FOUND' }),
            tell('outbox', { type: 'NETWORK.BACK' }),
          ],
        },
        'NETWORK.LOST': {
          actions: [
            { type: 'setFacts', params: { isOffline: true } },
            tell('connectivity', { type: 'NETWORK.LOST' }),
          ],
        },
        'FETCH.SUCCEEDED': {
          actions: tell('connectivity', { type: 'FETCH.SUCCEEDED' }),
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
            { type: 'setFacts', params: { isOffline: false } },
            tell('library', { type: 'NETWORK.BACK' }),
            tell('outbox', { type: 'NETWORK.BACK' }),
          ],
        },
        // A child's failure must not stop the others, as an unhandled error would.
        'xstate.error.actor.*': {},

        // The page.
        'PAGE.SHOWN': {
          actions: [
            { type: 'setFacts', params: { isPageHidden: false } },
            tell('toasts', { type: 'PAGE.SHOWN' }),
            tell('library', { type: 'INVENTORY.STALE' }),
            tell('outbox', { type: 'PAGE.SHOWN' }),
          ],
        },
        'PAGE.HIDDEN': {
          actions: [
            { type: 'setFacts', params: { isPageHidden: true } },
            tell('toasts', { type: 'PAGE.HIDDEN' }),
            tell('outbox', { type: 'PAGE.HIDDEN' }),
            // The page may not come back: the last keystrokes would be lost.
            tell('contactForm', { type: 'PAGE.LEFT' }),
          ],
        },
        'PART.LOST': { actions: { type: 'notify', params: { kind: 'partLost' } } },

        // The service worker and its stored pages.
        'UPDATE.FOUND': {
          actions: tell('update', { type: 'UPDATE.FOUND' }),
        },
        'UPDATE.INSTALLED': {
          actions: [
            { type: 'setFacts', params: { failedInstallations: 0, isFailureTold: false } },
            tell('update', { type: 'UPDATE.INSTALLED' }),
          ],
        },
        'UPDATE.FAILED': {
          actions: tell('update', { type: 'UPDATE.FAILED' }),
        },
        'CONTROLLER.CHANGED': {
          actions: tell('update', { type: 'CONTROLLER.CHANGED' }),
        },
        'CONTENT.CHANGED': {
          actions: tell('update', { type: 'CONTENT.CHANGED' }),
        },
        'update.UPDATE.ABANDONED': {
          // It is tried again and again, which is news only once.
          guard: 'isFailureNews',
          actions: [
            { type: 'setFacts', params: { isFailureTold: true } },
            { type: 'notify', params: { kind: 'updateFailed' } },
          ],
        },
        'OFFLINE_READING.REFUSED': {
          actions: { type: 'setFacts', params: { offlineReading: 'refused' } },
        },
        'INSTALLATION.FULL': [
          {
            guard: { type: 'isUpdate', params: ({ event }) => event },
            // That it failed, and will be tried again, is not to be said as well.
            actions: [
              { type: 'setFacts', params: { isFailureTold: true } },
              { type: 'notify', params: { kind: 'storageFull' } },
            ],
          },
          { actions: { type: 'setFacts', params: { offlineReading: 'full' } } },
        ],
        'INVENTORY.CHANGED': {
          actions: tell('library', { type: 'INVENTORY.STALE' }),
        },
        'DATA_SAVER.CHANGED': {
          actions: {
            type: 'send',
            params: ({ event }) => ({
              to: 'library',
              event: { type: 'CONNECTION.CHANGED', isSavingData: event.isSavingData },
            }),
          },
        },
        'library.LIBRARY.SETTLED': [
          {
            // Do not interrupt a first visit to report saves that nobody requested.
            guard: { type: 'isUnaskedFor', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasFailedPages', params: ({ event }) => event },
            actions: {
              type: 'notify',
              params: ({ event }) => ({ kind: 'pagesNotSaved', count: event.failedPages }),
            },
          },
          {
            actions: {
              type: 'notify',
              params: ({ event }) => ({ kind: 'pagesSaved', count: event.savedPages }),
            },
          },
        ],
        'library.PAGES.LEFT': [
          {
            guard: { type: 'haveStayed', params: ({ event }) => event },
            actions: {
              type: 'notify',
              params: ({ event }) => ({ kind: 'pagesNotRemoved', count: event.pages }),
            },
          },
          {
            actions: {
              type: 'notify',
              params: ({ event }) => ({ kind: 'pagesRemoved', count: event.pages }),
            },
          },
        ],
        'library.STORAGE.FULL': { actions: { type: 'notify', params: { kind: 'storageFull' } } },

        // Installation.
        'PROMPT.OFFERED': {
          actions: tell('install', { type: 'PROMPT.OFFERED' }),
        },
        'APP.INSTALLED': {
          actions: tell('install', { type: 'APP.INSTALLED' }),
        },
        'install.INSTALLATION.FINISHED': {
          actions: { type: 'notify', params: { kind: 'installed' } },
        },
        'install.OFFER.DISMISSED': {
          actions: { type: 'notify', params: { kind: 'installNotOffered' } },
        },

        // Search.
        'SEARCH.REQUESTED': [
          {
            guard: 'isSearchLoaded',
            actions: tell('search', { type: 'SEARCH.OPENED' }),
          },
          { actions: [{ type: 'setFacts', params: { isSearchWanted: true } }, 'loadSearch'] },
        ],
        'search.VISIT.REQUESTED': {
          actions: { type: 'visit', params: ({ event }) => ({ href: event.href }) },
        },

        // The contact form and the outbox.
        'FORM.SHOWN': { actions: { type: 'setFacts', params: { isFormShown: true } } },
        'FORM.HIDDEN': { actions: { type: 'setFacts', params: { isFormShown: false } } },
        'ENQUIRIES.CLEARED': {
          actions: [
            tell('contactForm', { type: 'OFFER.DECLINED' }),
            tell('contactForm', { type: 'DRAFT.DISCARDED' }),
            tell('outbox', { type: 'CANCEL.REQUESTED' }),
          ],
        },
        'contactForm.WORK.BEGUN': [
          {
            // An enquiry was sent while the visitor was reading another page, where a notification says so.
            guard: 'isFormHidden',
            actions: [...WORK_BEGUN, tell('contactForm', { type: 'PAGE.LEFT' })],
          },
          { actions: WORK_BEGUN },
        ],
        'contactForm.WORK.SAFE': {
          actions: [
            { type: 'setFacts', params: { isFormDirty: false } },
            tell('update', { type: 'FORM.CLEANED' }),
          ],
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
            'ACTOR.ADDED': {
              guard: { type: 'isLibrary', params: ({ event }) => event },
              target: 'waiting',
            },
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
