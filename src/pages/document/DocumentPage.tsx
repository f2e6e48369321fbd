import { ArticleBody } from '#src/sections/reading/ArticleBody.tsx';
import { DOCUMENT_LINKS, DocumentLinks } from './DocumentLinks.tsx';
import { EditorialHero } from '#src/sections/hero/EditorialHero.tsx';
import { GetInTouch } from '#src/sections/next-steps/GetInTouch.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';

/** A plain document: about the company, statements, policies, lists of resources. */
export function DocumentPage({ payload }: PageProps) {
  const page = pageOf(payload, 'document');
  return (
    <>
      <article>
        <EditorialHero
          crumbs={payload.breadcrumbs}
          title={page.hero.title}
          standfirst={page.hero.subtitle}
          picture={page.hero.picture}
        />
        <ArticleBody
          sections={page.sections}
          following={page.groups.length === 0 ? [] : [DOCUMENT_LINKS]}
        />
      </article>
      <DocumentLinks groups={page.groups} />
      {page.contact === undefined ? null : <GetInTouch contact={page.contact} />}
    </>
  );
}
