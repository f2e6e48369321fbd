import type { PageDate, PageOf, PagePayload } from '#src/content/schema/resolved.ts';
import { storyLabel } from '#src/content/schema/story-label.ts';
import { CaseStudySection, Metrics, RelatedCards } from '../static-parts.ts';
import { withSources } from '#src/sections/reading/with-sources.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import {
  ArticleBody,
  EditorialHero,
  GetInTouch,
  PreviousNext,
} from '#src/sections/static-parts.ts';

/** An article, or the story of a case study. */
export default function ArticlePage({ payload }: PageProps) {
  const page = pageOf(payload, 'article', 'case-study');
  const facts = page.layout === 'article' ? dates(payload) : aboutStory(page);
  return (
    <>
      <article>
        <EditorialHero
          crumbs={payload.breadcrumbs}
          tag={storyLabel(page)}
          {...page.hero}
          facts={[...facts, readingTime(payload)]}
        />
        {page.layout === 'article' ? (
          <ArticleBody
            opening={page.summary}
            sections={withSources(page.sections, payload)}
            illustrations={payload.illustrations ?? []}
          />
        ) : (
          <>
            {page.metrics.length === 0 ? null : <Metrics items={page.metrics} />}
            {withSources(page.sections, payload).map((section, index) => (
              <CaseStudySection key={section.id} section={section} index={index} />
            ))}
          </>
        )}
      </article>
      {payload.cards.length === 0 ? null : <RelatedCards cards={payload.cards} />}
      {payload.previous === null && payload.next === null ? null : (
        <PreviousNext previous={payload.previous} next={payload.next} />
      )}
      <GetInTouch contact={page.contact} />
    </>
  );
}

/** When the article was published, and when its content was last changed. */
const dates = ({ published, updated }: PagePayload) => [
  ...(published === null ? [] : [{ term: 'Published', value: dateElement(published) }]),
  ...(updated === null ? [] : [{ term: 'Updated', value: dateElement(updated) }]),
];
const dateElement = ({ day, text }: PageDate) => <time dateTime={day}>{text}</time>;

const readingTime = ({ readingMinutes }: PagePayload) => ({
  term: 'Reading time',
  value: `${String(readingMinutes)} ${readingMinutes === 1 ? 'minute' : 'minutes'}`,
});

const aboutStory = ({ isWorkedExample, topics }: PageOf<'case-study'>) => [
  {
    term: 'Shows',
    value: isWorkedExample
      ? 'How we would go about it; no project stands behind it'
      : 'The figures of one project; the rest is how we do such work',
  },
  { term: topics.length === 1 ? 'Topic' : 'Topics', value: topics.join(', ') },
];
