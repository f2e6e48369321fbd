import { Faq } from '#src/sections/faq/Faq.tsx';
import { ResourceCarousel } from '#src/sections/cards/ResourceCarousel.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import {
  GetInTouch,
  Hero,
  IntroBlock,
  LinkGroupsSection,
  StatisticsGrid,
  TableOfContents,
} from '#src/sections/static-parts.ts';

/** The landing page of an offering line: what it covers, and further reading. */
export default function OfferingPage({ payload }: PageProps) {
  const page = pageOf(payload, 'offering');
  const { hero, intro, covers, statistics, resources, faq, contact } = page;
  return (
    <>
      <Hero
        {...hero}
        crumbs={payload.breadcrumbs}
        topic={contact.topic.id}
        stories={resources.cards}
      />
      <TableOfContents
        entries={[
          { id: 'covers', title: covers.title },
          { id: 'in-numbers', title: 'In numbers' },
          { id: 'resources', title: resources.title },
          { id: 'questions', title: 'Questions' },
          { id: 'get-in-touch', title: contact.title },
        ]}
      />
      <IntroBlock intro={intro} />
      <LinkGroupsSection id="covers" {...covers} />
      <StatisticsGrid statistics={statistics} />
      <ResourceCarousel key={`${payload.path}#resources`} resources={resources} />
      <Faq key={`${payload.path}#questions`} faq={faq} sources={payload.sources} />
      <GetInTouch contact={contact} form="letter" />
    </>
  );
}
