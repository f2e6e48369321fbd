import { addActor } from '#machines/app/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import {
  parseThemePreference,
  selectScheme,
  selectThemePreference,
  themeMachine,
} from '#machines/theme/index.ts';
import type { ColorScheme, ThemePreference } from '#machines/theme/index.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { THEME_STORAGE_KEY } from '#src/design/theme-script.ts';
import { mediaMatches, watchMedia } from '#src/platform/media-query.ts';
import { localStore } from '#src/platform/storage.ts';

/** Matches when the system uses a dark scheme. */
const DARK = '(prefers-color-scheme: dark)';

const barsOf = () => [
  ...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
];

/**
 * The color of the browser's own bar in each scheme, read from the page: if scripts contained the palette,
 * they would change whenever it does.
 */
let barColors: Readonly<Record<ColorScheme, string>> | undefined;

const readBarColors = () => {
  const colorOf = (scheme: ColorScheme) =>
    barsOf().find(({ media }) => media.includes(scheme))?.content ?? '';
  return { light: colorOf('light'), dark: colorOf('dark') };
};

/** Applies the theme: sets the attribute used by the style sheets and the color of the browser's own bar. */
function show(preference: ThemePreference, scheme: ColorScheme): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = preference;
  // There is one per scheme; the browser reads the one that matches its own scheme.
  barColors ??= readBarColors();
  for (const bar of barsOf()) bar.content = barColors[scheme];
}

/** Adds the theme: the choice stored on this device, the system's scheme, and choices in other tabs. */
export function addTheme(app: AppRef): void {
  const schemeIf = (isDark: boolean) => (isDark ? 'dark' : 'light');
  const actor = addActor(
    app,
    'theme',
    themeMachine.provide({
      actions: {
        persistPreference: (_, { preference }) => {
          localStore.set(THEME_STORAGE_KEY, preference === 'system' ? null : preference);
        },
      },
    }),
    {
      system: schemeIf(mediaMatches(DARK)),
      preference: parseThemePreference(localStore.get(THEME_STORAGE_KEY)),
    },
  );
  const showChoice = () => {
    const snapshot = actor.getSnapshot();
    afterPaint(() => show(selectThemePreference(snapshot), selectScheme(snapshot)));
  };
  showChoice();
  actor.subscribe(showChoice);
  watchMedia(DARK, (isDark) => {
    actor.send({ type: 'SYSTEM.CHANGED', scheme: schemeIf(isDark) });
  });
  // What is stored by now: an earlier choice, written back, would be news to the tab with the later one.
  const readAgain = () => {
    const preference = parseThemePreference(localStore.get(THEME_STORAGE_KEY));
    actor.send({ type: 'THEME.CHOSEN', preference });
  };
  // The choice was changed in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === THEME_STORAGE_KEY) readAgain();
  });
  // A page that comes back as it was left has missed all events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
}
