import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedParts } from './support/runner/changed.ts';
import { nightlyParts, PARTS } from './support/runner/parts.ts';
import type { Part, Task } from './support/runner/parts.ts';
import { runTask } from './support/runner/run-task.ts';
import type { Result } from './support/runner/run-task.ts';
import { REPORTS } from './support/paths.ts';

/**
 * `npm test`: runs every part in turn, prints what each took beside its budget, and ends with the line
 * "N passed, N failed" (docs/quality.md).
 *
 *   --only a,b        only these parts or tasks; with --nightly, of the nightly run
 *   --built           check the build that `reports/builds` holds instead of making one
 *   --changed [ref]   only what the changes since a commit can have broken: those not yet committed, or
 *                     those of the last commit if there are none
 *   --nightly         everything that `npm test` leaves out (`npm run test:nightly`)
 *   --list            the names of the parts and their tasks
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

function wantedParts(): readonly Part[] {
  if (options.changed) return changedParts(positionals[0]);
  const offered = options.nightly ? nightlyParts() : PARTS;
  const only = options.only?.split(',');
  const known = offered.flatMap(({ name, lanes }) => [
    name,
    ...lanes.flat().map((task) => task.name),
  ]);
  for (const name of only ?? []) {
    if (known.includes(name)) continue;
    throw new Error(`There is no part or task called "${name}". There are: ${known.join(', ')}.`);
  }
  const isWanted = (part: Part, task: Task) =>
    (only === undefined ||
      only.includes(part.name) ||
      only.includes(task.name) ||
      // What the others examine.
      (task.makes === 'build' &&
        offered.some(
          (other) =>
            other.needsBuild &&
            (only.includes(other.name) ||
              other.lanes.flat().some(({ name }) => only.includes(name))),
        ))) &&
    !(options.built && task.makes === 'build');
  return offered
    .map((part) => ({
      ...part,
      lanes: part.lanes.map((lane) => lane.filter((task) => isWanted(part, task))),
    }))
    .filter(({ lanes }) => lanes.flat().length > 0);
}

async function main(): Promise<boolean> {
  const parts = wantedParts();
  if (options.list) {
    for (const { name, lanes } of parts) {
      console.log(
        `${name}: ${lanes
          .flat()
          .map((task) => task.name)
          .join(', ')}`,
      );
    }
    return true;
  }
  if (!options.built) rmSync(REPORTS, { recursive: true, force: true });
  const results: Result[] = [];
  const notRun: string[] = [];
  const rows: string[] = [];
  const began = performance.now();
  let hasBuild = true;
  for (const part of parts) {
    if (part.needsBuild && !hasBuild) {
      notRun.push(part.name);
      continue;
    }
    const begin = performance.now();
    await Promise.all(
      part.lanes.map(async (lane) => {
        for (const task of lane) {
          const result = await runTask(task, part.lanes.length === 1);
          results.push(result);
          if (task.makes === 'build' && result.failed > 0) hasBuild = false;
          console.log(
            `${result.failed > 0 ? '✗' : '✓'} ${task.name}, ${seconds(result.ms)}${
              task.report === undefined ? '' : `: ${result.passed} passed, ${result.failed} failed`
            }`,
          );
        }
      }),
    );
    const used = performance.now() - begin;
    const isOver = part.budgetS !== undefined && used > part.budgetS * 1500;
    rows.push(
      `${part.name.padEnd(12)}${seconds(used).padStart(8)}${part.budgetS === undefined ? '' : ` of ${part.budgetS} s`}${isOver ? ', a finding for the next change' : ''}`,
    );
  }

  const failures = results.filter(({ failed }) => failed > 0);
  for (const { task, problems } of failures) {
    console.log(`\nFailed: ${task.name}${task.fix === undefined ? '' : ` (${task.fix})`}`);
    for (const problem of problems) console.log(problem.replaceAll(/^/gmu, '  '));
  }
  const skipped = results.flatMap((result) => result.skipped);
  if (skipped.length > 0) console.log(`\nFindings: ${skipped.join('; ')}.`);
  if (notRun.length > 0) console.log(`\nNot run, because there is no build: ${notRun.join(', ')}.`);
  console.log(
    `\n${rows.join('\n')}\n${'in all'.padEnd(12)}${seconds(performance.now() - began).padStart(8)}`,
  );
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  if (results.length === 0) console.log('Nothing needed to be run.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length === 0;
}

process.exitCode = (await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  return false;
}))
  ? 0
  : 1;
