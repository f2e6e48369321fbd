import { lazyRouteComponent } from '@tanstack/react-router';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { Layout } from './content/schema/pages.ts';
import type { PagePayload } from './content/schema/resolved.ts';

type LayoutComponent = AsyncRouteComponent<{ readonly payload: PagePayload }>;

const service = lazyRouteComponent(() => import('./pages/ServicePage.tsx'), 'ServicePage');
const offering = lazyRouteComponent(() => import('./pages/OfferingPage.tsx'), 'OfferingPage');
const article = lazyRouteComponent(() => import('./pages/ArticlePage.tsx'), 'ArticlePage');
const collection = lazyRouteComponent(() => import('./pages/CollectionPage.tsx'), 'CollectionPage');
const document = lazyRouteComponent(() => import('./pages/DocumentPage.tsx'), 'DocumentPage');
const sitemap = lazyRouteComponent(() => import('./pages/SitemapPage.tsx'), 'SitemapPage');
const notFound = lazyRouteComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage');

/** Layouts that many paths share; the others (home, K-12, contact, saved pages) have a route each. */
const shared: Partial<Record<Layout, LayoutComponent>> = {
  service,
  offering,
  article,
  'case-study': article,
  collection,
  document,
  sitemap,
};

export const layoutFor = (payload: PagePayload): LayoutComponent =>
  shared[payload.page.layout] ?? notFound;

/** The module of each layout's view, as the build's manifest names it: what a page preloads. */
export const LAYOUT_MODULES: Readonly<Record<Layout, string>> = {
  home: 'src/routes/index.tsx',
  'k-12': 'src/routes/k-12/index.tsx',
  contact: 'src/routes/contact-us.tsx',
  offline: 'src/routes/offline.tsx',
  service: 'src/pages/ServicePage.tsx',
  offering: 'src/pages/OfferingPage.tsx',
  article: 'src/pages/ArticlePage.tsx',
  'case-study': 'src/pages/ArticlePage.tsx',
  collection: 'src/pages/CollectionPage.tsx',
  document: 'src/pages/DocumentPage.tsx',
  sitemap: 'src/pages/SitemapPage.tsx',
  'not-found': 'src/pages/NotFoundPage.tsx',
};

/** Layouts that show what the device holds: without their scripts they have little to say. */
export const SHOWS_DEVICE: ReadonlySet<Layout> = new Set<Layout>(['offline']);
