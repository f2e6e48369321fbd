import { createElement, memo, use, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

/** The root element of a still part. */
type Tag = 'article' | 'div' | 'header' | 'nav' | 'section' | 'svg' | 'ul';

/** What React is told of a part's content: nothing. It leaves what it does not know as it is. */
const UNKNOWN = { __html: '' };

const loaders: (() => Promise<unknown>)[] = [];

/**
 * Declares parts of a page that never change while they are in sight. In a prerendered page their code is
 * not even loaded: React takes over the root element and leaves all inside it alone. Events from inside
 * bubble as everywhere else, which they do not from a `Suspense` boundary that waits
 * (docs/decisions/0017-still-parts.md). On pages that the browser renders they are ordinary components.
 * @param load loads the module that has them; `loadStills` calls it
 * @returns declares one: the tag of the root element that it renders, always, and where it is in the module
 */
export function stillsOf<M>(load: () => Promise<M>) {
  let loaded: { readonly module: M } | undefined;
  let loading: Promise<M> | undefined;
  // Once for all of them: a loss is told once.
  const loadOnce = () =>
    (loading ??= load().then((module: M | undefined) => {
      // Broken off because the page is being left (src/app/navigation/leaving.ts).
      if (module === undefined) return new Promise<M>(() => undefined);
      loaded = { module };
      return module;
    }));
  loaders.push(() =>
    loadOnce().catch((error: unknown) => {
      // The next page that needs it tries again; this one must not ask without end.
      loading = undefined;
      throw error;
    }),
  );

  return <P extends object>(tag: Tag, pick: (module: M) => ComponentType<P>): ComponentType<P> =>
    memo<P>(function Still(props: P) {
      const isPrerendered = useIsPrerendered();
      if (isPrerendered && !import.meta.env.SSR) {
        return createElement(tag, {
          dangerouslySetInnerHTML: UNKNOWN,
          suppressHydrationWarning: true,
        });
      }
      // Not loaded yet where React gives prerendered markup up, after an error: it waits for all of it.
      const View = pick(loaded?.module ?? use(loadOnce()));
      return <View {...props} />;
    }) as unknown as ComponentType<P>;
}

/** Loads the still parts of every view that is loaded; needed before a page is rendered anew. */
export async function loadStills(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/** Whether this component took over prerendered markup; stays what it was at first. */
function useIsPrerendered(): boolean {
  const [memory] = useState<{ is?: boolean }>({});
  return useSyncExternalStore(
    neverChanges,
    () => (memory.is ??= false),
    () => (memory.is ??= true),
  );
}

const neverChanges = () => () => undefined;
