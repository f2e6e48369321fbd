import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { BROWSER, BUILD, diagrams, format, lint, playwright, types, vitest } from './parts.ts';
import type { Part, Task } from './parts.ts';

/** Pages that together show nearly every shared part: for a change of styles or sections. */
const EVERYDAY_PAGES = ['/', '/k-12/learning-technology'];

/** What only the page with the contact form shows. */
const OF_CONTACT = /contact|enquiry/u;

/** Copy is read from its folder, not imported as the schemas are; programs are started. */
const COPY = /^src\/content\/(?!enquiry|schema)/u;
const PROGRAMS = /^server\/(?:[\w-]+\.js|run\.ts|.*(?:main|-cli)\.ts)$/u;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const filesSince = (commit: string) => [
  ...git('diff', '--name-only', '--diff-filter=d', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The parts of a run that changes can have broken: static checks; unit tests that import a changed file; the
 * pages that show it, and the browser tests named like it. Dead code, and the whole of `npm test`, are for the end.
 * @param ref the commit to compare with; without one, the last, or the one before if nothing has changed since
 */
export function changedParts(ref = filesSince('HEAD').length > 0 ? 'HEAD' : 'HEAD~1') {
  const files = filesSince(ref);
  const pages = pagesOf(files);
  const specs = specsOf(files);
  const code = files.filter((file) => /\.[jt]sx?$/u.test(file));
  const isIn = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const when = (condition: boolean, ...tasks: Task[]) => (condition ? tasks : []);
  const isBuilt = pages.length > 0 || specs.length > 0 || isIn(/^(?:prerender\/|vite\.config)/u);
  // Most browser tests need one of the two builds; those that name the other need both.
  const needsBoth = specs.some((spec) =>
    readFileSync(path.join(ROOT, spec), 'utf8').includes("'simulated'"),
  );
  console.log(
    [
      `Changed since ${ref}: ${files.length > 12 ? `${files.length} files` : files.join(', ')}`,
      `Pages that show it: ${pages.join(', ') || 'none'}`,
      `Browser tests that changed, or are named like it: ${specs.join(', ') || 'none'}`,
    ].join('\n'),
  );
  const part: Part = {
    name: 'changes',
    lanes: [
      [
        ...when(files.length > 0, format(files.join(' '))),
        ...when(code.length > 0, types, lint(code.join(' '))),
        ...when(isIn(/^(?:machines|tools)\//u), diagrams),
      ],
      [
        vitest('unit', `--project=unit --changed ${ref} --passWithNoTests`),
        ...when(isIn(COPY), vitest('content', '--project=unit src/content')),
        ...when(isIn(PROGRAMS), vitest('server', '--project=unit server/main tools/doctor')),
      ],
      [
        ...when(isBuilt, BROWSER, needsBoth ? BUILD : { ...BUILD, env: { VARIANTS: 'endpoint' } }),
        ...when(pages.length > 0, playwright('pages', 'tests/pages', { PAGES: pages.join(',') })),
        ...when(specs.length > 0, playwright('browser', specs.join(' '))),
      ],
    ],
  };
  return [part];
}

/** The pages on which a visitor sees what changed: a page's own content, or everyday pages. */
function pagesOf(files: readonly string[]): string[] {
  const own = files.flatMap((file) => {
    const [, page] = /^src\/content\/pages\/(.+)\.ts$/u.exec(file) ?? [];
    return page === undefined
      ? []
      : [`/${page.replace(/(?:^|\/)index$/u, '').replace(/^(.*\/)?([^/]+)\/\2$/u, '$1$2')}`];
  });
  const seen = files.filter(
    (file) =>
      /^(?:src|public)\//u.test(file) && !/^src\/content\/pages\/|\.test\.tsx?$/u.test(file),
  );
  const shared = [
    ...(seen.some((file) => OF_CONTACT.test(file) || file.includes('/field/'))
      ? ['/contact-us']
      : []),
    ...(seen.some((file) => !OF_CONTACT.test(file)) ? EVERYDAY_PAGES : []),
  ];
  return [...new Set([...own, ...shared])];
}

/** Browser tests that changed, those named like a changed machine, widget or feature, and for a field the form's. */
function specsOf(files: readonly string[]): string[] {
  const subjects = files.flatMap(
    (file) => /^(?:machines|src\/components|src\/features)\/([\w-]+)\//u.exec(file)?.[1] ?? [],
  );
  if (files.some((file) => file.startsWith('src/content/enquiry'))) subjects.push('contact-form');
  return globSync('tests/{e2e,accessibility,offline,pages,readers,refusals}/*.spec.ts', {
    cwd: ROOT,
  }).filter(
    (spec) => files.includes(spec) || subjects.some((one) => path.basename(spec).startsWith(one)),
  );
}
