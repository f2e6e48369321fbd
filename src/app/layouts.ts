import type { ComponentType } from 'react';
import { loadStills } from '#src/components/still/still.tsx';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';

export interface LayoutViewProps {
  readonly payload: PagePayload;
  /** The query of the address, with its question mark; empty for none. The HTML must not depend on it. */
  readonly search: string;
}

export type LayoutView = ComponentType<LayoutViewProps>;

/** A layout, for the router and the build. */
interface LayoutRow {
  /** The module that renders it, by its name in the build's manifest; pages load this. */
  readonly module: string;
  /** Its view; undefined if the browser cancels the load because the visitor is leaving the page. */
  readonly load: () => Promise<LayoutView | undefined>;
  /** It shows data stored on the device, so it is of little use without its scripts. */
  readonly showsDevice?: true;
}

/** Only the build looks modules up by name, so visitors' bundles contain no names. */
const forBuild = (module: string) => (import.meta.env.SSR ? module : '');

/**
 * The view from a dynamic import. It is undefined if the import failed and the failure was marked as handled
 * (navigation/leaving.ts).
 */
const view = async <M>(
  loading: Promise<M>,
  pick: (module: M) => LayoutView,
): Promise<LayoutView | undefined> => {
  const module = (await loading) as M | undefined;
  return module === undefined ? undefined : pick(module);
};

/** Both kinds of stories share one view: navigating between them changes the page, not the component. */
const article: LayoutRow = {
  module: forBuild('src/pages/article/ArticlePage.tsx'),
  load: () => view(import('#src/pages/article/ArticlePage.tsx'), (module) => module.ArticlePage),
};

/** Every layout. The imports are written out so that the bundler creates one file for each. */
export const LAYOUTS: Readonly<Record<Layout, LayoutRow>> = {
  home: {
    module: forBuild('src/app/views/HomeView.tsx'),
    load: () => view(import('./views/HomeView.tsx'), (module) => module.HomeView),
  },
  machines: {
    module: forBuild('src/pages/machines/MachinesPage.tsx'),
    load: () =>
      view(import('#src/pages/machines/MachinesPage.tsx'), (module) => module.MachinesPage),
  },
  start: {
    module: forBuild('src/pages/start/StartPage.tsx'),
    load: () => view(import('#src/pages/start/StartPage.tsx'), (module) => module.StartPage),
  },
  'k-12': {
    module: forBuild('src/pages/k-12/K12Page.tsx'),
    load: () => view(import('#src/pages/k-12/K12Page.tsx'), (module) => module.K12Page),
  },
  contact: {
    module: forBuild('src/app/views/ContactView.tsx'),
    load: () => view(import('./views/ContactView.tsx'), (module) => module.ContactView),
  },
  offline: {
    module: forBuild('src/app/views/OfflineView.tsx'),
    load: () => view(import('./views/OfflineView.tsx'), (module) => module.OfflineView),
    showsDevice: true,
  },
  service: {
    module: forBuild('src/pages/service/ServicePage.tsx'),
    load: () => view(import('#src/pages/service/ServicePage.tsx'), (module) => module.ServicePage),
  },
  offering: {
    module: forBuild('src/pages/offering/OfferingPage.tsx'),
    load: () =>
      view(import('#src/pages/offering/OfferingPage.tsx'), (module) => module.OfferingPage),
  },
  audience: {
    module: forBuild('src/pages/audience/AudiencePage.tsx'),
    load: () =>
      view(import('#src/pages/audience/AudiencePage.tsx'), (module) => module.AudiencePage),
  },
  article,
  'case-study': article,
  collection: {
    module: forBuild('src/pages/collection/CollectionPage.tsx'),
    load: () =>
      view(import('#src/pages/collection/CollectionPage.tsx'), (module) => module.CollectionPage),
  },
  checklists: {
    module: forBuild('src/pages/checklists/ChecklistsPage.tsx'),
    load: () =>
      view(import('#src/pages/checklists/ChecklistsPage.tsx'), (module) => module.ChecklistsPage),
  },
  conformance: {
    module: forBuild('src/pages/conformance/ConformancePage.tsx'),
    load: () =>
      view(
        import('#src/pages/conformance/ConformancePage.tsx'),
        (module) => module.ConformancePage,
      ),
  },
  regulations: {
    module: forBuild('src/pages/regulations/RegulationsPage.tsx'),
    load: () =>
      view(
        import('#src/pages/regulations/RegulationsPage.tsx'),
        (module) => module.RegulationsPage,
      ),
  },
  document: {
    module: forBuild('src/pages/document/DocumentPage.tsx'),
    load: () =>
      view(import('#src/pages/document/DocumentPage.tsx'), (module) => module.DocumentPage),
  },
  tool: {
    module: forBuild('src/pages/tool/ToolPage.tsx'),
    load: () => view(import('#src/pages/tool/ToolPage.tsx'), (module) => module.ToolPage),
  },
  search: {
    module: forBuild('src/pages/search/SearchPage.tsx'),
    load: () => view(import('#src/pages/search/SearchPage.tsx'), (module) => module.SearchPage),
  },
  sitemap: {
    module: forBuild('src/pages/sitemap/SitemapPage.tsx'),
    load: () => view(import('#src/pages/sitemap/SitemapPage.tsx'), (module) => module.SitemapPage),
  },
  demo: {
    module: forBuild('src/pages/demo/DemoPage.tsx'),
    load: () => view(import('#src/pages/demo/DemoPage.tsx'), (module) => module.DemoPage),
  },
  'not-found': {
    module: forBuild('src/pages/not-found/NotFoundPage.tsx'),
    load: () =>
      view(import('#src/pages/not-found/NotFoundPage.tsx'), (module) => module.NotFoundPage),
  },
};

const loaded = new Map<LayoutRow, LayoutView>();

/**
 * Loads a page's layout, once.
 * @returns false if the browser canceled the load because the visitor is leaving the page
 * @throws TypeError if it cannot be loaded
 */
export async function loadLayout({ page }: PagePayload): Promise<boolean> {
  const row = LAYOUTS[page.layout];
  const found = loaded.get(row) ?? (await row.load());
  if (found !== undefined) loaded.set(row, found);
  return found !== undefined;
}

/** The same, plus the parts that a prerendered page does not need. */
export async function loadWholeLayout(payload: PagePayload): Promise<boolean> {
  if (!(await loadLayout(payload))) return false;
  await loadStills();
  return true;
}

/**
 * The view of a page.
 * @throws Error if it is not loaded
 */
export function layoutOf({ page }: PagePayload): LayoutView {
  const found = loaded.get(LAYOUTS[page.layout]);
  if (found === undefined) throw new Error(`The layout "${page.layout}" is not loaded.`);
  return found;
}
