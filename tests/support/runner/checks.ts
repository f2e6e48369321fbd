import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SILENCE_LIMIT, MUTANTS_QUIET_LIMIT } from '../limits.ts';
import { verdict } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { REPORTS } from '../paths.ts';
import { runProcess } from './run-process.ts';
import type { RunOptions } from './run-process.ts';
import { runTests, settledTests } from './run-tests.ts';
import type { OnProgress } from './run-tests.ts';

export interface CheckContext {
  /** Folder of the builds to check: `<name>/dist`, `<name>/dist-meta`. */
  readonly builds: string;
  readonly everyRoute: boolean;
  /** Every page in every form, fifty interruptions: `npm run test:all`. */
  readonly all: boolean;
  /** Resumes an interrupted run of the same sources. */
  readonly resumes: boolean;
  readonly onProgress: OnProgress;
}

export interface Check {
  readonly name: string;
  readonly needs: 'nothing' | 'build';
  /** Measures time or uses all processors, so nothing runs in parallel with it. */
  readonly alone?: boolean;
  readonly browser?: boolean;
  /** Too slow for every change: only `npm run test:all` runs it. */
  readonly onlyInAll?: boolean;
  run(context: CheckContext): Promise<Outcome>;
}

/** A tool that passes or fails as one check. */
function tool(
  name: string,
  command: string,
  args: readonly string[],
  { more = {}, ...options }: RunOptions & { readonly more?: Partial<Check> } = {},
): Check {
  return {
    name,
    needs: 'nothing',
    ...more,
    run: async () => {
      const { code, output } = await runProcess(command, args, options);
      return verdict(code, output);
    },
  };
}

/** A program in tests/audits that checks the build and exits with 1 when something is wrong. */
function audit(
  name: string,
  file: string,
  { silenceMs, ...more }: Partial<Check> & Pick<RunOptions, 'silenceMs'> = {},
): Check {
  return {
    name,
    needs: 'build',
    ...more,
    run: async ({ builds, everyRoute, onProgress }) => {
      const args = [`tests/audits/${file}`, ...(everyRoute ? ['--every-route'] : [])];
      const { code, output } = await runProcess('node', args, {
        env: { TEST_BUILDS: builds },
        ...(silenceMs === undefined ? {} : { silenceMs }),
        onOutput: (chunk) => {
          const [, done, total] = COUNTED.exec(chunk) ?? [];
          if (done !== undefined) onProgress(Number(done), Number(total));
        },
      });
      return verdict(code, output, /^note: (.*)$/mu.exec(output)?.[1]);
    },
  };
}

/** How an audit reports progress: "[3/11] /solve: …". */
const COUNTED = /^\[(\d+)\/(\d+)\] /mu;

const unit: Check = {
  name: 'unit',
  needs: 'nothing',
  run: ({ onProgress }) =>
    runTests({
      command: 'vitest',
      args: [
        'run',
        '--reporter=dot',
        '--reporter=./tests/support/runner/vitest-events.ts',
        // A machine whose tests do not report their coverage fails the run.
        '--reporter=./tests/support/runner/machine-coverage.ts',
      ],
      events: path.join(REPORTS, 'unit.events.jsonl'),
      onProgress,
    }),
};

/** A line of Playwright's progress: "[3/989] [desktop] › file:1:2 › test title". */
const PROGRESS = /^\[\d+\/\d+\].*\n?/gmu;

/** How the browser tests of a build are run, here and in stress.ts. */
export const BROWSER_TESTS = {
  command: 'playwright',
  args: ['test', '--reporter=line,./tests/support/runner/playwright-events.ts'],
  noise: PROGRESS,
} as const;

const browserTests: Check = {
  name: 'browser',
  needs: 'build',
  alone: true,
  browser: true,
  run: ({ builds, all, resumes, onProgress }) => {
    const events = path.join(
      REPORTS,
      all ? 'test-all/browser.events.jsonl' : 'browser.events.jsonl',
    );
    const settled = resumes ? settledTests(events) : [];
    const list = path.join(REPORTS, 'test-all/browser.settled.txt');
    if (settled.length > 0) writeFileSync(list, `${settled.join('\n')}\n`);
    return runTests({
      ...BROWSER_TESTS,
      args: [...BROWSER_TESTS.args, ...(settled.length > 0 ? [`--test-list-invert=${list}`] : [])],
      env: { TEST_BUILDS: builds, ...(all ? { ALL: '1', INTERRUPTIONS: '50' } : {}) },
      events,
      continues: settled.length > 0,
      onProgress,
    });
  },
};

const IN_ALL: Partial<Check> = { onlyInAll: true, alone: true };

/** Prettier skips files that it has already checked, except in CI, which uses no cache. */
const PRETTIER_CACHE =
  process.env['CI'] === undefined ? ['--cache', '--cache-strategy=content'] : [];

/** Every check in start order: the fastest to fail come first. */
export const checks: readonly Check[] = [
  tool('format', 'prettier', ['--check', '--log-level=warn', ...PRETTIER_CACHE, '.']),
  tool('types', 'npm', ['run', '--silent', 'types']),
  tool('lint', 'npm', ['run', '--silent', 'lint']),
  tool('diagrams', 'node', ['tools/diagrams.ts', '--check']),
  tool('dead code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  unit,
  audit('budgets', 'budgets.ts'),
  audit('policy', 'policy.ts'),
  audit('developers only', 'developers-only.ts'),
  audit('html-validate', 'html-validate.ts'),
  audit('nu', 'nu.ts'),
  audit('links', 'links.ts'),
  browserTests,
  // It reports every page.
  audit('lighthouse', 'lighthouse.ts', { alone: true, browser: true, silenceMs: SILENCE_LIMIT }),
  tool('chaos', 'node', ['tests/chaos/main.ts'], { more: IN_ALL }),
  tool('mutants', 'node', ['tests/audits/mutants.ts'], {
    env: { SEQUENCES: '100' },
    silenceMs: MUTANTS_QUIET_LIMIT,
    more: IN_ALL,
  }),
];
