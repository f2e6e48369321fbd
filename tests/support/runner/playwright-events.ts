import path from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { ROOT } from '../paths.ts';
import { REQUESTED } from '../memory/requests.ts';
import { eventWriter } from './test-events.ts';
import type { TestEvent, TestStatus } from './test-events.ts';

/** Minimum interval between reports of activity inside a test, in milliseconds. */
const ALIVE_EVERY = 5_000;

/** Writes Playwright's progress as events, one line each (test-events.ts). */
export default class PlaywrightEvents implements Reporter {
  readonly #write: (event: TestEvent) => void;
  #rootDir = ROOT;
  #told = 0;

  constructor() {
    this.#write = eventWriter();
  }

  /** Another reporter writes to the console. */
  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#rootDir = config.rootDir;
    this.#write({ event: 'run', total: suite.allTests().length });
  }

  onTestBegin(test: TestCase, { retry }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    // In the format that `--test-list` reads.
    const file = path.relative(this.#rootDir, test.location.file).replaceAll(path.sep, '/');
    this.#write({
      event: 'begin',
      retry,
      id: test.id,
      name: `${titles.join(' › ')} (${project})`,
      file: path.relative(ROOT, test.location.file).replaceAll(path.sep, '/'),
      project,
      tags: test.tags,
      listing: [`[${project}]`, file, ...titles].join(' › '),
    });
  }

  onStepBegin(test: TestCase, _: TestResult, step: TestStep): void {
    if (step.category === 'test.step') {
      this.#write({ event: 'step', id: test.id, title: step.title });
    } else this.#alive();
  }

  onStepEnd(): void {
    this.#alive();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#write({
      event: 'end',
      id: test.id,
      status: statusOf(test, result),
      retry: result.retry,
      ms: Math.round(result.duration),
      errors: result.errors.map(textOf),
      ...requestedBy(result),
    });
  }

  onError(error: TestError): void {
    this.#write({ event: 'error', message: textOf(error) });
  }

  onEnd(): void {
    this.#write({ event: 'finish' });
  }

  #alive(): void {
    const now = performance.now();
    if (now - this.#told < ALIVE_EVERY) return;
    this.#told = now;
    this.#write({ event: 'alive' });
  }
}

/** The paths that a test requested (memory/requests.ts). */
function requestedBy({ annotations }: TestResult): { readonly examined?: readonly string[] } {
  const description = annotations.findLast(({ type }) => type === REQUESTED)?.description;
  return description === undefined ? {} : { examined: JSON.parse(description) as string[] };
}

/** Playwright also reports a test as skipped when it never ran because an earlier one failed. */
function statusOf({ expectedStatus }: TestCase, { status }: TestResult): TestStatus {
  if (status === 'interrupted') return 'interrupted';
  if (status === 'skipped') return expectedStatus === 'skipped' ? 'skipped' : 'not run';
  return status === expectedStatus ? 'passed' : 'failed';
}

function textOf({ message, stack, value, location }: TestError): string {
  const where =
    location === undefined
      ? ''
      : ` (${path.relative(ROOT, location.file)}:${String(location.line)})`;
  return `${message ?? stack ?? value ?? 'an error without a message'}${where}`;
}
