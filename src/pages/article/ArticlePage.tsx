import type { PageOf, PagePayload } from '#src/content/schema/resolved.ts';
import { storyLabel } from '#src/content/schema/story-label.ts';
import { ArticleBody } from '#src/sections/reading/ArticleBody.tsx';
import { CaseStudySections } from './CaseStudySections.tsx';
import { EditorialHero } from '#src/sections/hero/EditorialHero.tsx';
import { GetInTouch } from '#src/sections/next-steps/GetInTouch.tsx';
import { Metrics } from './Metrics.tsx';
import { PreviousNext } from '#src/sections/next-steps/PreviousNext.tsx';
import { RelatedCards } from './RelatedCards.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

/** An article, or the story of a case study. */
export function ArticlePage({ payload }: PageProps) {
  const page = pageOf(payload, 'article', 'case-study');
  return (
    <>
      {page.layout === 'article' ? (
        <Article page={page} payload={payload} />
      ) : (
        <CaseStudy page={page} payload={payload} />
      )}
      <RelatedCards cards={payload.cards} />
      <PreviousNext previous={payload.previous} next={payload.next} />
      <GetInTouch contact={page.contact} />
    </>
  );
}

interface StoryProps<L extends 'article' | 'case-study'> {
  readonly page: PageOf<L>;
  readonly payload: PagePayload;
}

const readingTime = ({ readingMinutes }: PagePayload) => ({
  term: 'Reading time',
  value: `${String(readingMinutes)} ${readingMinutes === 1 ? 'minute' : 'minutes'}`,
});

function Article({ page, payload }: StoryProps<'article'>) {
  return (
    <article>
      <EditorialHero
        crumbs={payload.breadcrumbs}
        tag={storyLabel(page)}
        title={page.hero.title}
        standfirst={page.hero.subtitle}
        facts={[readingTime(payload)]}
        picture={page.hero.picture}
      />
      <ArticleBody opening={page.summary} sections={page.sections} />
    </article>
  );
}

function CaseStudy({ page, payload }: StoryProps<'case-study'>) {
  return (
    <article>
      <EditorialHero
        crumbs={payload.breadcrumbs}
        tag={storyLabel(page)}
        title={page.hero.title}
        standfirst={page.hero.subtitle}
        facts={[
          page.isWorkedExample
            ? { term: 'Shows', value: 'Our method, not one client’s project' }
            : { term: 'Client', value: page.client },
          { term: page.topics.length === 1 ? 'Topic' : 'Topics', value: page.topics.join(', ') },
          readingTime(payload),
        ]}
        picture={page.hero.picture}
      />
      <Metrics items={page.metrics} />
      <CaseStudySections sections={page.sections} />
    </article>
  );
}
