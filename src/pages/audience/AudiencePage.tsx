import { Faq } from '#src/sections/faq/Faq.tsx';
import {
  GetInTouch,
  Hero,
  LinkGroupsSection,
  TableOfContents,
} from '#src/sections/static-parts.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { AudienceStories, Jobs } from '../static-parts.ts';

/** A page for one audience (docs/specification.md, 2.5), starting with the jobs they need done. */
export default function AudiencePage({ payload }: PageProps) {
  const page = pageOf(payload, 'audience');
  const { hero, jobs, services, stories, faq, contact } = page;
  return (
    <>
      <Hero
        {...hero}
        crumbs={payload.breadcrumbs}
        topic={contact.topic.id}
        stories={payload.cards}
      />
      <TableOfContents
        entries={[
          { id: 'jobs', title: jobs.title },
          { id: 'services', title: 'Services' },
          { id: 'stories', title: 'Stories' },
          { id: 'questions', title: 'Questions' },
          { id: 'get-in-touch', title: contact.title },
        ]}
      />
      <Jobs jobs={jobs} />
      <LinkGroupsSection id="services" {...services} />
      <AudienceStories stories={stories} cards={payload.cards} />
      <Faq key={`${payload.path}#questions`} faq={faq} sources={payload.sources} />
      <GetInTouch contact={contact} form="letter" />
    </>
  );
}
