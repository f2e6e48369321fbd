import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from './support/checks.ts';
import type { Check, CheckContext, Outcome } from './support/checks.ts';
import { ensureBrowser } from './support/browser.ts';
import { REPORTS, ROOT } from './support/paths.ts';
import { runProcess } from './support/run-process.ts';

/**
 * `npm test`: runs every check, two at a time where they do not disturb each other, and ends with the
 * line "N passed, N failed". A failing check shows all it said. Options:
 *
 *   --only a,b      only these checks (and the build they need)
 *   --built         examine the builds of the last run instead of building
 *   --every-route   Lighthouse on every route, not on one of each layout
 *   --list          names of the checks
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    'every-route': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const BUILDS = path.join(REPORTS, 'builds');

/** How many checks run side by side; one that is told to be alone waits for all others. */
const LANES = 2;

async function main(): Promise<number> {
  if (options.list) {
    console.log(checks.map(({ name }) => name).join('\n'));
    return 0;
  }
  const wanted = select(options.only?.split(','));
  mkdirSync(REPORTS, { recursive: true });
  const started = performance.now();
  const context: CheckContext = { builds: BUILDS, everyRoute: options['every-route'] };
  const outcomes: Outcome[] = [];
  const perform = async (check: Pick<Check, 'name' | 'run'>) => {
    const begin = performance.now();
    const outcome = await check.run(context).catch(crashed);
    report(check.name, outcome, performance.now() - begin);
    outcomes.push(outcome);
    return outcome;
  };

  if (wanted.some(({ browser }) => browser)) process.env['CHROMIUM_PATH'] = ensureBrowser();
  const needBuild = wanted.filter(({ needs }) => needs === 'build');
  const free = wanted.filter(({ needs }) => needs === 'nothing');

  let built = options.built && existsSync(BUILDS);
  const first: Pick<Check, 'name' | 'run'>[] = [...free];
  if (needBuild.length > 0 && !built) {
    // First in line: everything else waits for it.
    first.unshift({
      name: 'build',
      run: async () => {
        const outcome = await buildBoth();
        built = outcome.failed === 0;
        return outcome;
      },
    });
  }
  await inLanes(first, perform);
  if (built) {
    await inLanes(
      needBuild.filter(({ alone }) => !alone),
      perform,
    );
    for (const check of needBuild.filter(({ alone }) => alone)) await perform(check);
  } else {
    for (const { name } of needBuild) {
      await perform({ name, run: () => Promise.resolve(failed('There is no build to examine.')) });
    }
  }

  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const [passed, failures] = [sum('passed'), sum('failed')];
  console.log(`\nAll of it took ${seconds(performance.now() - started)}.`);
  if (passed + failures === 0) console.log('Nothing was run.');
  console.log(`${String(passed)} passed, ${String(failures)} failed`);
  return failures > 0 || passed === 0 ? 1 : 0;
}

function select(names: readonly string[] | undefined): readonly Check[] {
  if (names === undefined) return checks;
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no check called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  }
  return checks.filter(({ name }) => names.includes(name));
}

/** Both variants of the site, each copied aside; the one that `npm start` builds stays in `dist/`. */
async function buildBoth(): Promise<Outcome> {
  rmSync(BUILDS, { recursive: true, force: true });
  let output = '';
  for (const [name, endpoint] of [
    ['simulated', ''],
    ['endpoint', '/enquiries'],
  ] as const) {
    const result = await runProcess('npm', ['run', '--silent', 'build'], {
      env: { ENQUIRY_ENDPOINT: endpoint },
    });
    output += result.output;
    if (result.code !== 0) return failed(output);
    for (const folder of ['dist', 'dist-meta']) {
      cpSync(path.join(ROOT, folder), path.join(BUILDS, name, folder), { recursive: true });
    }
  }
  return { passed: 1, failed: 0, output };
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const failed = (output: string): Outcome => ({ passed: 0, failed: 1, output });
const crashed = (error: unknown): Outcome =>
  failed(error instanceof Error ? (error.stack ?? error.message) : String(error));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function report(name: string, outcome: Outcome, ms: number): void {
  const { passed, failed: failures, note } = outcome;
  const counts = failures === 0 ? `${String(passed)} passed` : `${String(failures)} failed`;
  console.log(
    [
      failures === 0 ? 'ok  ' : 'FAIL',
      name.padEnd(14),
      counts.padEnd(12),
      seconds(ms).padStart(8),
      note ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
  if (failures > 0) console.log(`${outcome.output.trimEnd().replaceAll(/^/gmu, '      ')}\n`);
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  return 1;
});
