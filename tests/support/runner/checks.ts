import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureEngines } from '../../engines/find-engines.ts';
import { COMPILED } from '../compiled.ts';
import { SILENCE_LIMIT, MUTANTS_QUIET_LIMIT } from '../limits.ts';
import { verdict } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { BrowserMemory } from '../memory/browser-tests.ts';
import { EngineMemory } from '../memory/engine-tests.ts';
import { MEMORY_IS_ON } from '../memory/is-on.ts';
import { changesFor, keepPassed } from '../memory/tools.ts';
import { sourceFiles } from '../memory/source-files.ts';
import { UnitMemory } from '../memory/unit-tests.ts';
import { REPORTS } from '../paths.ts';
import { runProcess } from './run-process.ts';
import type { RunOptions } from './run-process.ts';
import { concludeWithoutRun, runTests, settledTests } from './run-tests.ts';
import type { OnProgress } from './run-tests.ts';
import { EventReader, rememberedEvents, writeEvents } from './test-events.ts';

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

/** A tool that is not rerun on files that passed (tests/support/memory/tools.ts). */
function rememberedTool(
  name: string,
  command: string,
  args: readonly string[],
  reads: (file: string) => boolean,
): Check {
  return {
    name,
    needs: 'nothing',
    run: async ({ all }) => {
      const changes = MEMORY_IS_ON && !all ? changesFor(name, reads) : 'everything';
      if (changes === 'nothing') return verdict(0, '', 'remembered, since no file has changed');
      const isPartial = changes !== 'everything';
      const { code, output } = await runProcess(command, isPartial ? [...args, ...changes] : args);
      const outcome = verdict(code, output, isPartial ? changes.join(', ') : undefined);
      if (MEMORY_IS_ON && !all) keepPassed(name, reads, outcome);
      return outcome;
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
      const isForAll = more.onlyInAll === true;
      const args = [`tests/audits/${file}`, ...(everyRoute && !isForAll ? ['--every-route'] : [])];
      const { code, output } = await runProcess('node', args, {
        env: { ...COMPILED, TEST_BUILDS: builds },
        ...(silenceMs === undefined ? {} : { silenceMs }),
        onOutput: (chunk) => {
          const [, done, total] = COUNTED.exec(chunk) ?? [];
          if (done !== undefined) onProgress(Number(done), Number(total));
        },
      });
      const skipped = [...output.matchAll(/^skipped: (.*)$/gmu)].map(([, what = '']) => what);
      if (code === 0 && skipped.length > 0) return { passed: 0, failed: 0, output, skipped };
      return verdict(code, output, /^note: (.*)$/mu.exec(output)?.[1]);
    },
  };
}

/** How an audit reports progress: "[3/11] /solve: …". */
const COUNTED = /^\[(\d+)\/(\d+)\] /mu;

const unit: Check = {
  name: 'unit',
  needs: 'nothing',
  run: async ({ all, onProgress }) => {
    const events = path.join(REPORTS, 'unit.events.jsonl');
    const memory = MEMORY_IS_ON && !all && sourceFiles() !== null ? new UnitMemory() : null;
    const { files, remembered } = memory?.plan() ?? { files: [], remembered: [] };
    if (memory !== null) writeEvents(events, rememberedEvents(remembered));
    if (files.length === 0 && remembered.length > 0) return concludeWithoutRun(events);
    const outcome = await runTests({
      command: 'vitest',
      args: [
        'run',
        ...files,
        // Prints failures only: a line or a dot for every test would bury them.
        '--reporter=minimal',
        '--reporter=./tests/support/runner/vitest-events.ts',
      ],
      env: COMPILED,
      events,
      continues: memory !== null,
      onProgress,
    });
    memory?.learn(new EventReader(events).next());
    return outcome;
  },
};

/** A line of Playwright's progress: "[3/989] [desktop] › file:1:2 › test title". */
const PROGRESS = /^\[\d+\/\d+\].*\n?/gmu;

/** The settings for running a build's browser tests, here and in stress.ts. */
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
  run: (context) =>
    runRemembered('browser', context, {
      memory: () => new BrowserMemory(path.join(context.builds, 'endpoint/dist')),
      env: context.all ? { INTERRUPTIONS: '50' } : {},
    }),
};

/** Firefox and WebKit; one that is unavailable is skipped by name. */
const engines: Check = {
  name: 'engines',
  needs: 'build',
  alone: true,
  run: async (context) => {
    const available = ensureEngines();
    const { found, missing } = available;
    if (found.length === 0) return { passed: 0, failed: 0, output: '', skipped: missing };
    const { skipped = [], ...outcome } = await runRemembered('engines', context, {
      memory: () => new EngineMemory(path.join(context.builds, 'endpoint/dist'), available),
      args: ['--config=tests/engines/playwright.config.ts'],
    });
    return { ...outcome, skipped: [...skipped, ...missing] };
  },
};

interface RememberedTests {
  /** Called in `npm test` outside CI. */
  readonly memory: () => BrowserMemory | EngineMemory;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the tests of the build in a browser that have not passed before. */
async function runRemembered(
  name: string,
  { builds, all, resumes, onProgress }: CheckContext,
  { memory: open, args = [], env = {} }: RememberedTests,
): Promise<Outcome> {
  const folder = path.join(REPORTS, all ? 'test-all' : '');
  const events = path.join(folder, `${name}.events.jsonl`);
  const memory = MEMORY_IS_ON && !all ? open() : null;
  if (memory !== null) writeEvents(events, rememberedEvents(memory.remembered()));
  const continues = resumes || memory !== null;
  const settled = continues ? settledTests(events) : [];
  const list = path.join(folder, `${name}.settled.txt`);
  if (settled.length > 0) writeFileSync(list, `${settled.join('\n')}\n`);
  const outcome = await runTests({
    ...BROWSER_TESTS,
    args: [
      ...BROWSER_TESTS.args,
      ...args,
      // With nothing left to run, Playwright would otherwise fail because it found no tests.
      ...(settled.length > 0 ? [`--test-list-invert=${list}`, '--pass-with-no-tests'] : []),
    ],
    env: { TEST_BUILDS: builds, ...env, ...(all ? { ALL: '1' } : {}) },
    events,
    continues,
    onProgress,
  });
  memory?.learn(new EventReader(events).next());
  return outcome;
}

const IN_ALL: Partial<Check> = { onlyInAll: true, alone: true };

/** Prettier skips files that it has already checked, except in CI, which uses no cache. */
const PRETTIER_CACHE =
  process.env['CI'] === undefined ? ['--cache', '--cache-strategy=content'] : [];

/** Every check in start order: the fastest to fail come first. */
export const checks: readonly Check[] = [
  tool('format', 'prettier', ['--check', '--log-level=warn', ...PRETTIER_CACHE, '.']),
  tool('types', 'npm', ['run', '--silent', 'types']),
  rememberedTool('lint', 'oxlint', ['--deny-warnings'], (file) =>
    /\.(?:[cm]?[jt]sx?|json)$/u.test(file),
  ),
  rememberedTool('diagrams', 'node', ['tools/diagrams.ts', '--check'], (file) =>
    /^(?:machines|tools|docs\/machines)\/|^(?:package-lock\.json|\.prettierrc\S*)$/u.test(file),
  ),
  tool('dead code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  unit,
  audit('budgets', 'budgets.ts'),
  audit('policy', 'policy.ts'),
  audit('developers only', 'developers-only.ts'),
  audit('html-validate', 'html-validate.ts'),
  audit('nu', 'nu.ts'),
  audit('links', 'links.ts'),
  audit('stories', 'stories.ts'),
  audit('search', 'search.ts'),
  audit('conformance', 'conformance.ts'),
  audit('specification', 'coverage.ts'),
  browserTests,
  engines,
  // It reports progress on every page.
  audit('lighthouse', 'lighthouse.ts', { alone: true, browser: true, silenceMs: SILENCE_LIMIT }),
  audit('planted faults', 'planted-faults.ts', {
    ...IN_ALL,
    browser: true,
    silenceMs: SILENCE_LIMIT,
  }),
  tool('rebuilds', 'node', ['tests/audits/rebuilds.ts'], { more: IN_ALL }),
  tool('chaos', 'node', ['tests/chaos/main.ts'], { more: IN_ALL }),
  tool('mutants', 'node', ['tests/audits/mutants.ts'], {
    env: { SEQUENCES: '100' },
    silenceMs: MUTANTS_QUIET_LIMIT,
    more: IN_ALL,
  }),
];
