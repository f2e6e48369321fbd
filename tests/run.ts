import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowsers } from './support/browser.ts';
import { checks } from './support/checks.ts';
import type { Check, CheckContext } from './support/checks.ts';
import { endAllProcesses, runProcess } from './support/run-process.ts';
import { failed, verdict } from './support/outcome.ts';
import type { Outcome } from './support/outcome.ts';
import { REPORTS, ROOT } from './support/paths.ts';
import { Progress } from './support/progress.ts';
import { lastLine, linesOf, table } from './support/report.ts';
import type { Result } from './support/report.ts';
import { Resumable } from './support/resumable.ts';
import { spokenDuration } from './support/durations.ts';
import { workTreeHash } from './support/work-tree.ts';

/**
 * `npm test`: runs every check, two at a time where they do not disturb each other, and ends with the
 * line "N passed, N failed". A failing check shows all it said. Nothing is ended for being slow, only for
 * having stopped (tests/support/limits.ts). Options:
 *
 *   --only a,b      only these checks (and the build they need)
 *   --built         examine the builds of the last run instead of building
 *   --every-route   Lighthouse on every route, not on one of each layout
 *   --all           everything: every page in every way, Lighthouse on every route, fifty interruptions,
 *                   chaos, mutants. It takes hours; interrupted, it goes on where it was when it is
 *                   started again on the same sources (`npm run test:all`)
 *   --fresh         with --all: from the start
 *   --list          names of the checks
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    'every-route': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const BUILDS = path.join(REPORTS, 'builds');
const BUILD = 'build';

/** How many checks run side by side; one that is told to be alone waits for all others. */
const LANES = 2;

type Runnable = Pick<Check, 'name' | 'run'>;

const progress = new Progress();

/** Of the checks that have ended. */
const results: Result[] = [];

async function main(): Promise<number> {
  const offered = checks.filter(({ onlyInAll = false }) => options.all || !onlyInAll);
  if (options.list) {
    console.log(offered.map(({ name }) => name).join('\n'));
    return 0;
  }
  const wanted = select(offered, options.only?.split(','));
  mkdirSync(REPORTS, { recursive: true });
  const memory = options.all
    ? new Resumable(path.join(REPORTS, 'test-all'), workTreeHash(), options.fresh)
    : null;
  if (memory?.resumes === true) {
    console.log('Going on with the last run of these sources; --fresh begins anew.');
  }
  const began = performance.now();
  const perform = async ({ name, run }: Runnable) => {
    const begin = performance.now();
    const known = memory?.passed(name);
    const context: Omit<CheckContext, 'onProgress'> = {
      builds: BUILDS,
      everyRoute: options['every-route'] || options.all,
      all: options.all,
      resumes: memory?.resumes ?? false,
    };
    progress.begin(name);
    const outcome =
      known?.outcome ??
      (await run({
        ...context,
        onProgress: (done, total) => progress.update(name, done, total),
      }).catch(crashed));
    progress.end(name);
    const result = { name, outcome, ms: known?.ms ?? performance.now() - begin };
    memory?.keep(name, result);
    for (const line of linesOf(result, known !== undefined)) progress.print(line);
    results.push(result);
    return outcome;
  };

  if (wanted.some(({ browser }) => browser)) ensureBrowsers();
  progress.start();
  const needBuild = wanted.filter(({ needs }) => needs === 'build');
  const free = wanted.filter(({ needs }) => needs === 'nothing');

  let built = options.built && existsSync(BUILDS);
  const first: Runnable[] = free.filter(({ alone }) => alone !== true);
  if (needBuild.length > 0 && !built) {
    if (builtFrom() !== workTreeHash()) memory?.forget(BUILD);
    // First in line: everything else waits for it.
    first.unshift({ name: BUILD, run: buildBoth });
  }
  await inLanes(first, async (check) => {
    const outcome = await perform(check);
    if (check.name === BUILD) built = outcome.failed === 0;
  });
  if (built) {
    await inLanes(
      needBuild.filter(({ alone }) => alone !== true),
      perform,
    );
    for (const check of needBuild.filter(({ alone }) => alone)) await perform(check);
  } else {
    for (const { name } of needBuild) {
      await perform({ name, run: () => Promise.resolve(failed('There is no build to examine.')) });
    }
  }
  for (const check of free.filter(({ alone }) => alone)) await perform(check);
  progress.stop();

  if (options.all) console.log(`\n${table(results)}`);
  const flaky = results.flatMap(({ outcome }) => outcome.flaky ?? []);
  if (flaky.length > 0) {
    console.log('\nPassed only when tried again, which is a finding:');
    for (const { name, error, fails } of flaky) {
      console.log(
        `  ${name}: ${error}${fails ? ' (fails the run: data or offline are at stake)' : ''}`,
      );
    }
  }
  console.log(`\nAll of it took ${spokenDuration(performance.now() - began)}.`);
  const { text, isGood } = lastLine(results.map(({ outcome }) => outcome));
  if (results.length === 0) console.log('Nothing was run.');
  console.log(text);
  return isGood ? 0 : 1;
}

function select(offered: readonly Check[], names: readonly string[] | undefined): readonly Check[] {
  if (names === undefined) return offered;
  const unknown = names.filter((name) => !offered.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no check called ${unknown.join(', ')}. There are: ${offered.map(({ name }) => name).join(', ')}.`,
    );
  }
  return offered.filter(({ name }) => names.includes(name));
}

/** Names the sources that the builds were made from, as another run may have made them since. */
const SOURCES_FILE = path.join(BUILDS, 'sources.txt');

const builtFrom = (): string | undefined =>
  existsSync(SOURCES_FILE) ? readFileSync(SOURCES_FILE, 'utf8') : undefined;

/** Both variants of the site, each copied aside; the one that `npm start` builds stays in `dist/`. */
async function buildBoth(): Promise<Outcome> {
  rmSync(BUILDS, { recursive: true, force: true });
  const sources = workTreeHash();
  let output = '';
  for (const [name, endpoint, compression] of [
    // The second deploy of the tests about updates, and the simulated form: nobody looks at its bytes.
    ['simulated', '', 'quick'],
    ['endpoint', '/enquiries', 'best'],
  ] as const) {
    const result = await runProcess('npm', ['run', '--silent', 'build'], {
      env: { ENQUIRY_ENDPOINT: endpoint, BUILD_COMPRESSION: compression },
    });
    output += result.output;
    if (result.code !== 0) return failed(output);
    for (const folder of ['dist', 'dist-meta']) {
      cpSync(path.join(ROOT, folder), path.join(BUILDS, name, folder), { recursive: true });
    }
  }
  if (sources !== null) writeFileSync(SOURCES_FILE, sources);
  return verdict(0, output);
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const crashed = (error: unknown): Outcome =>
  failed(error instanceof Error ? (error.stack ?? error.message) : String(error));

// The checks run in process groups of their own, which Ctrl+C does not reach.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    progress.stop();
    endAllProcesses();
    console.log(`\nInterrupted by ${signal}.`);
    // What has been found out stands; the interruption is a failure of its own.
    const outcomes = results.map(({ outcome }) => outcome);
    console.log(lastLine([...outcomes, failed(`Interrupted by ${signal}.`)]).text);
    process.exit(130);
  });
}

process.exitCode = await main().catch((error: unknown) => {
  progress.stop();
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  return 1;
});
