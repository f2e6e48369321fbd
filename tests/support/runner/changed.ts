import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import {
  BROWSER,
  BUILD,
  deadCode,
  diagrams,
  playwright,
  toolsFor,
  types,
  vitest,
} from './parts.ts';
import type { Part, Task } from './parts.ts';

/** Pages that together show nearly every shared part: for a change of styles or sections. */
const EVERYDAY_PAGES = ['/', '/k-12/learning-technology', '/contact-us'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from a commit; without one, those not yet committed, or the last commit's. */
function changedFiles(ref: string | undefined): string[] {
  const since = (commit: string) => [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (ref !== undefined) return since(ref);
  const open = since('HEAD');
  return open.length > 0 ? open : since('HEAD~1');
}

/**
 * The parts of a run that the changes can have broken, each with the reason in the log: files that
 * changed are formatted and linted; unit tests that import them are run; what a visitor sees is built, and
 * checked on the pages that show it. The whole of `npm test` is for the end.
 */
export function changedParts(ref: string | undefined): readonly Part[] {
  const files = changedFiles(ref);
  if (files.length === 0) return [];
  const code = files.filter((file) => /\.(?:[cm]?[jt]sx?)$/u.test(file));
  const isIn = (...folders: string[]) =>
    files.some((file) => folders.some((one) => file.startsWith(one)));
  const say = (what: string, why: string) => console.log(`${what}: ${why}`);

  say('Changed', files.length > 12 ? `${String(files.length)} files` : files.join(', '));
  const { format } = toolsFor(files);
  const static_: Task[] = [
    { ...format, command: [...format.command, '--ignore-unknown'] },
    ...(code.length > 0 ? [types, toolsFor(code).lint, deadCode] : []),
    ...(isIn('machines/', 'tools/') ? [diagrams] : []),
  ];

  const pages = pagesOf(files);
  const specs = specsOf(files);
  const isBuilt = pages.length > 0 || specs.length > 0 || isIn('prerender/', 'vite.config');
  const parts: Part[] = [
    {
      name: 'static',
      lanes: [
        static_,
        ...(isBuilt ? [[BROWSER, { ...BUILD, env: { VARIANTS: 'endpoint' } }]] : []),
      ],
    },
  ];
  if (code.length > 0) {
    say('Unit tests', 'those that import what changed');
    parts.push({
      name: 'unit',
      lanes: [
        [
          {
            ...vitest('unit', ''),
            command: ['vitest', 'related', '--run', '--project=unit', '--passWithNoTests', ...code],
          },
          // Copy is read from its folder, not imported.
          ...(isIn('src/content/') ? [vitest('content', '--project=unit src/content')] : []),
        ],
      ],
    });
  }
  if (pages.length > 0) {
    say('Pages', `${pages.join(', ')}, which show what changed`);
    parts.push({
      name: 'pages',
      needsBuild: true,
      lanes: [[playwright('pages', 'tests/pages', { PAGES: pages.join(',') })]],
    });
  }
  if (specs.length > 0) {
    say('Browser tests', `${specs.join(', ')}, which changed or are named like what changed`);
    parts.push({
      name: 'browser',
      needsBuild: true,
      lanes: [[playwright('browser', specs.join(' '))]],
    });
  }
  return parts;
}

/** The pages on which a visitor sees what changed: a page's own content, or everyday pages. */
function pagesOf(files: readonly string[]): string[] {
  const own = files.flatMap((file) => {
    const [, page] = /^src\/content\/pages\/(.+)\.ts$/u.exec(file) ?? [];
    return page === undefined
      ? []
      : [`/${page.replace(/(?:^|\/)index$/u, '').replace(/^(.*\/)?([^/]+)\/\2$/u, '$1$2')}`];
  });
  const isSeen = files.some(
    (file) =>
      /^(?:src|public)\//u.test(file) && !/^src\/content\/pages\/|\.test\.tsx?$/u.test(file),
  );
  return [...new Set([...own, ...(isSeen ? EVERYDAY_PAGES : [])])];
}

/** Browser tests that changed, and those named like a machine, widget or feature that changed. */
function specsOf(files: readonly string[]): string[] {
  const folder = path.join(ROOT, 'tests/e2e');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const subjects = new Set(
    files.flatMap((file) => {
      const [, subject] =
        /^(?:machines|src\/components(?:\/on-demand)?|src\/features)\/([\w-]+)\//u.exec(file) ?? [];
      return subject === undefined ? [] : [subject];
    }),
  );
  return [
    ...files.filter(
      (file) => file.endsWith('.spec.ts') && !/^tests\/(?:engines|pictures)\//u.test(file),
    ),
    ...names
      .filter(
        (name) => name.endsWith('.spec.ts') && [...subjects].some((one) => name.startsWith(one)),
      )
      .map((name) => `tests/e2e/${name}`),
  ];
}
