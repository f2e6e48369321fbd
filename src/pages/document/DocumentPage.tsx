import { DOCUMENT_LINKS } from './document-links.ts';
import * as css from './DocumentPage.css.ts';
import { withSources } from '#src/sections/reading/with-sources.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import {
  ArticleBody,
  EditorialHero,
  GetInTouch,
  LinkGroupsSection,
} from '#src/sections/static-parts.ts';

/** A plain document: about the company, statements, policies, lists of resources. */
export default function DocumentPage({ payload }: PageProps) {
  const page = pageOf(payload, 'document');
  const { updated } = payload;
  const links =
    page.groups.length === 0 ? null : (
      <LinkGroupsSection
        id={DOCUMENT_LINKS.id}
        title={page.leads ?? DOCUMENT_LINKS.title}
        groups={page.groups}
        className={css.links}
      />
    );
  return (
    <>
      <article>
        <EditorialHero
          crumbs={payload.breadcrumbs}
          {...page.hero}
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
        {page.leads === undefined ? null : links}
        <ArticleBody
          sections={withSources(page.sections, payload)}
          following={page.leads !== undefined || page.groups.length === 0 ? [] : [DOCUMENT_LINKS]}
          illustrations={payload.illustrations ?? []}
        />
      </article>
      {page.leads === undefined ? links : null}
      {page.contact === undefined ? null : <GetInTouch contact={page.contact} />}
    </>
  );
}
