import { Faq } from '#src/sections/faq/Faq.tsx';
import { GetInTouch } from '#src/sections/next-steps/GetInTouch.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { IntroBlock } from '#src/sections/hero/IntroBlock.tsx';
import { OfferingCovers } from './OfferingCovers.tsx';
import { ResourceCarousel } from '#src/sections/cards/ResourceCarousel.tsx';
import { StatisticsGrid } from '#src/sections/statistics/StatisticsGrid.tsx';
import { TableOfContents } from '#src/sections/reading/TableOfContents.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

/** The landing page of an offering line: what it covers, and further reading. */
export function OfferingPage({ payload }: PageProps) {
  const page = pageOf(payload, 'offering');
  const { hero, intro, covers, statistics, resources, faq, contact } = page;
  return (
    <>
      <Hero
        title={hero.title}
        subtitle={hero.subtitle}
        overlay={hero.overlay}
        picture={hero.picture}
        crumbs={payload.breadcrumbs}
      />
      <TableOfContents
        entries={[
          { id: 'covers', title: covers.title },
          { id: 'in-numbers', title: 'In numbers' },
          { id: 'resources', title: 'Resources' },
          { id: 'questions', title: 'Questions' },
          { id: 'get-in-touch', title: contact.title },
        ]}
      />
      <IntroBlock intro={intro} />
      <OfferingCovers covers={covers} />
      <StatisticsGrid statistics={statistics} />
      <ResourceCarousel key={`${payload.path}#resources`} resources={resources} />
      <Faq key={`${payload.path}#questions`} faq={faq} />
      <GetInTouch contact={contact} />
    </>
  );
}
