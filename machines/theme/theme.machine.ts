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

export type ThemeContext = Required<ThemeInput>;

export type ThemeEvent =
  | { type: 'THEME.CHOSEN'; preference: ThemePreference }
  | { type: 'SYSTEM.CHANGED'; scheme: ColorScheme };

const schemeOf = ({ preference, system }: ThemeContext): ColorScheme =>
  preference === 'system' ? system : preference;

/**
 * The theme: system, light or dark.
 *
 * The preference is the visitor's choice; `selectScheme` derives the scheme in effect. Provide the action
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
    isPreference: ({ event }) =>
      'preference' in event && THEME_PREFERENCES.includes(event.preference),
  },
  actions: {
    setPreference: assign(({ context, event }) => ({
      preference: 'preference' in event ? event.preference : context.preference,
    })),
    setSystem: assign(({ context, event }) => ({
      system: 'scheme' in event ? event.scheme : context.system,
    })),
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
  on: {
    'THEME.CHOSEN': {
      guard: 'isPreference',
      actions: [
        'setPreference',
        { type: 'persistPreference', params: ({ event: { preference } }) => ({ preference }) },
      ],
    },
    'SYSTEM.CHANGED': { actions: 'setSystem' },
  },
});

type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** The visitor's preference. */
export const selectThemePreference = ({ context }: ThemeSnapshot): ThemePreference =>
  context.preference;

/** The scheme in effect. */
export const selectScheme = ({ context }: ThemeSnapshot): ColorScheme => schemeOf(context);
