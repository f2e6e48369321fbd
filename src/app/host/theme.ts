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
import { dark, light } from '#src/design/palette.ts';
import { THEME_STORAGE_KEY } from '#src/design/theme-script.ts';
import { localStore } from '#src/platform/storage.ts';

/** Shows the theme: the attribute that the style sheets obey, and the color of the browser's own bar. */
function show(preference: ThemePreference, scheme: ColorScheme): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = preference;
  // There is one for each scheme; the browser reads the one that its own scheme asks for.
  document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((bar) => {
    bar.content = { light, dark }[scheme].background;
  });
}

/** Adds the theme: the choice on this device, the system's scheme, and what other tabs choose. */
export function addTheme(app: AppRef): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const scheme = () => (system.matches ? 'dark' : 'light');
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
    { system: scheme(), preference: parseThemePreference(localStore.get(THEME_STORAGE_KEY)) },
  );
  const showChoice = () => {
    const snapshot = actor.getSnapshot();
    afterPaint(() => show(selectThemePreference(snapshot), selectScheme(snapshot)));
  };
  showChoice();
  actor.subscribe(showChoice);
  system.addEventListener('change', () => {
    actor.send({ type: 'SYSTEM.CHANGED', scheme: scheme() });
  });
  // Another tab of the site made a choice.
  addEventListener('storage', (event) => {
    if (event.key !== THEME_STORAGE_KEY) return;
    actor.send({ type: 'THEME.CHOSEN', preference: parseThemePreference(event.newValue) });
  });
}
