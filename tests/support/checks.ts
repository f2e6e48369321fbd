import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from './paths.ts';
import { runProcess } from './run-process.ts';

/** What every check tells the runner. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** All it said, shown when something failed. */
  readonly output: string;
  /** A few words for the check's line. */
  readonly note?: string;
}

export interface CheckContext {
  /** Folder of the builds under examination: `<name>/dist`, `<name>/dist-meta`. */
  readonly builds: string;
  readonly everyRoute: boolean;
}

export interface Check {
  readonly name: string;
  readonly needs: 'nothing' | 'build';
  /** Measures time, or uses all processors: nothing runs beside it. */
  readonly alone?: boolean;
  readonly browser?: boolean;
  run(context: CheckContext): Promise<Outcome>;
}

/** A tool that is content or not: one check. */
function tool(name: string, command: string, args: readonly string[]): Check {
  return {
    name,
    needs: 'nothing',
    run: async () => {
      const { code, output } = await runProcess(command, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** A program of tests/audits that examines the build and exits with 1 when something is wrong. */
function audit(name: string, file: string, more: Partial<Check> = {}): Check {
  return {
    name,
    needs: 'build',
    ...more,
    run: async ({ builds, everyRoute }) => {
      const args = [`tests/audits/${file}`, ...(everyRoute ? ['--every-route'] : [])];
      const { code, output } = await runProcess('node', args, {
        env: { TEST_BUILDS: builds },
        timeoutMs: 90 * 60_000,
      });
      const note = /^note: (.*)$/mu.exec(output)?.[1];
      return {
        passed: code === 0 ? 1 : 0,
        failed: code === 0 ? 0 : 1,
        output,
        ...(note === undefined ? {} : { note }),
      };
    },
  };
}

const unit: Check = {
  name: 'unit',
  needs: 'nothing',
  run: async () => {
    const file = path.join(REPORTS, 'unit.json');
    rmSync(file, { force: true });
    const { code, output } = await runProcess('vitest', [
      'run',
      '--reporter=dot',
      '--reporter=json',
      // A machine whose tests do not say what they covered fails the run.
      '--reporter=./tests/support/machine-coverage.ts',
      `--outputFile.json=${file}`,
    ]);
    return unitOutcome(code, output, readJson(file));
  },
};

const browserTests: Check = {
  name: 'browser',
  needs: 'build',
  alone: true,
  browser: true,
  run: async ({ builds }) => {
    const file = path.join(REPORTS, 'browser.json');
    rmSync(file, { force: true });
    const { code, output } = await runProcess('playwright', ['test', '--reporter=line,json'], {
      env: { TEST_BUILDS: builds, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      timeoutMs: 34 * 60_000,
    });
    return browserOutcome(code, output, readJson(file));
  },
};

/** Counts of a Vitest JSON report. A run without a report, or without tests, is a failure. */
export function unitOutcome(code: number, output: string, report: unknown): Outcome {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
  } = (report ?? {}) as Partial<
    Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>
  >;
  return counted(code, output, numPassedTests, numFailedTests, numPendingTests);
}

/**
 * Counts of a Playwright JSON report. Tests that failed are told by name, and so is one that passed only
 * when it was tried again: on two busy processors a browser now and then misses its moment, and whoever
 * reads the line shall know which. What a failing run said is shown without the list of what went well.
 */
export function browserOutcome(code: number, output: string, report: unknown): Outcome {
  const { stats } = (report ?? {}) as {
    stats?: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  const said = output.replaceAll(PROGRESS, '').replaceAll(/\n{3,}/gu, '\n\n');
  const outcome = counted(code, said, expected + flaky, unexpected, skipped);
  const named = (what: string, status: string) => {
    const names = testsOf(report, status);
    return names.length === 0 ? undefined : `${what}: ${names.join('; ')}`;
  };
  const note = [
    outcome.note,
    named('failed', 'unexpected'),
    named('passed when tried again', 'flaky'),
  ];
  return { ...outcome, note: note.filter(Boolean).join(', ') };
}

/** A line of Playwright's progress: "[3/989] [desktop] › file:1:2 › what the test is called". */
const PROGRESS = /^\[\d+\/\d+\].*\n?/gmu;

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

/** The tests of a Playwright JSON report that ended in this way: "title (project)". */
function testsOf(report: unknown, wanted: string): string[] {
  const namesIn = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${title} (${projectName})`),
    ),
    ...suites.flatMap(namesIn),
  ];
  return namesIn((report ?? {}) as Suite);
}

function counted(
  code: number,
  output: string,
  passed: number,
  failures: number,
  skipped: number,
): Outcome {
  // A run can fail with no failing test: a file that does not load, an error outside any test.
  const failed = failures === 0 && (code !== 0 || passed === 0) ? 1 : failures;
  return {
    passed,
    failed,
    output: passed + failures === 0 ? `${output}\nNo test was run.` : output,
    ...(skipped > 0 ? { note: `${String(skipped)} skipped` } : {}),
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every check, in the order in which they start: what fails soonest comes first. */
export const checks: readonly Check[] = [
  tool('format', 'prettier', ['--check', '--log-level=warn', '.']),
  tool('types', 'npm', ['run', '--silent', 'types']),
  tool('lint', 'npm', ['run', '--silent', 'lint']),
  tool('diagrams', 'node', ['build/diagrams.ts', '--check']),
  tool('dead code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  unit,
  audit('budgets', 'budgets.ts'),
  audit('policy', 'policy.ts'),
  audit('html-validate', 'html-validate.ts'),
  audit('nu', 'nu.ts'),
  audit('links', 'links.ts'),
  browserTests,
  audit('lighthouse', 'lighthouse.ts', { alone: true, browser: true }),
];
