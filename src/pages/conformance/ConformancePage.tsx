import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero, GetInTouch, Sources } from '#src/sections/stills.ts';
import * as css from './ConformancePage.css.ts';
import { ConformanceChecks, ConformanceSummary, ConformanceTable } from './stills.ts';

/**
 * The report on this site's own accessibility, which the build makes of what its checks have found.
 * @throws TypeError without a report in the payload, which the build puts there for this layout
 */
export function ConformancePage({ payload }: PageProps) {
  const page = pageOf(payload, 'conformance');
  const { conformance: report } = payload;
  if (report === undefined) throw new TypeError(`The page at ${payload.path} has no report.`);
  return (
    <div className={css.report}>
      <EditorialHero
        crumbs={payload.breadcrumbs}
        title={page.hero.title}
        standfirst={page.hero.subtitle}
        picture={page.hero.picture}
        facts={[
          {
            term: 'Tested',
            value: <time dateTime={report.day.day}>{report.day.text}</time>,
          },
          { term: 'Build', value: report.build },
          {
            term: 'Criteria',
            value: report.tables.reduce((sum, { rows }) => sum + rows.length, 0),
          },
        ]}
      />
      <ConformanceSummary report={report} intro={page.intro} levels={page.levels} />
      {report.tables.map((table) => (
        <ConformanceTable key={table.level} table={table} report={report} levels={page.levels} />
      ))}
      <ConformanceChecks report={report} />
      <Sources sources={page.method} />
      <GetInTouch contact={page.contact} form="slip" />
    </div>
  );
}
