import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PAYLOAD_ELEMENT_ID } from './content/schema/payload-element.ts';
import type { PageEnvelope } from './content/schema/payload-element.ts';
import { createPageSource } from './page-source.ts';
import { routeLinks } from './link-router.ts';
import { createAppRouter } from './router.tsx';
import { fadeBetweenPages } from './view-transitions.ts';

async function start(): Promise<void> {
  const block = document.getElementById(PAYLOAD_ELEMENT_ID)?.textContent;
  const root = document.getElementById('root');
  if (block === undefined || root === null) return;
  // Before any machine starts; the condition is false in a build, which then has none of it.
  if (import.meta.env.DEV) await import('./inspect.ts').then((dev) => dev.inspectMachines());
  const { payload } = JSON.parse(block) as PageEnvelope;
  const router = createAppRouter({
    pages: createPageSource({ pathname: location.pathname, payload }),
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
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

void start();
