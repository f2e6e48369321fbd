import { GetInTouch } from '#src/sections/GetInTouch.tsx';
import { FeaturedCaseStudies } from '#src/sections/home/FeaturedCaseStudies.tsx';
import { HomeHero } from '#src/sections/home/HomeHero.tsx';
import { Insights } from '#src/sections/home/Insights.tsx';
import { Segments } from '#src/sections/home/Segments.tsx';
import { Solutions } from '#src/sections/home/Solutions.tsx';
import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

/** The home page, its sections in their order (docs/specification.md, 2.3). */
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
