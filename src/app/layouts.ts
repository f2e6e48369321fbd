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

/** What the router and the build know of a layout. */
interface LayoutRow {
  /** The module that shows it, as the build's manifest names it: what a page loads. */
  readonly module: string;
  /** Its view; undefined where the browser breaks it off because the page is being left. */
  readonly load: () => Promise<LayoutView | undefined>;
  /** It shows what the device holds: without its scripts it has little to say. */
  readonly showsDevice?: true;
}

/** Only the build asks for modules by name, so a visitor's bundle has no names in it. */
const forBuild = (module: string) => (import.meta.env.SSR ? module : '');

/**
 * What a dynamic import brings. It is undefined after a loss that was marked as handled
 * (navigation/leaving.ts).
 */
const view = async <M>(
  loading: Promise<M>,
  pick: (module: M) => LayoutView,
): Promise<LayoutView | undefined> => {
  const module = (await loading) as M | undefined;
  return module === undefined ? undefined : pick(module);
};

/** Both kinds of stories have one view: from one to the other the page changes, not the component. */
const article: LayoutRow = {
  module: forBuild('src/pages/article/ArticlePage.tsx'),
  load: () => view(import('#src/pages/article/ArticlePage.tsx'), (module) => module.ArticlePage),
};

/** Every layout. The imports are written out, because from them the bundler makes one file each. */
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
 * Loads what shows a page, once.
 * @returns false when the browser broke it off because the page is being left
 * @throws TypeError when it cannot be had
 */
export async function loadLayout({ page }: PagePayload): Promise<boolean> {
  const row = LAYOUTS[page.layout];
  const found = loaded.get(row) ?? (await row.load());
  if (found !== undefined) loaded.set(row, found);
  return found !== undefined;
}

/** The same, with the parts that a prerendered page does without. */
export async function loadWholeLayout(payload: PagePayload): Promise<boolean> {
  if (!(await loadLayout(payload))) return false;
  await loadStills();
  return true;
}

/**
 * The view of a page.
 * @throws Error when it is not loaded
 */
export function layoutOf({ page }: PagePayload): LayoutView {
  const found = loaded.get(LAYOUTS[page.layout]);
  if (found === undefined) throw new Error(`The layout "${page.layout}" is not loaded.`);
  return found;
}
