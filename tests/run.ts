import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { changedParts } from './support/runner/changed.ts';
import { NIGHTLY_PARTS, PARTS } from './support/runner/parts.ts';
import type { Part, Task } from './support/runner/parts.ts';
import { PROJECT_PATH, REPORTS, ROOT } from './support/paths.ts';

/**
 * `npm test`: runs every part in turn, prints what each took beside its budget, and ends with the line
 * "N passed, N failed" (docs/quality.md).
 *
 *   --only a,b        only these parts or tasks; with --nightly, of the nightly run
 *   --built           check the build that `reports/builds` holds instead of making one
 *   --changed [ref]   only what the changes since a commit can have broken: those not yet committed, or
 *                     those of the last commit if there are none
 *   --nightly         everything that `npm test` leaves out (`npm run test:nightly`)
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
  },
});

interface Result {
  readonly task: Task;
  readonly passed: number;
  readonly failed: number;
  /** What could not be examined here, or passed on its second try only. */
  readonly findings: readonly string[];
  /** The end of its output, where the reason of a failure stands. */
  readonly said: string;
}

/** How much of the output of a task is repeated when it has failed. */
const LAST_LINES = 60;

/** Runs a task to its end. @param isShown whether its output is shown as it comes */
async function run(task: Task, isShown: boolean): Promise<Result> {
  const began = performance.now();
  const [program, ...args] = task.command;
  // Node warns when both NO_COLOR and FORCE_COLOR are set.
  const { NO_COLOR: _, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PATH: PROJECT_PATH, FORCE_COLOR: '0', ...task.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += stripVTControlCharacters(chunk);
      if (isShown) process.stdout.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', ({ message }) => (output += message));
    child.on('close', resolve);
  });
  const counted = countOf(output);
  const failed = code === 0 ? 0 : Math.max(1, counted.failed);
  const passed = counted.passed + (code === 0 && counted.passed === 0 ? 1 : 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${task.name}, ${seconds} s: ${passed} passed, ${failed} failed`,
  );
  return {
    task,
    passed,
    failed,
    findings: [
      ...[...output.matchAll(/^skipped: (.*)$/gmu)].map(([, what = '']) => what),
      ...(counted.flaky > 0 ? [`${task.name}: ${counted.flaky} passed on their second try`] : []),
    ],
    said: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
  };
}

/** The last count of tests that Vitest ("Tests  1 failed | 2 passed (3)") or Playwright ("2 passed") prints. */
function countOf(output: string) {
  const last = (what: string) =>
    Number(
      [...output.matchAll(new RegExp(String.raw`^ +(?:Tests .*?)?(\d+) ${what}\b`, 'gmu'))].at(
        -1,
      )?.[1] ?? 0,
    );
  const flaky = last('flaky');
  return { passed: last('passed') + flaky, failed: last('failed'), flaky };
}

/** The parts of a run, with those of their tasks that are wanted. */
function wantedParts(): readonly Part[] {
  const offered = options.nightly ? NIGHTLY_PARTS : PARTS;
  const only = options.only?.split(',');
  const tasksOf = ({ lanes }: Part) => lanes.flat();
  const known = offered.flatMap((part) => [part.name, ...tasksOf(part).map(({ name }) => name)]);
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part or task called "${unknown}". There are: ${[...new Set(known)].join(', ')}.`,
    );
  }
  const isNamed = (part: Part, task: Task) =>
    only === undefined || only.includes(part.name) || only.includes(task.name);
  const needsBuild = offered.some((part) =>
    tasksOf(part).some((task) => task.needsBuild && isNamed(part, task)),
  );
  const isWanted = (part: Part, task: Task) =>
    task.makes === 'build'
      ? !options.built && (needsBuild || isNamed(part, task))
      : isNamed(part, task);
  return offered
    .map((part) => ({
      ...part,
      lanes: part.lanes.map((lane) => lane.filter((task) => isWanted(part, task))),
    }))
    .filter((part) => tasksOf(part).length > 0);
}

async function main(): Promise<readonly Result[]> {
  const parts = options.changed ? changedParts(positionals[0]) : wantedParts();
  if (!options.built) rmSync(REPORTS, { recursive: true, force: true });
  const results: Result[] = [];
  const rows: string[] = [];
  const hasNoBuild = () => results.some(({ task, failed }) => task.makes === 'build' && failed > 0);
  for (const { name, lanes, budgetS } of parts) {
    const begin = performance.now();
    await Promise.all(
      lanes.map(async (lane) => {
        for (const task of lane) {
          if (task.needsBuild && hasNoBuild()) {
            rows.push(`${task.name}: not run, because there is no build`);
          } else results.push(await run(task, lanes.length === 1));
        }
      }),
    );
    const used = Math.round((performance.now() - begin) / 1000);
    const isOver = budgetS !== undefined && used > budgetS * 1.5;
    rows.push(
      `${name}: ${used} s${budgetS === undefined ? '' : ` of ${budgetS} s`}${isOver ? ', a finding for the next change' : ''}`,
    );
  }
  for (const { task, failed, said } of results) {
    if (failed === 0) continue;
    console.log(`\nFailed: ${task.name}${task.fix === undefined ? '' : ` (${task.fix})`}\n${said}`);
  }
  const findings = results.flatMap((result) => result.findings);
  if (findings.length > 0) console.log(`\nFindings: ${findings.join('; ')}.`);
  console.log(['', ...rows].join('\n'));
  return results;
}

const results = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return [{ passed: 0, failed: 1 }];
});
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
