import { GetInTouch } from '#src/sections/next-steps/GetInTouch.tsx';
import { FeaturedCaseStudies } from './FeaturedCaseStudies.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Insights } from './Insights.tsx';
import { Segments } from './Segments.tsx';
import { Solutions } from './Solutions.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

/** The home page, with its sections in order (docs/specification.md, 2.3). */
export function HomePage({ payload }: PageProps) {
  const page = pageOf(payload, 'home');
  return (
    <>
      <HomeHero hero={page.hero} />
      <Segments segments={page.segments} />
      <Solutions solutions={page.solutions} />
      <FeaturedCaseStudies caseStudies={page.caseStudies} />
      <Insights insights={page.insights} />
      <GetInTouch contact={page.contact} />
    </>
  );
}
