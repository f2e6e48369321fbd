import { GetInTouch } from '#src/sections/GetInTouch.tsx';
import { K12Explore } from '#src/sections/K12Explore.tsx';
import { K12Hero } from '#src/sections/K12Hero.tsx';
import { StatisticsGrid } from '#src/sections/StatisticsGrid.tsx';
import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

/** The K-12 landing: challenges and services lead to the same pages (docs/specification.md, 2.4). */
export function K12Page({ payload }: PageProps) {
  const page = pageOf(payload, 'k-12');
  return (
    <>
      <K12Hero hero={page.hero} crumbs={payload.breadcrumbs} />
      <K12Explore title={page.title} challenges={page.challenges} services={page.services} />
      <StatisticsGrid statistics={page.statistics} />
      <GetInTouch contact={page.contact} />
    </>
  );
}
