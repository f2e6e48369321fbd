import { band, container } from '#src/design/layout.css.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero, GetInTouch } from '#src/sections/static-parts.ts';
import * as css from './ChecklistsPage.css.ts';
import { Checklist, ChecklistIndex } from './static-parts.ts';

/** Checklists to read, to print one by one or together, and to open in a spreadsheet. */
export default function ChecklistsPage({ payload }: PageProps) {
  const page = pageOf(payload, 'checklists');
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} {...page.hero} />
      <ChecklistIndex lists={page.lists} />
      <div className={band}>
        <div className={`${container} ${css.lists}`}>
          {page.lists.map((list) => (
            <Checklist key={list.id} list={list} />
          ))}
        </div>
      </div>
      <GetInTouch contact={page.contact} form="slip" />
    </>
  );
}
