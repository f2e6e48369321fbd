import '#src/design/fonts.css';
import '#src/design/index.css.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchParts } from '#src/components/part/Part.tsx';
import { loadStaticParts } from '#src/components/static-parts/static-parts.tsx';
import { setApp } from './host/current-app.ts';
import { openInstalledSite, startApp } from './host/start-app.ts';
import { whenIdle } from './host/when-idle.ts';
import { keepInput } from './early-input.ts';
import { loadLayout } from './layouts.ts';
import { nameFragmentEntries } from './navigation/fragment-entries.ts';
import { pageDataFromDocument } from './navigation/page-data.ts';
import { routeLinks } from './navigation/link-router.ts';
import { createRouting } from './navigation/routing.ts';
import { dropLeftEntry } from '#src/platform/layer-entry.ts';
import { watchKeys } from '#src/platform/last-key.ts';
import { logUnlessLeaving, watchLeaving } from '#src/platform/leaving.ts';
import { preload, loadEventually } from '#src/platform/parts.ts';
import { untilDone } from '#src/platform/until-done.ts';
import { createShownPage } from './shown-page.ts';
import { Site } from './Site.tsx';
import { ALIVE, LOST } from './starter/names.ts';

/**
 * The script in the head has already applied the chosen color scheme. The machine that changes it is fetched
 * while the views load; a tile pressed before then is remembered (ThemeSwitch.tsx).
 */
const loadTheme = () => import('./host/color-scheme.ts');

async function start(): Promise<void> {
  const pageData = pageDataFromDocument(document);
  const root = document.getElementById('root');
  if (pageData === null || root === null) throw new Error('The page was cut off in transit.');
  const { payload } = pageData;
  watchLeaving();
  watchKeys();
  // Before any machine starts; the condition is false in a build, which therefore omits all of it.
  if (import.meta.env.DEV) {
    await import('#tools/inspect/inspect.ts').then((dev) => {
      dev.inspectMachines();
    });
  }
  nameFragmentEntries();
  dropLeftEntry();
  preload(loadTheme).catch(() => undefined);
  const shown = createShownPage(payload, location.search);
  const routing = createRouting({ first: { pathname: location.pathname, ...pageData }, shown });
  await loadLayout(payload);
  routeLinks(routing);
  const app = startApp();
  setApp(app);
  const { giveBack, release } = keepInput(document);
  // From then on the page may differ from the prerendered one, so the root's children can be added.
  watchParts(giveBack, () => {
    void loadEventually(loadTheme).then(({ addTheme }) => addTheme(app));
    // By then, views that measure themselves first have re-rendered.
    setTimeout(() => document.dispatchEvent(new CustomEvent(ALIVE, { detail: release })));
    whenIdle(() => {
      // Their edits reach the page only once they are loaded.
      if (import.meta.env.DEV) void loadStaticParts();
      // The page works without it, but nothing is saved: a script that is lost now is asked for again.
      shown.subscribe(untilDone(() => preload(() => openInstalledSite(app))));
    });
  });
  // A transition lets React yield to input while it hydrates.
  startTransition(() => {
    hydrateRoot(root, <Site app={app} shown={shown} pages={routing.pages} />, {
      onCaughtError: logUnlessLeaving,
    });
  });
}

start().catch((error: unknown) => {
  // The plain page is complete: better than a frame around an apology.
  document.dispatchEvent(new Event(LOST));
  logUnlessLeaving(error);
});
