import { DOCUMENT_LINKS } from './document-links.ts';
import { DocumentLinks } from '../stills.ts';
import { withSources } from '#src/sections/reading/with-sources.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { ArticleBody, EditorialHero, GetInTouch } from '#src/sections/stills.ts';

/** A plain document: about the company, statements, policies, lists of resources. */
export function DocumentPage({ payload }: PageProps) {
  const page = pageOf(payload, 'document');
  const { updated } = payload;
  return (
    <>
      <article>
        <EditorialHero
          crumbs={payload.breadcrumbs}
          title={page.hero.title}
          standfirst={page.hero.subtitle}
          picture={page.hero.picture}
          {...(updated === null
            ? {}
            : {
                facts: [
                  {
                    term: 'Last changed',
                    value: <time dateTime={updated.day}>{updated.text}</time>,
                  },
                ],
              })}
        />
        <ArticleBody
          sections={withSources(page.sections, payload)}
          following={page.groups.length === 0 ? [] : [DOCUMENT_LINKS]}
        />
      </article>
      {page.groups.length === 0 ? null : <DocumentLinks groups={page.groups} />}
      {page.contact === undefined ? null : <GetInTouch contact={page.contact} />}
    </>
  );
}
