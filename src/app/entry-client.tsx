import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nameFragmentEntries } from './navigation/fragment-entries.ts';
import { ignoreLossesOnLeaving } from './navigation/leaving.ts';
import { createPageSource } from './navigation/page-source.ts';
import { pageDataFromHtml } from './navigation/page-data.ts';
import { routeLinks } from './navigation/link-router.ts';
import { createAppRouter } from './router.tsx';
import { ALIVE } from './start-page.ts';
import { fadeBetweenPages } from './navigation/view-transitions.ts';

/** Says that the views are attached: what was pressed before is given to them (start-page.ts). */
function Attached({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    // Those that measure themselves first have rendered again by then.
    const timer = setTimeout(() => document.dispatchEvent(new Event(ALIVE)));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

async function start(): Promise<void> {
  const pageData = pageDataFromHtml(document.documentElement.outerHTML);
  const root = document.getElementById('root');
  if (pageData === null || root === null) return;
  ignoreLossesOnLeaving();
  // Before any machine starts; the condition is false in a build, which then has none of it.
  if (import.meta.env.DEV) await import('./inspect.ts').then((dev) => dev.inspectMachines());
  nameFragmentEntries();
  const router = createAppRouter({
    pages: createPageSource({ pathname: location.pathname, payload: pageData.payload }),
  });
  // Tells the router that the markup came from a server, so that its first render matches it. There is
  // no dehydrated state: the loader finds the payload above. Undocumented, hence pinned by a test.
  router.ssr = { manifest: undefined };
  await router.load();
  routeLinks(router);
  fadeBetweenPages(router);
  router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    // Faces that came too late for this page's first frame are there for the next (design/fonts.css).
    document.documentElement.dataset['faces'] = 'late';
  });
  // A transition lets React yield to input while it hydrates.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Attached>
          <RouterProvider router={router} />
        </Attached>
      </StrictMode>,
    );
  });
}

void start();
