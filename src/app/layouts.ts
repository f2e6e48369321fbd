import type { ComponentType } from 'react';
import { loadStaticParts } from '#src/components/static-parts/static-parts.tsx';
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
  readonly load: () => Promise<LayoutView>;
  /** It shows data stored on the device, so it is of little use without its scripts. */
  readonly showsDevice?: true;
}

/** Only the build looks modules up by name, so visitors' bundles contain no names. */
const forBuild = (module: string) => (import.meta.env.SSR ? module : '');

/** Both kinds of stories share one view: navigating between them changes the page, not the component. */
const article: LayoutRow = {
  module: forBuild('src/pages/article/ArticlePage.tsx'),
  load: () => import('#src/pages/article/ArticlePage.tsx').then((module) => module.ArticlePage),
};

/** Every layout. The imports are written out so that the bundler creates one file for each. */
export const LAYOUTS: Readonly<Record<Layout, LayoutRow>> = {
  home: {
    module: forBuild('src/app/views/HomeView.tsx'),
    load: () => import('./views/HomeView.tsx').then((module) => module.HomeView),
  },
  machines: {
    module: forBuild('src/pages/machines/MachinesPage.tsx'),
    load: () =>
      import('#src/pages/machines/MachinesPage.tsx').then((module) => module.MachinesPage),
  },
  start: {
    module: forBuild('src/pages/start/StartPage.tsx'),
    load: () => import('#src/pages/start/StartPage.tsx').then((module) => module.StartPage),
  },
  'k-12': {
    module: forBuild('src/pages/k-12/K12Page.tsx'),
    load: () => import('#src/pages/k-12/K12Page.tsx').then((module) => module.K12Page),
  },
  contact: {
    module: forBuild('src/app/views/ContactView.tsx'),
    load: () => import('./views/ContactView.tsx').then((module) => module.ContactView),
  },
  offline: {
    module: forBuild('src/app/views/OfflineView.tsx'),
    load: () => import('./views/OfflineView.tsx').then((module) => module.OfflineView),
    showsDevice: true,
  },
  service: {
    module: forBuild('src/pages/service/ServicePage.tsx'),
    load: () => import('#src/pages/service/ServicePage.tsx').then((module) => module.ServicePage),
  },
  offering: {
    module: forBuild('src/pages/offering/OfferingPage.tsx'),
    load: () =>
      import('#src/pages/offering/OfferingPage.tsx').then((module) => module.OfferingPage),
  },
  audience: {
    module: forBuild('src/pages/audience/AudiencePage.tsx'),
    load: () =>
      import('#src/pages/audience/AudiencePage.tsx').then((module) => module.AudiencePage),
  },
  article,
  'case-study': article,
  collection: {
    module: forBuild('src/pages/collection/CollectionPage.tsx'),
    load: () =>
      import('#src/pages/collection/CollectionPage.tsx').then((module) => module.CollectionPage),
  },
  checklists: {
    module: forBuild('src/pages/checklists/ChecklistsPage.tsx'),
    load: () =>
      import('#src/pages/checklists/ChecklistsPage.tsx').then((module) => module.ChecklistsPage),
  },
  conformance: {
    module: forBuild('src/pages/conformance/ConformancePage.tsx'),
    load: () =>
      import('#src/pages/conformance/ConformancePage.tsx').then((module) => module.ConformancePage),
  },
  regulations: {
    module: forBuild('src/pages/regulations/RegulationsPage.tsx'),
    load: () =>
      import('#src/pages/regulations/RegulationsPage.tsx').then((module) => module.RegulationsPage),
  },
  document: {
    module: forBuild('src/pages/document/DocumentPage.tsx'),
    load: () =>
      import('#src/pages/document/DocumentPage.tsx').then((module) => module.DocumentPage),
  },
  tool: {
    module: forBuild('src/pages/tool/ToolPage.tsx'),
    load: () => import('#src/pages/tool/ToolPage.tsx').then((module) => module.ToolPage),
  },
  search: {
    module: forBuild('src/pages/search/SearchPage.tsx'),
    load: () => import('#src/pages/search/SearchPage.tsx').then((module) => module.SearchPage),
  },
  sitemap: {
    module: forBuild('src/pages/sitemap/SitemapPage.tsx'),
    load: () => import('#src/pages/sitemap/SitemapPage.tsx').then((module) => module.SitemapPage),
  },
  demo: {
    module: forBuild('src/pages/demo/DemoPage.tsx'),
    load: () => import('#src/pages/demo/DemoPage.tsx').then((module) => module.DemoPage),
  },
  'not-found': {
    module: forBuild('src/pages/not-found/NotFoundPage.tsx'),
    load: () =>
      import('#src/pages/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  },
};

const loaded = new Map<LayoutRow, LayoutView>();

/**
 * Loads a page's layout, once.
 * @throws TypeError if it cannot be loaded
 */
export async function loadLayout({ page }: PagePayload): Promise<void> {
  const row = LAYOUTS[page.layout];
  loaded.set(row, loaded.get(row) ?? (await row.load()));
}

/** The same, plus the parts that a prerendered page does not need. */
export async function loadWholeLayout(payload: PagePayload): Promise<void> {
  await loadLayout(payload);
  await loadStaticParts();
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
