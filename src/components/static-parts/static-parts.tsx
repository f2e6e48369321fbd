import { createElement, memo, use, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { loadEventually } from '#src/platform/parts.ts';

/** The root element of a static part. */
type Tag = 'a' | 'article' | 'div' | 'header' | 'nav' | 'section' | 'svg' | 'ul';

/** Hides a part's content from React, which leaves unknown markup as it is. */
const UNKNOWN = { __html: '' };

const loaders: (() => Promise<unknown>)[] = [];

/**
 * Declares parts of a page that never change while mounted. In a prerendered page their code is not even
 * loaded: React hydrates the root element and leaves everything inside it alone. Events inside bubble as
 * usual, unlike those inside a pending `Suspense` boundary (docs/decisions/0017-static-parts.md). On pages
 * rendered in the browser they are ordinary components.
 * @param load loads the module that contains them; called by `loadStaticParts`
 * @returns declares one part, by the tag of the root element it always renders and its place in the module
 */
export function staticPartsOf<M>(load: () => Promise<M>) {
  let loaded: { readonly module: M } | undefined;
  let loading: Promise<M> | undefined;
  let arriving: Promise<M> | undefined;
  // Once for all of them, so that a failure is reported once.
  const loadOnce = () =>
    (loading ??= load().then(
      (module) => {
        loaded = { module };
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  loaders.push(loadOnce);

  return <P extends object>(tag: Tag, pick: (module: M) => ComponentType<P>): ComponentType<P> =>
    memo<P>(function StaticPart(props: P) {
      const isPrerendered = useIsPrerendered();
      if (isPrerendered && !import.meta.env.SSR) {
        return createElement(tag, {
          dangerouslySetInnerHTML: UNKNOWN,
          suppressHydrationWarning: true,
        });
      }
      // Not loaded yet if React draws this part of the page anew: until then the markup stays (part/Part.tsx).
      const View = pick(loaded?.module ?? use((arriving ??= loadEventually(loadOnce))));
      return <View {...props} />;
    }) as unknown as ComponentType<P>;
}

/** Loads the static parts of every loaded view; needed before a page is rendered in the browser. */
export async function loadStaticParts(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/** Whether this component hydrated prerendered markup; keeps its initial value until a developer's edit. */
function useIsPrerendered(): boolean {
  const [memory] = useState<{ is?: boolean }>({});
  return useSyncExternalStore(
    onEdit,
    () => !(import.meta.env.DEV && isEdited) && (memory.is ??= false),
    () => (memory.is ??= true),
  );
}

let isEdited = false;

/** On the development server, an edit is seen in static parts too: from then on they are ordinary components. */
const onEdit =
  import.meta.hot === undefined
    ? () => () => undefined
    : (listener: () => void) => {
        const edited = () => {
          isEdited = true;
          listener();
        };
        import.meta.hot?.on('vite:beforeUpdate', edited);
        return () => {
          import.meta.hot?.off('vite:beforeUpdate', edited);
        };
      };
