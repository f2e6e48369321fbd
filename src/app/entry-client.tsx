import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppRef } from '#machines/app/index.ts';
import { setApp } from './host/current-app.ts';
import { markFailedImages } from './host/failed-images.ts';
import { openInstalledSite, startApp } from './host/start-app.ts';
import { whenIdle } from './host/when-idle.ts';
import { loadLayout } from './layouts.ts';
import { nameFragmentEntries } from './navigation/fragment-entries.ts';
import { ignoreLossesOnLeaving, logUnlessLeaving } from './navigation/leaving.ts';
import { pageDataFromDocument } from './navigation/page-data.ts';
import { routeLinks } from './navigation/link-router.ts';
import { createRouting } from './navigation/routing.ts';
import { createShownPage } from './shown-page.ts';
import { Site } from './Site.tsx';
import { ALIVE, LOST } from './start-page.ts';

/**
 * The script in the head has put the chosen color scheme on the page. Its machine, which changes it, is fetched
 * while the views are made; a tile that is pressed before it is there is noted (ThemeSwitch.tsx).
 */
const loadTheme = () => import('./host/color-scheme.ts');

/**
 * Says that the views are attached: what was pressed before is given to them (start-page.ts). From then on
 * the page may differ from the prerendered one, so the root's children may come.
 */
function Attached({ app, children }: { readonly app: AppRef; readonly children: ReactNode }) {
  useEffect(() => {
    loadTheme()
      .then(({ addTheme }) => addTheme(app))
      // Without a network, and not on the device: the page keeps its scheme.
      .catch(() => undefined);
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
  const { payload } = pageData;
  ignoreLossesOnLeaving();
  markFailedImages();
  // Before any machine starts; the condition is false in a build, which then has none of it.
  if (import.meta.env.DEV) await import('./inspect.ts').then((dev) => dev.inspectMachines());
  nameFragmentEntries();
  loadTheme().catch(() => undefined);
  const shown = createShownPage(payload, location.search);
  const routing = createRouting({ first: { pathname: location.pathname, ...pageData }, shown });
  try {
    await loadLayout(payload);
  } catch {
    // What shows the page is lost. In plain HTML the page is whole: better than a frame around an apology.
    document.dispatchEvent(new Event(LOST));
    return;
  }
  routeLinks(routing);
  const app = startApp(routing.navigate);
  setApp(app);
  // A transition lets React yield to input while it hydrates.
  startTransition(() => {
    hydrateRoot(
      root,
      <Attached app={app}>
        <Site app={app} shown={shown} pages={routing.pages} />
      </Attached>,
      { onCaughtError: logUnlessLeaving },
    );
  });
}

void start();
