import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowsers } from './support/browser/browser.ts';
import { buildBoth, buildIdIn, builtFrom, BUILDS } from './support/runner/builds.ts';
import { checks } from './support/runner/checks.ts';
import type { Check, CheckContext } from './support/runner/checks.ts';
import { endAllProcesses } from './support/runner/run-process.ts';
import { failed } from './support/runner/outcome.ts';
import type { Outcome } from './support/runner/outcome.ts';
import { keepResults } from './support/runner/kept-results.ts';
import { REPORTS } from './support/paths.ts';
import { Progress } from './support/runner/progress.ts';
import { lastLine, linesOf, problemsOf, table } from './support/runner/report.ts';
import type { Result } from './support/runner/report.ts';
import { Resumable } from './support/runner/resumable.ts';
import { spokenDuration } from './support/runner/durations.ts';
import { workTreeHash } from './support/runner/work-tree.ts';

/**
 * `npm test`: runs every check, two at a time where they do not interfere, and ends with the line
 * "N passed, N failed". A failing check shows its full output. Nothing is killed for being slow,
 * only for hanging (tests/support/limits.ts). Options:
 *
 *   --only a,b      only these checks (and the build they need)
 *   --built         check the builds of the last run instead of building
 *   --every-route   Lighthouse on every route instead of one of each layout
 *   --all           everything: every page in every form, Lighthouse on every route, fifty interruptions,
 *                   chaos, mutants. It takes hours; after an interruption it resumes when started
 *                   again on the same sources (`npm run test:all`)
 *   --fresh         with --all: start over
 *   --list          list the names of the checks
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

const BUILD = 'build';

/** How many checks run in parallel; one marked `alone` waits for all others. */
const LANES = 2;

type Runnable = Pick<Check, 'name' | 'run'>;

const progress = new Progress();

/** Results of finished checks. */
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
    console.log('Resuming the last run of these sources; --fresh starts over.');
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
    // First, because everything else waits for it.
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
      await perform({ name, run: () => Promise.resolve(failed('There is no build to check.')) });
    }
  }
  for (const check of free.filter(({ alone }) => alone)) await perform(check);
  progress.stop();

  if (options.all) console.log(`\n${table(results)}`);
  const flaky = results.flatMap(({ outcome }) => outcome.flaky ?? []);
  if (flaky.length > 0) {
    console.log('\nPassed only on retry, which is a finding:');
    for (const { name, error, fails } of flaky) {
      console.log(
        `  ${name}: ${error}${fails ? ' (fails the run: user data or offline pages are at stake)' : ''}`,
      );
    }
  }
  keepResults(results, buildIdIn(BUILDS));
  const problems = problemsOf(results);
  if (problems.length > 0) console.log(`\nWhat failed:\n${problems.join('\n')}`);
  console.log(`\nTotal time: ${spokenDuration(performance.now() - began)}.`);
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

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const crashed = (error: unknown): Outcome =>
  failed(error instanceof Error ? (error.stack ?? error.message) : String(error));

// The checks run in separate process groups, which Ctrl+C does not reach.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    progress.stop();
    endAllProcesses();
    console.log(`\nInterrupted by ${signal}.`);
    // Results so far are kept; the interruption counts as one more failure.
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
