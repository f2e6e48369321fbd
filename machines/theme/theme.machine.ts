import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireKnown } from '#machines/lib/check-input.ts';

/** The visitor's preference. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** The scheme in effect. */
export type ColorScheme = 'light' | 'dark';

export const THEME_PREFERENCES = ['system', 'light', 'dark'] as const;

/** Parses a stored preference; anything unknown means `system`. Never throws. */
export function parseThemePreference(stored: unknown): ThemePreference {
  return THEME_PREFERENCES.find((known) => known === stored) ?? 'system';
}

export interface ThemeInput {
  /** The stored preference, parsed with `parseThemePreference`; default `system`. */
  readonly preference?: ThemePreference;
  /** The system's current scheme (`prefers-color-scheme`). */
  readonly system: ColorScheme;
}

export interface ThemeContext {
  readonly preference: ThemePreference;
  readonly system: ColorScheme;
}

export type ThemeEvent =
  | { type: 'THEME.CHOSEN'; preference: ThemePreference }
  | { type: 'SYSTEM.CHANGED'; scheme: ColorScheme };

const schemeOf = ({ preference, system }: ThemeContext): ColorScheme =>
  preference === 'system' ? system : preference;

/**
 * The theme: system, light or dark.
 *
 * **preference** is the visitor's choice, **scheme** the scheme in effect. Provide the action
 * `persistPreference` to store the choice on the device; it runs only when the visitor chooses,
 * never when the system changes.
 *
 * @throws RangeError (as the actor's error) for an unknown preference or scheme
 */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as ThemeInput,
  },
  guards: {
    isLightPreferred: ({ context }) => context.preference === 'light',
    isDarkPreferred: ({ context }) => context.preference === 'dark',
    isLightShown: ({ context }) => schemeOf(context) === 'light',
    isDarkShown: ({ context }) => schemeOf(context) === 'dark',
    choosesSystem: (_, { preference }: { preference: ThemePreference }) => preference === 'system',
    choosesLight: (_, { preference }: { preference: ThemePreference }) => preference === 'light',
    choosesDark: (_, { preference }: { preference: ThemePreference }) => preference === 'dark',
  },
  actions: {
    prefer: assign((_, { preference }: { preference: ThemePreference }) => ({ preference })),
    setSystem: assign((_, { scheme }: { scheme: ColorScheme }) => ({ system: scheme })),
    /** Provided by the page: stores the choice on the device. */
    persistPreference: (_, _params: { preference: ThemePreference }) => undefined,
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => {
    const preference = input.preference ?? 'system';
    requireKnown('theme', 'preference', preference, THEME_PREFERENCES);
    requireKnown('theme', 'system', input.system, ['light', 'dark']);
    return { preference, system: input.system };
  },
  type: 'parallel',
  on: {
    'SYSTEM.CHANGED': {
      actions: { type: 'setSystem', params: ({ event }) => ({ scheme: event.scheme }) },
    },
  },
  states: {
    preference: {
      initial: 'starting',
      on: {
        'THEME.CHOSEN': [
          {
            guard: {
              type: 'choosesSystem',
              params: ({ event }) => ({ preference: event.preference }),
            },
            target: '.following',
            actions: [
              { type: 'prefer', params: { preference: 'system' } },
              { type: 'persistPreference', params: { preference: 'system' } },
            ],
          },
          {
            guard: {
              type: 'choosesLight',
              params: ({ event }) => ({ preference: event.preference }),
            },
            target: '.light',
            actions: [
              { type: 'prefer', params: { preference: 'light' } },
              { type: 'persistPreference', params: { preference: 'light' } },
            ],
          },
          {
            guard: {
              type: 'choosesDark',
              params: ({ event }) => ({ preference: event.preference }),
            },
            target: '.dark',
            actions: [
              { type: 'prefer', params: { preference: 'dark' } },
              { type: 'persistPreference', params: { preference: 'dark' } },
            ],
          },
        ],
      },
      states: {
        starting: {
          always: [
            { guard: 'isLightPreferred', target: 'light' },
            { guard: 'isDarkPreferred', target: 'dark' },
            { target: 'following' },
          ],
        },
        following: { description: 'Follows the system, including later changes.' },
        light: {},
        dark: {},
      },
    },
    scheme: {
      initial: 'starting',
      states: {
        starting: {
          always: [{ guard: 'isDarkShown', target: 'dark' }, { target: 'light' }],
        },
        light: {
          always: { guard: 'isDarkShown', target: 'dark' },
        },
        dark: {
          always: { guard: 'isLightShown', target: 'light' },
        },
      },
    },
  },
});

type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** The visitor's preference. */
export const selectThemePreference = ({ context }: ThemeSnapshot): ThemePreference =>
  context.preference;

/** The scheme in effect. */
export const selectScheme = ({ context }: ThemeSnapshot): ColorScheme => schemeOf(context);
