import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppRef } from '#machines/app/index.ts';
import { markServerRendered } from '#src/shell/router-internals.ts';
import { AppContext } from '#src/components/hooks/use-app.ts';
import { setApp } from './host/current-app.ts';
import { openInstalledSite, startApp } from './host/start-app.ts';
import { addTheme } from './host/theme.ts';
import { whenIdle } from './host/when-idle.ts';
import { nameFragmentEntries } from './navigation/fragment-entries.ts';
import { ignoreLossesOnLeaving } from './navigation/leaving.ts';
import { createPageSource } from './navigation/page-source.ts';
import { pageDataFromDocument } from './navigation/page-data.ts';
import { routeLinks } from './navigation/link-router.ts';
import { createAppRouter } from './router.tsx';
import { ALIVE } from './start-page.ts';
import { fadeBetweenPages } from './navigation/view-transitions.ts';

/**
 * Says that the views are attached: what was pressed before is given to them (start-page.ts). From then on
 * the page may differ from the prerendered one, so the root's children may come.
 */
function Attached({ app, children }: { readonly app: AppRef; readonly children: ReactNode }) {
  useEffect(() => {
    addTheme(app);
    // Views that measure themselves first have rendered again by then.
    const timer = setTimeout(() => document.dispatchEvent(new Event(ALIVE)));
    const cancel = whenIdle(() => {
      // Without a network, and not on the device: the page works without it.
      openInstalledSite(app).catch(() => undefined);
    });
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [app]);
  return children;
}

async function start(): Promise<void> {
  const pageData = pageDataFromDocument(document);
  const root = document.getElementById('root');
  if (pageData === null || root === null) return;
  ignoreLossesOnLeaving();
  // Before any machine starts; the condition is false in a build, which then has none of it.
  if (import.meta.env.DEV) await import('./inspect.ts').then((dev) => dev.inspectMachines());
  nameFragmentEntries();
  const router = createAppRouter({
    pages: createPageSource({ pathname: location.pathname, payload: pageData.payload }),
  });
  markServerRendered(router);
  await router.load();
  routeLinks(router);
  const app = startApp((href) => void router.navigate({ href }));
  setApp(app);
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
        <AppContext value={app}>
          <Attached app={app}>
            <RouterProvider router={router} />
          </Attached>
        </AppContext>
      </StrictMode>,
    );
  });
}

void start();
