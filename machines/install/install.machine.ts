import { assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import type {
  InstallContext,
  InstallEmitted,
  InstallEvent,
  InstallInput,
  PromptChoice,
} from './install.types.ts';

const NAME = 'install';
const DAY_MS = 86_400_000;
const REMEMBER_MS = 90 * DAY_MS;

/** Hides the button for 90 days, on this visit and the next. */
const DISMISS = [
  'setDismissal',
  {
    type: 'rememberDismissal',
    params: ({ context }: { readonly context: InstallContext }) => ({
      until: context.dismissedUntil,
    }),
  },
] as const;

/**
 * The install button: **unavailable** until the browser offers installation, **available**,
 * **prompted** while the browser prompt is open, **installed**, or **dismissed** until a stored
 * time. iOS never offers, so there the button leads to **iosInstructions**. A dismissal hides the
 * button but does not block other ways of installing: INSTALL.REQUESTED is still heard.
 *
 * The host provides the actor `prompt` (shows the browser prompt; an offer works only once) and the
 * actions `rememberDismissal` and `persistStorage` (`navigator.storage.persist()`).
 */
export const installMachine = setup({
  types: {
    context: {} as InstallContext,
    events: {} as InstallEvent,
    input: {} as InstallInput,
    emitted: {} as InstallEmitted,
  },
  actors: {
    prompt: fromPromise<PromptChoice>(notProvided(NAME, 'prompt')),
  },
  actions: {
    /** Provided by the host: persists the timestamp, in ms since 1970, for the next visit. */
    rememberDismissal: (_, _params: { readonly until: number | null }) => {},
    /** Provided by the host: asks the browser for persistent storage. */
    persistStorage: () => {},
    setOffer: assign({ hasOffer: true }),
    emitFinished: emit({ type: 'INSTALLATION.FINISHED' }),
    emitDismissed: emit({ type: 'OFFER.DISMISSED' }),
    useOffer: assign({ hasOffer: false }),
    setDismissal: assign(({ context }) => ({
      dismissedUntil: context.now() + REMEMBER_MS,
    })),
  },
  guards: {
    isStandalone: ({ context }) => context.isStandalone,
    isDismissed: ({ context }) => context.now() < (context.dismissedUntil ?? 0),
    hasOffer: ({ context }) => context.hasOffer,
    isIos: ({ context }) => context.isIos,
    isNotInstalled: not(stateIn('installed')),
    isAccepted: (_, choice: PromptChoice) => choice === 'accepted',
  },
  delays: {
    // Timers longer than 24.8 days fire immediately, so a long dismissal is rechecked every day.
    nextLook: ({ context }) =>
      Math.min(DAY_MS, Math.max(0, (context.dismissedUntil ?? 0) - context.now())),
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    isStandalone: input.isStandalone,
    isIos: input.isIos,
    dismissedUntil: input.dismissedUntil,
    hasOffer: false,
    now: input.now,
  }),
  initial: 'starting',
  on: {
    'APP.INSTALLED': {
      guard: 'isNotInstalled',
      target: '.installed',
      actions: ['useOffer', 'emitFinished'],
    },
  },
  states: {
    starting: {
      always: [{ guard: 'isStandalone', target: 'installed' }, { target: 'choosing' }],
    },
    choosing: {
      always: [
        { guard: 'isDismissed', target: 'dismissed' },
        { guard: 'hasOffer', target: 'available' },
        { guard: 'isIos', target: 'iosInstructions' },
        { target: 'unavailable' },
      ],
    },
    iosInstructions: {
      initial: 'offered',
      on: {
        'INSTALL.DISMISSED': { target: 'dismissed', actions: [...DISMISS, 'emitDismissed'] },
      },
      states: {
        offered: { on: { 'INSTALL.REQUESTED': 'open' } },
        open: { on: { 'INSTRUCTIONS.CLOSED': '#install.choosing' } },
      },
    },
    dismissed: {
      on: {
        'PROMPT.OFFERED': { actions: 'setOffer' },
        'INSTALL.REQUESTED': [
          { guard: 'hasOffer', target: 'prompted' },
          { guard: 'isIos', target: 'iosInstructions.open' },
        ],
      },
      after: { nextLook: 'choosing' },
    },
    available: {
      on: {
        'INSTALL.REQUESTED': 'prompted',
        'INSTALL.DISMISSED': { target: 'dismissed', actions: [...DISMISS, 'emitDismissed'] },
      },
    },
    prompted: {
      entry: 'useOffer',
      invoke: {
        id: 'prompt',
        src: 'prompt',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'installed',
            actions: 'emitFinished',
          },
          {
            target: 'dismissed',
            actions: DISMISS,
          },
        ],
        onError: 'unavailable',
      },
    },
    installed: {
      entry: 'persistStorage',
      // The browser offers again after the visitor has uninstalled the app.
      on: { 'PROMPT.OFFERED': { target: 'available', actions: 'setOffer' } },
    },
    unavailable: {
      on: { 'PROMPT.OFFERED': { target: 'available', actions: 'setOffer' } },
    },
  },
});
