import type { ReactNode } from 'react';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { OfferingAccordion } from './OfferingAccordion.tsx';
import { OfferingTabs } from './OfferingTabs.tsx';
import { ServiceProcess } from './ServiceProcess.tsx';
import { ResourceCarousel } from '#src/sections/cards/ResourceCarousel.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import type { ServiceTemplate } from '#src/content/schema/service-templates.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import {
  GetInTouch,
  Hero,
  PreviousNext,
  StatisticsGrid,
  TableOfContents,
  Sources,
} from '#src/sections/static-parts.ts';
import { Evidence, ProductView, ServiceIntro } from './static-parts.ts';

/** The example at the top is not shown again, unless it is the only one. */
const withoutExample = (resources: PageOf<'service'>['resources']) => {
  const [, ...others] = resources.cards;
  return others.length === 0 ? resources : { ...resources, cards: others };
};

/**
 * A service page (docs/specification.md, 2.5). Its template determines only how it opens: what we offer
 * comes next, and the order of the rest is the same on all of them. The cloud and AI pages have tabs for
 * their offerings.
 */
export default function ServicePage({ payload }: PageProps) {
  const page = pageOf(payload, 'service');
  const { hero, intro, offerings, processSteps, statistics, resources, faq, contact, template } =
    page;
  const Offerings = offerings.presentation === 'tabs' ? OfferingTabs : OfferingAccordion;
  const { path, sources } = payload;
  const opening: Readonly<Record<ServiceTemplate, ReactNode>> = {
    process: <ServiceIntro intro={intro} />,
    product: <ProductView name={page.name} intro={intro} parts={offerings.items} />,
    evidence: <Evidence intro={intro} example={resources.cards[0]} />,
  };
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
          { id: 'what-we-offer', title: offerings.title },
          ...(processSteps === undefined ? [] : [{ id: 'how-it-goes', title: 'How it works' }]),
          { id: 'in-numbers', title: 'In numbers' },
          { id: 'resources', title: resources.title },
          ...(faq === undefined ? [] : [{ id: 'questions', title: 'Questions' }]),
          { id: 'get-in-touch', title: contact.title },
        ]}
      />
      {opening[template]}
      <Offerings key={path} offerings={offerings} />
      {processSteps === undefined ? null : (
        <ServiceProcess key={`${path}#process`} processSteps={processSteps} />
      )}
      <StatisticsGrid statistics={statistics} />
      <ResourceCarousel
        key={`${path}#resources`}
        resources={template === 'evidence' ? withoutExample(resources) : resources}
      />
      {faq !== undefined ? (
        <Faq key={`${path}#questions`} faq={faq} sources={sources} />
      ) : sources === null ? null : (
        <Sources sources={sources} />
      )}
      {payload.previous === null && payload.next === null ? null : (
        <PreviousNext previous={payload.previous} next={payload.next} />
      )}
      <GetInTouch contact={contact} form="letter" />
    </>
  );
}
