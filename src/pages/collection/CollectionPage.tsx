import { CollectionList } from './CollectionList.tsx';
import { EditorialHero } from '#src/sections/hero/EditorialHero.tsx';
import { GetInTouch } from '#src/sections/next-steps/GetInTouch.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

const NOUNS = {
  article: { one: 'article', many: 'articles' },
  'case-study': { one: 'case study', many: 'case studies' },
} as const;

/** All pages of one kind as cards, filtered by topic. */
export function CollectionPage({ payload }: PageProps) {
  const page = pageOf(payload, 'collection');
  return (
    <>
      <EditorialHero
        crumbs={payload.breadcrumbs}
        title={page.hero.title}
        standfirst={page.hero.subtitle}
        picture={page.hero.picture}
      />
      <CollectionList key={payload.path} cards={payload.cards} noun={NOUNS[page.lists]} />
      <GetInTouch contact={page.contact} />
    </>
  );
}
