import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { REPORTS, ROOT } from '../paths.ts';
import type { Task } from './parts.ts';
import { runProcess } from './run-process.ts';

export interface Result {
  readonly task: Task;
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, one entry each. */
  readonly problems: readonly string[];
  /** What could not be examined here, and why. */
  readonly skipped: readonly string[];
  readonly ms: number;
}

/** How much of a tool's output is repeated when it fails: its end, where the reason stands. */
const LAST_LINES = 20;

/** Runs a task to its end. @param isAlone whether its progress may be shown as it comes */
export async function runTask(task: Task, isAlone: boolean): Promise<Result> {
  const began = performance.now();
  const report = path.join(REPORTS, `${task.name.replaceAll(/\W+/gu, '-')}.json`);
  const isShown = isAlone && task.report !== undefined;
  const { code, output } = await run(task, report, isShown);
  const ms = performance.now() - began;
  if (task.report !== undefined && existsSync(report)) {
    const data: unknown = JSON.parse(readFileSync(report, 'utf8'));
    const counted =
      task.report === 'vitest'
        ? ofVitest(data as JsonTestResults)
        : ofPlaywright(data as JSONReport);
    // A run that fails without a failed test: an error outside of tests, an unhandled rejection.
    if (code === 0 || counted.failed > 0) return { task, ms, ...counted };
    return { task, ms, ...counted, failed: 1, problems: [end(output)] };
  }
  const isGood = code === 0;
  return {
    task,
    ms,
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    problems: isGood ? [] : [end(output)],
    skipped: [...output.matchAll(/^skipped: (.*)$/gmu)].map(([, what = '']) => what),
  };
}

const end = (output: string) => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

function run({ command, env = {}, report }: Task, file: string, isShown: boolean) {
  const [program, ...args] = command;
  // The JSON goes to a file; the dots are for whoever watches.
  const reporters = {
    vitest: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=dot,json'],
  };
  return runProcess(program, [...args, ...(report === undefined ? [] : reporters[report])], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
    onOutput: (chunk) => void (isShown && process.stdout.write(chunk)),
  });
}

type Counted = Pick<Result, 'passed' | 'failed' | 'problems' | 'skipped'>;

function ofVitest({ numPassedTests, testResults }: JsonTestResults): Counted {
  const problems = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
    return failed.map(({ fullName, failureMessages }) => {
      const [reason = ''] = failureMessages ?? [];
      return `${file}: ${fullName}\n${reason.split('\n').slice(0, LAST_LINES).join('\n')}`;
    });
  });
  return { passed: numPassedTests, failed: problems.length, problems, skipped: [] };
}

function ofPlaywright({ stats, suites, errors }: JSONReport): Counted {
  const problems: string[] = errors.map(({ message }) => message ?? '');
  const flaky: string[] = [];
  const visit = ({ specs, suites: inner = [], file }: JSONReportSuite) => {
    for (const { title, tests } of specs) {
      for (const { projectName, status, results } of tests) {
        if (status === 'flaky') flaky.push(`${title}, which passed on its second try only`);
        if (status !== 'unexpected') continue;
        const reasons = results.flatMap((one) => one.errors).map(({ message }) => message ?? '');
        problems.push(
          stripVTControlCharacters(`${file}: ${title} (${projectName})\n${reasons.join('\n')}`),
        );
      }
    }
    for (const one of inner) visit(one);
  };
  for (const suite of suites) visit(suite);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: problems.length, problems, skipped: flaky };
}
