import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './support/browser/browser.ts';
import { BUILDS } from './support/runner/builds.ts';
import { BROWSER_TESTS } from './support/runner/checks.ts';
import { spokenDuration } from './support/runner/durations.ts';
import { wholeNumber } from './support/runner/options.ts';
import { REPORTS } from './support/paths.ts';
import { Progress } from './support/runner/progress.ts';
import { endAllProcesses } from './support/runner/run-process.ts';
import { runTests } from './support/runner/run-tests.ts';

/**
 * `npm run test:stress`: runs the browser tests repeatedly under load, to find tests that fail
 * occasionally. It uses the builds of the last `npm test`, and ends with a list of every test that
 * failed or was flaky, and how often; exit code 1 if there is one.
 *
 *   --runs 20        how many runs
 *   --busy 2         how many busy loops to run alongside
 *   --grep words     only tests with these words in their names (a regular expression)
 *   --project name   only this project of playwright.config.ts
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    busy: { type: 'string', default: '2' },
    grep: { type: 'string' },
    project: { type: 'string' },
  },
});

/** Spins until it is killed, or until its parent is gone. */
const BUSY_LOOP = `
  const spin = () => {
    for (const until = Date.now() + 50; Date.now() < until; );
    setImmediate(spin);
  };
  process.on('disconnect', () => process.exit());
  spin();
`;

const startBusyLoop = (): ChildProcess =>
  spawn(process.execPath, ['--eval', BUSY_LOOP], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

async function main(): Promise<number> {
  const runs = wholeNumber('runs', options.runs, 1);
  const busy = wholeNumber('busy', options.busy, 0);
  if (!existsSync(BUILDS)) {
    throw new Error(`There is no build at ${BUILDS}. Run \`npm test -- --only links\` first.`);
  }
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  mkdirSync(REPORTS, { recursive: true });
  const args = [
    ...BROWSER_TESTS.args,
    ...(options.grep === undefined ? [] : [`--grep=${options.grep}`]),
    ...(options.project === undefined ? [] : [`--project=${options.project}`]),
  ];
  const loops = Array.from({ length: busy }, startBusyLoop);
  const progress = new Progress();
  progress.start();
  const found = new Map<string, number>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      const name = `run ${String(run)} of ${String(runs)}`;
      const began = performance.now();
      progress.begin(name);
      const outcome = await runTests({
        ...BROWSER_TESTS,
        args,
        env: { TEST_BUILDS: BUILDS },
        events: path.join(REPORTS, 'stress.events.jsonl'),
        onProgress: (done, total) => progress.update(name, done, total),
      });
      progress.end(name);
      const { passed, failed, flaky = [], problems = [] } = outcome;
      const time = spokenDuration(performance.now() - began);
      progress.print(
        `${name}: ${String(passed)} passed, ${String(failed)} failed, ${String(flaky.length)} flaky, ${time}`,
      );
      if (failed > 0) progress.print(outcome.output.trimEnd().replaceAll(/^/gmu, '      '));
      for (const what of [...problems, ...flaky.map((flake) => `flaky: ${flake.name}`)]) {
        found.set(what, (found.get(what) ?? 0) + 1);
      }
    }
  } finally {
    progress.stop();
    for (const loop of loops) loop.kill('SIGKILL');
  }
  if (found.size === 0) {
    console.log(`Nothing failed and nothing was flaky in ${String(runs)} runs.`);
    return 0;
  }
  console.log('\nTimes  What');
  for (const [what, count] of [...found].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(5)}  ${what}`);
  }
  return 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endAllProcesses();
    process.exit(130);
  });
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
