import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  parseThemePreference,
  selectScheme,
  selectThemePreference,
  themeMachine,
} from '#machines/theme/index.ts';
import type { ThemePreference } from '#machines/theme/index.ts';
import { dark, light } from '#src/design/palette.ts';
import { THEME_STORAGE_KEY } from '#src/design/theme-script.ts';
import { localStore } from '#src/platform/storage.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { inspect } from '#src/components/hooks/inspection.ts';

type ThemeActor = ActorRefFrom<typeof themeMachine>;

const Context = createContext<ThemeActor | null>(null);

/** Shows a preference: the attribute the style sheets obey, and the color of the browser's own bar. */
const show = (preference: ThemePreference) => {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = preference;
  const bars = document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  bars.forEach((bar) => {
    const own = bar.media.includes('dark') ? dark.background : light.background;
    bar.content = preference === 'system' ? own : { light, dark }[preference].background;
  });
};

const machine = themeMachine.provide({
  actions: {
    persistPreference: (_, { preference }) => {
      localStore.set(THEME_STORAGE_KEY, preference === 'system' ? null : preference);
    },
  },
});

/** Holds the page's one theme actor. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const actor = useActorRef(machine, { input: { system: 'light' }, inspect });
  const preference = useSelector(actor, selectThemePreference);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    // The prerendered page knows neither the system nor the choice; both are read once it lives.
    const system = matchMedia('(prefers-color-scheme: dark)');
    const sendSystem = () => {
      actor.send({ type: 'SYSTEM.CHANGED', scheme: system.matches ? 'dark' : 'light' });
    };
    sendSystem();
    const stored = parseThemePreference(localStore.get(THEME_STORAGE_KEY));
    if (stored !== 'system') actor.send({ type: 'THEME.CHOSEN', preference: stored });
    setRead(true);
    system.addEventListener('change', sendSystem);
    // Another tab of the site made a choice.
    const follow = (event: StorageEvent) => {
      if (event.key !== THEME_STORAGE_KEY) return;
      actor.send({ type: 'THEME.CHOSEN', preference: parseThemePreference(event.newValue) });
    };
    addEventListener('storage', follow);
    return () => {
      system.removeEventListener('change', sendSystem);
      removeEventListener('storage', follow);
    };
  }, [actor]);

  useEffect(() => {
    if (isRead) afterPaint(() => show(preference));
  }, [preference, isRead]);

  return <Context value={actor}>{children}</Context>;
}

/**
 * The theme and how to choose it.
 * @throws Error outside a ThemeProvider
 */
export function useTheme() {
  const actor = useContext(Context);
  if (actor === null) throw new Error('useTheme needs a ThemeProvider around it.');
  return {
    preference: useSelector(actor, selectThemePreference),
    scheme: useSelector(actor, selectScheme),
    choose: (preference: ThemePreference) => {
      actor.send({ type: 'THEME.CHOSEN', preference });
    },
  };
}
