import { House } from '#src/components/house/House.tsx';
import { onInk } from '#src/design/layout.css.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero, GetInTouch, TableOfContents } from '#src/sections/static-parts.ts';
import * as css from './AllAnswers.css.ts';
import { AllAnswers } from './static-parts.ts';

/** Every answer to the home page's sentence; the target of its form without scripts. */
export default function StartPage({ payload }: PageProps) {
  const page = pageOf(payload, 'start');
  const [first] = page.answers;
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} subtitle={page.intro} />
      {first === undefined ? null : (
        <div className={`${onInk} ${css.sentence}`}>
          <House sentence={page} answer={first} load={() => Promise.resolve(page)} />
        </div>
      )}
      <TableOfContents
        entries={page.headings.fields.map(({ id, name }) => ({ id, title: name }))}
      />
      <AllAnswers page={page} />
      <GetInTouch contact={page.contact} form="slip" />
    </>
  );
}
