import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ensureBrowsers } from '#tests/support/browser/browser.ts';
import { ensureEngines } from '#tests/engines/find-engines.ts';
import { SETTINGS, titleOf } from '#tests/engines/settings.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { BUILDS } from '#tests/support/runner/builds.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { verdictsIn } from './verdicts.ts';
import type { Verdicts } from './verdicts.ts';
import { CAPABILITIES, MANNERS } from './refusals.ts';
import { CHROMIUM_SETTINGS, chromiumTitleOf } from './settings.ts';

/**
 * `npm run refusals`: checks the site in browsers that refuse something, every cell of the matrix, on the
 * builds of the last `npm test`, and writes the tables of docs/refusals.md. Exits with 1 if a cell fails.
 * `--table` only writes them, from the reports of the last run.
 */
const TABLE = path.join(ROOT, 'docs/refusals.md');

const isTableOnly = process.argv.includes('--table');

async function run(name: string, args: readonly string[]): Promise<Verdicts> {
  const file = path.join(REPORTS, `${name}.json`);
  if (isTableOnly) return verdictsIn(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file, { force: true });
  const { output } = await runProcess('playwright', ['test', '--reporter=json', ...args], {
    env: { ALL: '1', TEST_BUILDS: BUILDS, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  try {
    return verdictsIn(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`Playwright wrote no report of ${name}. Its output:\n${output}`, {
      cause: error,
    });
  }
}

ensureBrowsers();
const { found, missing } = ensureEngines();
for (const line of missing) console.log(`skipped: ${line}`);
const chromium = await run('refusals', ['--project=refusals']);
const others =
  found.length === 0
    ? new Map<string, never>()
    : await run('settings', ['--config=tests/engines/playwright.config.ts', 'settings']);

const cell = (verdicts: Verdicts, title: string) => verdicts.get(title) ?? 'not checked';
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rows = [...CAPABILITIES, { name: 'all of these', without: 'All of the above.' }];
const matrix = [
  row('Refused', ...MANNERS, 'What the visitor goes without'),
  row('---', ...MANNERS.map(() => '---'), '---'),
  ...rows.map(({ name, without }) =>
    row(name, ...MANNERS.map((manner) => cell(chromium, `${name}: ${manner}`)), without),
  ),
];
const settings = [
  row('Browser', 'Setting', 'The site'),
  row('---', '---', '---'),
  ...CHROMIUM_SETTINGS.map((setting) =>
    row('Chromium', setting.name, cell(chromium, chromiumTitleOf(setting))),
  ),
  ...SETTINGS.map((setting) =>
    row(
      setting.engine === 'firefox' ? 'Firefox' : 'WebKitGTK',
      setting.name,
      cell(others, titleOf(setting)),
    ),
  ),
];

const text = readFileSync(TABLE, 'utf8')
  .replace(between('matrix'), () => `<!-- matrix:start -->\n\n${matrix.join('\n')}\n\n`)
  .replace(between('settings'), () => `<!-- settings:start -->\n\n${settings.join('\n')}\n\n`);
writeFileSync(TABLE, await format(text, { ...(await resolveConfig(TABLE)), parser: 'markdown' }));
const all = [...chromium.values(), ...others.values()];
const bad = all.filter((verdict) => verdict !== 'works').length;
console.log(
  `${String(all.length - bad)} of ${String(all.length)} cells work; see docs/refusals.md.`,
);
process.exitCode = bad > 0 || all.length === 0 ? 1 : 0;

/** The part of the page that is written here. */
function between(name: string): RegExp {
  return new RegExp(`<!-- ${name}:start -->[^]*?(?=<!-- ${name}:end -->)`, 'u');
}
