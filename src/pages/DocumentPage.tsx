import { ArticleBody } from '#src/sections/ArticleBody.tsx';
import { DOCUMENT_LINKS, DocumentLinks } from '#src/sections/DocumentLinks.tsx';
import { EditorialHero } from '#src/sections/EditorialHero.tsx';
import { GetInTouch } from '#src/sections/GetInTouch.tsx';
import { pageOf } from './payload-of.ts';
import type { PageProps } from './payload-of.ts';

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
