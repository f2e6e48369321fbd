import { lazyRouteComponent } from '@tanstack/react-router';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';

type LayoutComponent = AsyncRouteComponent<{ readonly payload: PagePayload }>;

const service = lazyRouteComponent(
  () => import('#src/pages/service/ServicePage.tsx'),
  'ServicePage',
);
const offering = lazyRouteComponent(
  () => import('#src/pages/offering/OfferingPage.tsx'),
  'OfferingPage',
);
const article = lazyRouteComponent(
  () => import('#src/pages/article/ArticlePage.tsx'),
  'ArticlePage',
);
const collection = lazyRouteComponent(
  () => import('#src/pages/collection/CollectionPage.tsx'),
  'CollectionPage',
);
const document = lazyRouteComponent(
  () => import('#src/pages/document/DocumentPage.tsx'),
  'DocumentPage',
);
const sitemap = lazyRouteComponent(
  () => import('#src/pages/sitemap/SitemapPage.tsx'),
  'SitemapPage',
);
const notFound = lazyRouteComponent(
  () => import('#src/pages/not-found/NotFoundPage.tsx'),
  'NotFoundPage',
);

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
  service: 'src/pages/service/ServicePage.tsx',
  offering: 'src/pages/offering/OfferingPage.tsx',
  article: 'src/pages/article/ArticlePage.tsx',
  'case-study': 'src/pages/article/ArticlePage.tsx',
  collection: 'src/pages/collection/CollectionPage.tsx',
  document: 'src/pages/document/DocumentPage.tsx',
  sitemap: 'src/pages/sitemap/SitemapPage.tsx',
  'not-found': 'src/pages/not-found/NotFoundPage.tsx',
};

/** Layouts that show what the device holds: without their scripts they have little to say. */
export const SHOWS_DEVICE: ReadonlySet<Layout> = new Set<Layout>(['offline']);
