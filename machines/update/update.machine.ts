import { assign, setup } from 'xstate';
import { requireDelay } from '#machines/lib/check-input.ts';
import type { UpdateContext, UpdateEvent, UpdateInput } from './update.types.ts';

const NAME = 'update';
const FOUR_HOURS_MS = 14_400_000;
const ACTIVATION_MS = 10_000;

/**
 * The update of the installed site: a prompt, never a surprise. It reloads only when the visitor has
 * accepted in **this** tab and nothing is half written in it; an acceptance over a half-written form
 * waits until that is sent or emptied. When another tab has accepted, the new version takes control
 * here too: this tab goes on with the version that it has loaded, and offers the reload.
 *
 * The host provides the actions `activate` (tell the waiting worker to take over) and `reload`.
 *
 * @throws RangeError at its start for a delay that is none
 */
export const updateMachine = setup({
  types: {
    context: {} as UpdateContext,
    events: {} as UpdateEvent,
    input: {} as UpdateInput,
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
    /** A newer worker waits again behind the one in control. */
    markInstalled: assign({ isActivated: false }),
  },
  guards: {
    isFirstControl: ({ context }) => !context.isControlled,
    isFormDirty: ({ context }) => context.isFormDirty,
    isActivated: ({ context }) => context.isActivated,
  },
  delays: {
    askAgain: ({ context }) => context.askAgainMs,
    activationLimit: ({ context }) => context.activationMs,
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    isControlled: input.isControlled,
    isFormDirty: false,
    isActivated: false,
    askAgainMs: requireDelay(NAME, 'delays.askAgainMs', input.delays?.askAgainMs ?? FOUR_HOURS_MS),
    activationMs: requireDelay(
      NAME,
      'delays.activationMs',
      input.delays?.activationMs ?? ACTIVATION_MS,
    ),
  }),
  initial: 'current',
  on: {
    'FORM.DIRTIED': { actions: 'markFormDirty' },
    'FORM.CLEANED': { actions: 'markFormClean' },
  },
  states: {
    current: {
      on: {
        'UPDATE.FOUND': 'downloading',
        'UPDATE.INSTALLED': 'waiting',
        'CONTROLLER.CHANGED': [
          { guard: 'isFirstControl', actions: 'markControlled' },
          { target: 'waiting', actions: 'markActivated' },
        ],
      },
    },
    downloading: {
      on: {
        'UPDATE.INSTALLED': 'waiting',
        'UPDATE.FAILED': 'failed',
        'CONTROLLER.CHANGED': [
          { guard: 'isFirstControl', actions: 'markControlled' },
          { target: 'waiting', actions: 'markActivated' },
        ],
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
              // Something was written between the acceptance and now.
              {
                guard: 'isFormDirty',
                target: '#update.waitingForCleanForm',
                actions: 'markActivated',
              },
              { target: 'reloaded', actions: 'markActivated' },
            ],
            'UPDATE.FAILED': '#update.failed',
          },
          after: { activationLimit: '#update.failed' },
        },
        reloaded: {
          entry: 'reload',
        },
      },
    },
    failed: {
      on: {
        'UPDATE.FOUND': 'downloading',
        'UPDATE.INSTALLED': 'waiting',
        'CONTROLLER.CHANGED': [
          { guard: 'isFirstControl', actions: 'markControlled' },
          { target: 'waiting', actions: 'markActivated' },
        ],
      },
    },
  },
});
