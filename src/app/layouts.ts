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

type LoadLayout = () => Promise<{ readonly default: LayoutView }>;

/** Both kinds of stories share one view: navigating between them changes the page, not the component. */
const article: LoadLayout = () => import('#src/pages/article/ArticlePage.tsx');

/** Every layout. The imports are written out so that the bundler creates one file for each. */
export const LAYOUTS: Readonly<Record<Layout, LoadLayout>> = {
  home: () => import('./views/HomeView.tsx'),
  machines: () => import('#src/pages/machines/MachinesPage.tsx'),
  start: () => import('#src/pages/start/StartPage.tsx'),
  'k-12': () => import('#src/pages/k-12/K12Page.tsx'),
  contact: () => import('./views/ContactView.tsx'),
  offline: () => import('./views/OfflineView.tsx'),
  service: () => import('#src/pages/service/ServicePage.tsx'),
  offering: () => import('#src/pages/offering/OfferingPage.tsx'),
  audience: () => import('#src/pages/audience/AudiencePage.tsx'),
  article,
  'case-study': article,
  collection: () => import('#src/pages/collection/CollectionPage.tsx'),
  checklists: () => import('#src/pages/checklists/ChecklistsPage.tsx'),
  conformance: () => import('#src/pages/conformance/ConformancePage.tsx'),
  regulations: () => import('#src/pages/regulations/RegulationsPage.tsx'),
  document: () => import('#src/pages/document/DocumentPage.tsx'),
  tool: () => import('#src/pages/tool/ToolPage.tsx'),
  search: () => import('#src/pages/search/SearchPage.tsx'),
  sitemap: () => import('#src/pages/sitemap/SitemapPage.tsx'),
  demo: () => import('#src/pages/demo/DemoPage.tsx'),
  'not-found': () => import('#src/pages/not-found/NotFoundPage.tsx'),
};

const loaded = new Map<LoadLayout, LayoutView>();

/**
 * Loads a page's layout, once.
 * @throws TypeError if it cannot be loaded
 */
export async function loadLayout({ page }: PagePayload): Promise<void> {
  const load = LAYOUTS[page.layout];
  loaded.set(load, loaded.get(load) ?? (await load()).default);
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
