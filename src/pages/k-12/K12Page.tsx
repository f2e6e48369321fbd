import { K12Explore } from './K12Explore.tsx';
import { K12Hero } from '../static-parts.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { GetInTouch, StatisticsGrid } from '#src/sections/static-parts.ts';

/**
 * The K-12 landing page: challenges and services link to the same pages (docs/specification.md,
 * 2.4).
 */
export default function K12Page({ payload }: PageProps) {
  const page = pageOf(payload, 'k-12');
  return (
    <>
      <K12Hero hero={page.hero} crumbs={payload.breadcrumbs} topic={page.contact.topic.id} />
      <K12Explore title={page.title} challenges={page.challenges} services={page.services} />
      <StatisticsGrid statistics={page.statistics} />
      <GetInTouch contact={page.contact} form="letter" />
    </>
  );
}
