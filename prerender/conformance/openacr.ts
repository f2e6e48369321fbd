import { stringify } from 'yaml';
import type { Site } from '#src/content/schema/navigation.ts';
import type { ConformanceReport } from '#src/content/schema/resolved.ts';
import { FIXED } from '../checks/fixed-pages.ts';
import { REPORT_PATH } from './report.ts';

/** The GSA catalog that the report is based on: VPAT 2.5, WCAG Edition, with WCAG 2.2. */
const CATALOG = '2.5-edition-wcag-2.2-en';

const CHAPTERS = {
  A: 'success_criteria_level_a',
  AA: 'success_criteria_level_aa',
  AAA: 'success_criteria_level_aaa',
} as const;

type Table = ConformanceReport['tables'][number];
type Row = Table['rows'][number];

/** The report as OpenACR 0.1.0 (https://github.com/GSA/openacr), for automated product comparisons. */
export function openAcr(report: ConformanceReport, site: Site) {
  const names = new Map(report.checks.map(({ id, name }) => [id, name]));
  const notesOf = ({ isPartly, remark, checks }: Row) => {
    const evidence = checks.map((id) => names.get(id) ?? id).join('; ');
    return [
      isPartly ? 'Checked in part.' : '',
      remark,
      evidence === '' ? '' : `Evidence: ${evidence}.`,
    ]
      .filter(Boolean)
      .join(' ');
  };
  const criterion = (num: string, level: string, notes: string) => ({
    num,
    components: [{ name: 'web', adherence: { level, notes } }],
  });
  const chapter = (level: Table['level'], more: readonly ReturnType<typeof criterion>[] = []) => ({
    criteria: [
      ...report.tables
        .filter((table) => table.level === level)
        .flatMap(({ rows }) => rows)
        .map((row) => criterion(row.num, row.adherence, notesOf(row))),
      ...more,
    ],
  });
  const contact = {
    company_name: site.name,
    email: site.mailboxes.general,
    website: site.origin,
  };
  return {
    title: `${site.name} Accessibility Conformance Report`,
    product: {
      name: `Website of ${site.name}`,
      version: report.day.day,
      description: site.description,
    },
    author: contact,
    vendor: contact,
    report_date: report.day.day,
    last_modified_date: report.day.day,
    version: 1,
    notes: `Made by the build of the site from what its own tests examine, without outside audit. At levels A and AA, a criterion is "Partially Supports" wherever no check examines all that it asks for, also without a known failure; the notes say what is left. The page, with every check: ${site.origin}${REPORT_PATH}`,
    evaluation_methods_used: `Automated tests in ${report.browser}, with axe-core ${report.axe}: ${report.checks.map(({ name }) => name).join('; ')}. No assistive technology was used, and no people with disabilities were asked.`,
    feedback: site.origin + FIXED.feedback,
    catalog: CATALOG,
    chapters: {
      [CHAPTERS.A]: chapter('A', [
        criterion(
          '4.1.1',
          'not-applicable',
          'Obsolete, and removed from WCAG 2.2. Every page passes two HTML checkers all the same.',
        ),
      ]),
      [CHAPTERS.AA]: chapter('AA'),
      [CHAPTERS.AAA]: chapter('AAA'),
    },
  };
}

/** The report as site files: path without the leading slash → text. */
export function openAcrFiles(report: ConformanceReport, site: Site): [string, string][] {
  const data = openAcr(report, site);
  return [
    [
      report.openAcr.yaml.slice(1),
      stringify(data, { lineWidth: 0, version: '1.1', aliasDuplicateObjects: false }),
    ],
    [report.openAcr.json.slice(1), `${JSON.stringify(data, null, 2)}\n`],
  ];
}
