import { CollectionList } from './CollectionList.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero, GetInTouch } from '#src/sections/static-parts.ts';

const NOUNS = {
  article: { one: 'article', many: 'articles' },
  // Client work and worked examples together: not all of them are case studies.
  'case-study': { one: 'story', many: 'stories' },
} as const;

/** All pages of one kind as cards, filtered by topic. */
export default function CollectionPage({ payload }: PageProps) {
  const page = pageOf(payload, 'collection');
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} {...page.hero} />
      <CollectionList
        key={payload.path}
        cards={payload.cards}
        noun={NOUNS[page.lists]}
        feed={payload.feed}
      />
      <GetInTouch contact={page.contact} />
    </>
  );
}
