import { lazyRouteComponent } from '@tanstack/react-router';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';

type LayoutView = AsyncRouteComponent<{ readonly payload: PagePayload }>;

/** What the router and the build know of a layout. */
interface LayoutRow {
  /** The module that shows it, as the build's manifest names it: what a page preloads. */
  readonly module: string;
  /** Absent where `module` is a route, which shows the layout at its one path. */
  readonly view?: LayoutView;
  /** It shows what the device holds: without its scripts it has little to say. */
  readonly showsDevice?: true;
}

/** Only the build asks for modules by name, so a visitor's bundle has no names in it. */
const forBuild = (module: string) => (import.meta.env.SSR ? module : '');

/** Both kinds of stories have one view: from one to the other the page changes, not the component. */
const article: LayoutRow = {
  module: forBuild('src/pages/article/ArticlePage.tsx'),
  view: lazyRouteComponent(() => import('#src/pages/article/ArticlePage.tsx'), 'ArticlePage'),
};

const notFound = lazyRouteComponent(
  () => import('#src/pages/not-found/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** Every layout. The imports are written out, because from them the bundler makes one file each. */
export const LAYOUTS: Readonly<Record<Layout, LayoutRow>> = {
  home: { module: forBuild('src/routes/index.tsx') },
  'k-12': { module: forBuild('src/routes/k-12/index.tsx') },
  contact: { module: forBuild('src/routes/contact-us.tsx') },
  offline: { module: forBuild('src/routes/offline.tsx'), showsDevice: true },
  service: {
    module: forBuild('src/pages/service/ServicePage.tsx'),
    view: lazyRouteComponent(() => import('#src/pages/service/ServicePage.tsx'), 'ServicePage'),
  },
  offering: {
    module: forBuild('src/pages/offering/OfferingPage.tsx'),
    view: lazyRouteComponent(() => import('#src/pages/offering/OfferingPage.tsx'), 'OfferingPage'),
  },
  article,
  'case-study': article,
  collection: {
    module: forBuild('src/pages/collection/CollectionPage.tsx'),
    view: lazyRouteComponent(
      () => import('#src/pages/collection/CollectionPage.tsx'),
      'CollectionPage',
    ),
  },
  document: {
    module: forBuild('src/pages/document/DocumentPage.tsx'),
    view: lazyRouteComponent(() => import('#src/pages/document/DocumentPage.tsx'), 'DocumentPage'),
  },
  sitemap: {
    module: forBuild('src/pages/sitemap/SitemapPage.tsx'),
    view: lazyRouteComponent(() => import('#src/pages/sitemap/SitemapPage.tsx'), 'SitemapPage'),
  },
  'not-found': { module: forBuild('src/pages/not-found/NotFoundPage.tsx'), view: notFound },
};

/** The view of a page that no route of its own shows. */
export const layoutFor = (payload: PagePayload): LayoutView =>
  LAYOUTS[payload.page.layout].view ?? notFound;
