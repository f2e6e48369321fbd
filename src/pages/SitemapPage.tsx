import { EditorialHero } from '#src/sections/EditorialHero.tsx';
import { SitemapList } from '#src/sections/SitemapList.tsx';
import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

/** Every page of the site on one. */
export function SitemapPage({ payload }: PageProps) {
  const page = pageOf(payload, 'sitemap');
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} standfirst={page.intro} />
      <SitemapList groups={payload.siteIndex} />
    </>
  );
}
