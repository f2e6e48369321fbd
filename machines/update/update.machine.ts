import { assign, enqueueActions, setup } from 'xstate';

export interface UpdateInput {
  /** Whether a service worker controlled the page when it was loaded (`controller !== null`). */
  readonly isControlled: boolean;
}

export interface UpdateContext {
  /**
   * Whether a worker controls the page. The first controller is not an update.
   */
  readonly isControlled: boolean;
  /** Whether a form has unsaved changes or shows a confirmation, which a reload would end. */
  readonly isFormDirty: boolean;
  /** Whether the new version already controls this page, because another tab has accepted it. */
  readonly isActivated: boolean;
}

export type UpdateEvent =
  /** A new version has been found and is being downloaded. */
  | { readonly type: 'UPDATE.FOUND' }
  /** It is downloaded and waits for the visitor. */
  | { readonly type: 'UPDATE.INSTALLED' }
  /** Its download or activation failed. */
  | { readonly type: 'UPDATE.FAILED' }
  /** The visitor accepts it, now or as soon as the form is clean. */
  | { readonly type: 'UPDATE.ACCEPTED' }
  /** The visitor postpones it, or withdraws the acceptance. */
  | { readonly type: 'UPDATE.POSTPONED' }
  | { readonly type: 'FORM.DIRTIED' }
  | { readonly type: 'FORM.CLEANED' }
  /** Another worker controls the page: the first one, or the new version. */
  | { readonly type: 'CONTROLLER.CHANGED' }
  /** A worker built for this page's code controls the page: only content may have changed. */
  | { readonly type: 'CONTENT.CHANGED' };

/** A version failed to download or activate; the current one keeps working. */
export type UpdateEmitted = { readonly type: 'UPDATE.ABANDONED' };

const NAME = 'update';
const FOUR_HOURS_MS = 14_400_000;
/** The previous worker may first finish what it is doing. */
const ACTIVATION_MS = 60_000;

/** The first worker is no update; any other has been accepted in another tab. */
const CONTROLLED = [
  { guard: 'isFirstControl', actions: 'markControlled' },
  { target: 'waiting', actions: 'markActivated' },
] as const;

/**
 * Updates of the installed site. Code updates always prompt. The page reloads only if the visitor has
 * accepted in **this** tab and no form in it is dirty; an acceptance over a dirty form waits until
 * the form is emptied, or sent and the confirmation left. When another tab has accepted, the new version
 * takes control here too: this tab keeps running the version it has loaded, and offers to reload. A
 * version with the same code as the page only changes content: it takes control without a prompt, and the
 * page keeps running.
 * A version that was accepted and is still waiting after a minute is offered again.
 *
 * The host provides the actions `activate` (tells the waiting worker to take over) and `reload`.
 */
export const updateMachine = setup({
  types: {
    context: {} as UpdateContext,
    events: {} as UpdateEvent,
    input: {} as UpdateInput,
    emitted: {} as UpdateEmitted,
  },
  actions: {
    /** Provided by the host: sends SKIP_WAITING to the waiting worker. */
    activate: () => {},
    /** Provided by the host: reloads the page. */
    reload: () => {},
    markFormDirty: assign({ isFormDirty: true }),
    markFormClean: assign({ isFormDirty: false }),
    markControlled: assign({ isControlled: true }),
    markActivated: assign({ isActivated: true }),
    /** The worker now in control was built for this page's code. */
    markCurrent: assign({ isControlled: true, isActivated: false }),
    /** A failed first installation does not affect the visitor, so it is not reported. */
    emitAbandoned: enqueueActions(({ context, enqueue }) => {
      if (context.isControlled) enqueue.emit({ type: 'UPDATE.ABANDONED' });
    }),
    /** Another newer worker is waiting behind the one in control. */
    markInstalled: assign({ isActivated: false }),
  },
  guards: {
    isFirstControl: ({ context }) => !context.isControlled,
    isFormDirty: ({ context }) => context.isFormDirty,
    isActivated: ({ context }) => context.isActivated,
  },
  delays: {
    askAgain: FOUR_HOURS_MS,
    activationLimit: ACTIVATION_MS,
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    isControlled: input.isControlled,
    isFormDirty: false,
    isActivated: false,
  }),
  initial: 'current',
  on: {
    'FORM.DIRTIED': { actions: 'markFormDirty' },
    'FORM.CLEANED': { actions: 'markFormClean' },
    'CONTENT.CHANGED': { target: '.current', actions: 'markCurrent' },
  },
  states: {
    current: {
      on: {
        'UPDATE.FOUND': 'downloading',
        'UPDATE.INSTALLED': 'waiting',
        'CONTROLLER.CHANGED': CONTROLLED,
      },
    },
    downloading: {
      on: {
        'UPDATE.INSTALLED': 'waiting',
        'UPDATE.FAILED': 'failed',
        'CONTROLLER.CHANGED': CONTROLLED,
      },
    },
    waiting: {
      initial: 'asking',
      on: {
        'UPDATE.ACCEPTED': [
          { guard: 'isFormDirty', target: 'waitingForCleanForm' },
          { target: 'reloading' },
        ],
        'UPDATE.INSTALLED': { target: '.asking', actions: 'markInstalled' },
        'CONTROLLER.CHANGED': { actions: 'markActivated' },
      },
      states: {
        asking: {
          on: { 'UPDATE.POSTPONED': 'postponed' },
        },
        postponed: {
          after: { askAgain: 'asking' },
        },
      },
    },
    waitingForCleanForm: {
      on: {
        'FORM.CLEANED': { target: 'reloading', actions: 'markFormClean' },
        'UPDATE.POSTPONED': 'waiting.postponed',
        'UPDATE.INSTALLED': { actions: 'markInstalled' },
        'CONTROLLER.CHANGED': { actions: 'markActivated' },
      },
    },
    reloading: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isActivated', target: 'reloaded' }, { target: 'activating' }],
        },
        activating: {
          entry: 'activate',
          on: {
            'CONTROLLER.CHANGED': [
              // The form was changed between the acceptance and now.
              {
                guard: 'isFormDirty',
                target: '#update.waitingForCleanForm',
                actions: 'markActivated',
              },
              { target: 'reloaded', actions: 'markActivated' },
            ],
            'UPDATE.FAILED': '#update.failed',
          },
          // It is still there, and may yet take over: that is no failure.
          after: { activationLimit: '#update.waiting' },
        },
        reloaded: {
          entry: 'reload',
          on: { 'CONTENT.CHANGED': {} },
        },
      },
    },
    failed: {
      entry: 'emitAbandoned',
      on: {
        'UPDATE.FOUND': 'downloading',
        'UPDATE.INSTALLED': 'waiting',
        'CONTROLLER.CHANGED': CONTROLLED,
      },
    },
  },
});
