import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { selectActor } from '#machines/app/index.ts';
import type { AppActor, AppActorName, AppRef, AppSnapshot } from '#machines/app/index.ts';

/** The root actor of the page (machines/app); null while it is prerendered. */
export const AppContext = createContext<AppRef | null>(null);

/** The root actor; null while the page is prerendered. */
export const useApp = (): AppRef | null => useContext(AppContext);

/** The result of a selector on the root actor; undefined while the page is prerendered. */
export function useAppSelector<T>(select: (snapshot: AppSnapshot) => T): T | undefined {
  return useSelector(useApp() ?? undefined, (snapshot) =>
    snapshot === undefined ? undefined : select(snapshot),
  );
}

/** One of the site's actors; undefined until its code is loaded, and while the page is prerendered. */
export const useAppActor = <N extends AppActorName>(name: N): AppActor<N> | undefined =>
  useAppSelector((snapshot) => selectActor(snapshot, name));
