import { Faq } from '#src/sections/faq/Faq.tsx';
import { GetInTouch } from '#src/sections/next-steps/GetInTouch.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { IntroBlock } from '#src/sections/hero/IntroBlock.tsx';
import { OfferingAccordion } from './OfferingAccordion.tsx';
import { OfferingTabs } from './OfferingTabs.tsx';
import { PreviousNext } from '#src/sections/next-steps/PreviousNext.tsx';
import { ResourceCarousel } from '#src/sections/cards/ResourceCarousel.tsx';
import { StatisticsGrid } from '#src/sections/statistics/StatisticsGrid.tsx';
import { TableOfContents } from '#src/sections/reading/TableOfContents.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

/**
 * A service page (docs/specification.md, 2.5); the cloud and AI pages differ only in their tabs.
 */
export function ServicePage({ payload }: PageProps) {
  const page = pageOf(payload, 'service');
  const { hero, intro, offerings, statistics, resources, faq, contact } = page;
  const Offerings = offerings.presentation === 'tabs' ? OfferingTabs : OfferingAccordion;
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
          { id: 'what-we-offer', title: offerings.title },
          { id: 'in-numbers', title: 'In numbers' },
          { id: 'resources', title: 'Resources' },
          ...(faq === undefined ? [] : [{ id: 'questions', title: 'Questions' }]),
          { id: 'get-in-touch', title: contact.title },
        ]}
      />
      <IntroBlock intro={intro} />
      <Offerings key={payload.path} offerings={offerings} />
      <StatisticsGrid statistics={statistics} />
      <ResourceCarousel key={`${payload.path}#resources`} resources={resources} />
      {faq === undefined ? null : <Faq key={`${payload.path}#questions`} faq={faq} />}
      <PreviousNext previous={payload.previous} next={payload.next} />
      <GetInTouch contact={contact} />
    </>
  );
}
