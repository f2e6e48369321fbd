import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero } from '#src/sections/static-parts.ts';
import { SitemapList } from './SitemapList.tsx';

/** A list of every page of the site. */
export default function SitemapPage({ payload }: PageProps) {
  const page = pageOf(payload, 'sitemap');
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} subtitle={page.intro} />
      <SitemapList groups={payload.siteIndex ?? []} />
    </>
  );
}
