import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A test as identified by its runner. */
export interface TestIdentity {
  /** Stable across runs of the same tests. */
  readonly id: string;
  /** Its readable name. */
  readonly name: string;
  /** Relative to the project's root. */
  readonly file: string;
  readonly project?: string;
  readonly tags?: readonly string[];
  /** The line that names it in a file for Playwright's `--test-list-invert`. */
  readonly listing?: string;
}

/** How one attempt of a test ended; `interrupted` and `not run` say nothing about the test. */
export type TestStatus = 'passed' | 'failed' | 'skipped' | 'not run' | 'interrupted';

/** The events a test runner reports, one line of JSON each. */
export type TestEvent =
  /** The run begins; the total is unknown if files are loaded one by one. */
  | { readonly event: 'run'; readonly total?: number }
  /** A file whose tests will run, and how many there are once it is loaded. */
  | { readonly event: 'file'; readonly file: string }
  | { readonly event: 'loaded'; readonly file: string; readonly tests: number }
  | ({ readonly event: 'begin'; readonly retry: number } & TestIdentity)
  | { readonly event: 'step'; readonly id: string; readonly title: string }
  /** Minor activity inside a test. */
  | { readonly event: 'alive' }
  | {
      readonly event: 'end';
      readonly id: string;
      readonly status: TestStatus;
      readonly retry: number;
      readonly ms: number;
      readonly errors: readonly string[];
      /** It passed before and was not rerun (tests/support/memory). */
      readonly remembered?: boolean;
      /** The dependencies of its verdict, if known to its runner: paths that it requested. */
      readonly examined?: readonly string[];
    }
  /** A test file is done: the project files that it imports, directly or transitively. */
  | { readonly event: 'imports'; readonly file: string; readonly imports: readonly string[] }
  /** Something failed outside any test: a file that does not load, a server that does not start. */
  | { readonly event: 'error'; readonly message: string }
  /** The run completed. */
  | { readonly event: 'finish' };

/** Where the reporters (playwright-events.ts, vitest-events.ts) write. */
export const EVENTS_VARIABLE = 'TEST_EVENTS';

/**
 * Appends events to a file immediately, so that they survive however the run ends.
 * @throws Error without a file in the environment, because a reporter that writes nowhere would
 * look like a run without tests
 */
export function eventWriter(env: NodeJS.ProcessEnv = process.env): (event: TestEvent) => void {
  const file = env[EVENTS_VARIABLE];
  if (file === undefined || file === '') {
    throw new Error(`${EVENTS_VARIABLE} must name the file that test events are written to.`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  // A killed run may have left a partial line.
  appendFileSync(file, '\n');
  return (event) => appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** The events of a run in which tests that passed before were not rerun. */
export function rememberedEvents(tests: readonly TestIdentity[]): TestEvent[] {
  return [
    { event: 'run', total: tests.length },
    ...tests.flatMap((test): TestEvent[] => [
      { event: 'begin', retry: 0, ...test },
      {
        event: 'end',
        id: test.id,
        status: 'passed',
        retry: 0,
        ms: 0,
        errors: [],
        remembered: true,
      },
    ]),
    { event: 'finish' },
  ];
}

/** Starts an event file with the given events. */
export function writeEvents(file: string, events: readonly TestEvent[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

/**
 * Follows a file of events while it grows. A truncated line is skipped, so its test counts as
 * unfinished.
 */
export class EventReader {
  readonly #file: string;
  #read = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The number of bytes read, which grows as events arrive. */
  get length(): number {
    return this.#read;
  }

  /** The events since the last call. */
  next(): TestEvent[] {
    const bytes = this.#bytes().subarray(this.#read);
    const end = bytes.lastIndexOf(0x0a) + 1;
    this.#read += end;
    return bytes
      .subarray(0, end)
      .toString('utf8')
      .split('\n')
      .flatMap((line) => parsed(line));
  }

  #bytes(): Buffer {
    try {
      return readFileSync(this.#file);
    } catch {
      return Buffer.alloc(0);
    }
  }
}

function parsed(line: string): TestEvent[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as TestEvent];
  } catch {
    return [];
  }
}
