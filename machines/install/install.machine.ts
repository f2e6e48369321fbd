import { assign, fromPromise, not, setup, stateIn } from 'xstate';
import { requireFunction } from '#machines/lib/checks.ts';
import { requireSpan } from '#machines/lib/check-input.ts';
import type { InstallContext, InstallEvent, InstallInput, PromptChoice } from './install.types.ts';

const NAME = 'install';
const DAY_MS = 86_400_000;
const REMEMBER_MS = 90 * DAY_MS;

function requireInstant(value: number | null): number | null {
  if (value !== null && !Number.isFinite(value)) {
    throw new RangeError(
      `${NAME}: dismissedUntil is ${value}, but must be null or an instant in ms since 1970. Treat what was stored as null when it cannot be read.`,
    );
  }
  return value;
}

/**
 * The quiet install button: **unavailable** until the browser offers, **available**, **prompted** while
 * the browser asks, **installed**, or **dismissed** until a remembered instant. iOS never offers, so
 * there the button leads to **iosInstructions**. A dismissal hides the button; it does not keep a
 * visitor from installing by another way (the saved-pages screen sends INSTALL.REQUESTED too).
 *
 * The host provides the actor `prompt` (shows the browser's question, an offer can be used once) and
 * the actions `rememberDismissal` and `persistStorage` (`navigator.storage.persist()`).
 *
 * @throws RangeError or TypeError at its start for an instant, a delay or a clock that is none
 */
export const installMachine = setup({
  types: {
    context: {} as InstallContext,
    events: {} as InstallEvent,
    input: {} as InstallInput,
  },
  actors: {
    prompt: fromPromise<PromptChoice>(() =>
      Promise.reject(new Error('install: nothing prompts. Provide `prompt` to the machine.')),
    ),
  },
  actions: {
    /** Provided by the host: keeps the instant, in ms since 1970, for the next visit. */
    rememberDismissal: (_, _params: { readonly until: number | null }) => {},
    /** Provided by the host: asks the browser not to evict what is saved. */
    persistStorage: () => {},
    setOffer: assign({ hasOffer: true }),
    useOffer: assign({ hasOffer: false }),
    setDismissal: assign((_, params: { readonly until: number }) => ({
      dismissedUntil: params.until,
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
    // Longer timers than 24.8 days fire at once, so a long dismissal is looked at again each day.
    nextLook: ({ context }) =>
      Math.min(DAY_MS, Math.max(0, (context.dismissedUntil ?? 0) - context.now())),
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    isStandalone: input.isStandalone,
    isIos: input.isIos,
    dismissedUntil: requireInstant(input.dismissedUntil),
    hasOffer: false,
    now: requireFunction(NAME, 'now', input.now, 'that gives the time in ms since 1970'),
    rememberMs: requireSpan(NAME, 'rememberMs', input.rememberMs ?? REMEMBER_MS),
  }),
  initial: 'starting',
  on: {
    'APP.INSTALLED': { guard: 'isNotInstalled', target: '.installed', actions: 'useOffer' },
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
    unavailable: {
      on: { 'PROMPT.OFFERED': { target: 'available', actions: 'setOffer' } },
    },
    available: {
      on: {
        'INSTALL.REQUESTED': 'prompted',
        'INSTALL.DISMISSED': {
          target: 'dismissed',
          actions: [
            {
              type: 'setDismissal',
              params: ({ context }) => ({ until: context.now() + context.rememberMs }),
            },
            {
              type: 'rememberDismissal',
              params: ({ context }) => ({ until: context.dismissedUntil }),
            },
          ],
        },
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
          },
          {
            target: 'dismissed',
            actions: [
              {
                type: 'setDismissal',
                params: ({ context }) => ({ until: context.now() + context.rememberMs }),
              },
              {
                type: 'rememberDismissal',
                params: ({ context }) => ({ until: context.dismissedUntil }),
              },
            ],
          },
        ],
        onError: 'unavailable',
      },
    },
    installed: {
      entry: 'persistStorage',
      // The browser offers again after the visitor has uninstalled it.
      on: { 'PROMPT.OFFERED': { target: 'available', actions: 'setOffer' } },
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
    iosInstructions: {
      initial: 'offered',
      on: {
        'INSTALL.DISMISSED': {
          target: 'dismissed',
          actions: [
            {
              type: 'setDismissal',
              params: ({ context }) => ({ until: context.now() + context.rememberMs }),
            },
            {
              type: 'rememberDismissal',
              params: ({ context }) => ({ until: context.dismissedUntil }),
            },
          ],
        },
      },
      states: {
        offered: { on: { 'INSTALL.REQUESTED': 'open' } },
        open: { on: { 'INSTRUCTIONS.CLOSED': 'offered' } },
      },
    },
  },
});
