import { assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';

export interface InstallInput {
  /** Whether the site already runs as an installed app (`display-mode: standalone`). */
  readonly isStandalone: boolean;
  /** Whether this is a browser on iOS or iPadOS, which never offers and needs instructions. */
  readonly isIos: boolean;
  /** When a stored dismissal expires, in ms since 1970; 0 for none. */
  readonly dismissedUntil: number;
  /** Returns the current time in ms since 1970. The machine never reads a clock itself. */
  readonly now: () => number;
}

export interface InstallContext extends InstallInput {
  /** Whether the browser has offered installation and the offer is still unused. */
  readonly hasOffer: boolean;
}

export type InstallEvent =
  /** The browser offers installation (`beforeinstallprompt`); the host keeps that event. */
  | { readonly type: 'PROMPT.OFFERED' }
  /** The visitor pressed the install button. */
  | { readonly type: 'INSTALL.REQUESTED' }
  /** The visitor dismissed the install button. */
  | { readonly type: 'INSTALL.DISMISSED' }
  /** The site has been installed (`appinstalled`). */
  | { readonly type: 'APP.INSTALLED' }
  | { readonly type: 'INSTRUCTIONS.CLOSED' };

/** The visitor's choice in the browser prompt. */
export type PromptChoice = 'accepted' | 'dismissed';

export type InstallEmitted =
  /** Emitted once per installation on this visit; not for a site that was already installed. */
  | { readonly type: 'INSTALLATION.FINISHED' }
  /** The visitor dismissed the offer, so the button they pressed is gone. */
  | { readonly type: 'OFFER.DISMISSED' };

const NAME = 'install';
/** 90 days. */
const REMEMBER_MS = 7_776_000_000;

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
 * **prompted** while the browser prompt is open, **installed**, or **dismissed**, on every
 * visit until a stored time. iOS never offers, so there the button leads to **iosInstructions**. A dismissal hides the
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
    rememberDismissal: (_, _params: { readonly until: number }) => {},
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
    isDismissed: ({ context }) => context.now() < context.dismissedUntil,
    hasOffer: ({ context }) => context.hasOffer,
    isIos: ({ context }) => context.isIos,
    isNotInstalled: not(stateIn('installed')),
    isAccepted: (_, choice: PromptChoice) => choice === 'accepted',
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
  initial: 'choosing',
  on: {
    'APP.INSTALLED': {
      guard: 'isNotInstalled',
      target: '.installed',
      actions: ['useOffer', 'emitFinished'],
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'isStandalone', target: 'installed' },
        { guard: 'isDismissed', target: 'dismissed' },
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
