import type { ReactNode } from 'react';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { OfferingAccordion } from './OfferingAccordion.tsx';
import { OfferingTabs } from './OfferingTabs.tsx';
import { Plate } from './Plate.tsx';
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
} from '#src/sections/stills.ts';
import { Evidence, ProductView, ServiceIntro } from './stills.ts';

type Part = 'plate' | 'intro' | 'view' | 'example' | 'offer' | 'numbers' | 'resources' | 'faq';

/** The parts of each template, from top to bottom. */
const ORDER: Readonly<Record<ServiceTemplate, readonly Part[]>> = {
  process: ['plate', 'intro', 'offer', 'numbers', 'faq', 'resources'],
  product: ['view', 'offer', 'plate', 'numbers', 'resources', 'faq'],
  evidence: ['numbers', 'example', 'offer', 'plate', 'faq', 'resources'],
};

/** How each template shows the figures. */
const FIGURES = { process: 'ledger', product: 'mosaic', evidence: 'lead' } as const;

/** The example at the top is not shown again, unless it is the only one. */
const withoutExample = (resources: PageOf<'service'>['resources']) => {
  const [, ...others] = resources.cards;
  return others.length === 0 ? resources : { ...resources, cards: others };
};

/**
 * A service page (docs/specification.md, 2.5): its template determines what comes first. The cloud and AI
 * pages have tabs for their offerings.
 */
export function ServicePage({ payload }: PageProps) {
  const page = pageOf(payload, 'service');
  const { hero, intro, offerings, statistics, resources, faq, contact, template } = page;
  const Offerings = offerings.presentation === 'tabs' ? OfferingTabs : OfferingAccordion;
  const { path, sources } = payload;
  const views: Readonly<Record<Part, ReactNode>> = {
    plate: <Plate key={`${path}#plate`} plate={page.plate} />,
    intro: <ServiceIntro key="intro" intro={intro} />,
    view: <ProductView key="view" name={page.name} intro={intro} parts={offerings.items} />,
    example: <Evidence key="example" intro={intro} example={resources.cards[0]} />,
    offer: <Offerings key={path} offerings={offerings} />,
    numbers: (
      <StatisticsGrid key="numbers" statistics={statistics} seed={path} form={FIGURES[template]} />
    ),
    resources: (
      <ResourceCarousel
        key={`${path}#resources`}
        resources={template === 'evidence' ? withoutExample(resources) : resources}
      />
    ),
    faq:
      faq === undefined ? null : (
        <Faq key={`${path}#questions`} faq={faq} sources={sources?.isFolded ? sources : null} />
      ),
  };
  const titles: Partial<Record<Part, { readonly id: string; readonly title: string }>> = {
    plate: { id: 'how-it-goes', title: 'How it works' },
    offer: { id: 'what-we-offer', title: offerings.title },
    numbers: { id: 'in-numbers', title: 'In numbers' },
    resources: { id: 'resources', title: resources.title },
    ...(faq === undefined ? {} : { faq: { id: 'questions', title: 'Questions' } }),
  };
  return (
    <>
      <Hero
        title={hero.title}
        subtitle={hero.subtitle}
        overlay={hero.overlay}
        picture={hero.picture}
        crumbs={payload.breadcrumbs}
        topic={contact.topic.id}
        stories={resources.cards}
      />
      <TableOfContents
        entries={[
          ...ORDER[template].flatMap((part) => titles[part] ?? []),
          { id: 'get-in-touch', title: contact.title },
        ]}
      />
      {ORDER[template].map((part) => views[part])}
      {sources === null || sources.isFolded ? null : <Sources sources={sources} />}
      {payload.previous === null && payload.next === null ? null : (
        <PreviousNext previous={payload.previous} next={payload.next} />
      )}
      <GetInTouch contact={contact} form="letter" />
    </>
  );
}
