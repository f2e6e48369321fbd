import { container, stack } from '#src/design/layout.css.ts';
import { readQuery, QUERY_FIELD } from '#src/features/search/limits.ts';
import { SearchAnswer } from '#src/features/search/SearchAnswer.tsx';
import { SearchForm } from '#src/features/search/SearchForm.tsx';
import { WaysOn } from '#src/features/search/WaysOn.tsx';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero } from '#src/sections/static-parts.ts';
import * as css from './SearchPage.css.ts';
import { SearchSlot } from './slot.ts';

/** Search as a page, for visitors without JavaScript and for those with a query in the address. */
export default function SearchPage({ payload, search }: PageProps & { readonly search: string }) {
  const page = pageOf(payload, 'search');
  const query = readQuery(new URLSearchParams(search).get(QUERY_FIELD));
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} title={page.title} subtitle={page.intro} isLow />
      <div className={css.section}>
        <div className={`${container} ${stack.broad}`}>
          <SearchForm query={query} />
          <SearchAnswer query={query}>
            <SearchSlot />
          </SearchAnswer>
          <WaysOn />
        </div>
      </div>
    </>
  );
}
