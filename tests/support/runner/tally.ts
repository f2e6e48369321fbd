import { stripVTControlCharacters } from 'node:util';
import { isAtStake } from './at-stake.ts';
import type { Flake, Outcome } from './outcome.ts';
import type { TestEvent, TestIdentity, TestStatus } from './test-events.ts';

interface Try {
  readonly status: TestStatus;
  readonly errors: readonly string[];
  readonly remembered: boolean;
}

interface Told extends TestIdentity {
  tries: Try[];
  /** Whether it has begun but not ended. */
  isOpen: boolean;
  step: string | null;
}

type Result = 'passed' | 'failed' | 'flaky' | 'skipped' | 'open' | 'not run';

/** How the process that wrote the events ended. */
export interface Ending {
  readonly code: number;
  readonly output: string;
  readonly hung: boolean;
}

/**
 * Counts tests from their events. The counts are valid at any moment, so a run that is killed
 * midway loses no results. One file of events may contain several runs: later ones complete the
 * first, and override the result of every test that they rerun.
 */
export class Tally {
  readonly #tests = new Map<string, Told>();
  /** Tests of each file; undefined while it is not loaded. */
  readonly #files = new Map<string, number | undefined>();
  /**
   * Tests that ended before they began: on a busy machine, Vitest's worker sends both events almost
   * at once, and they may arrive in either order.
   */
  readonly #early = new Map<string, Try[]>();
  #total = 0;
  #errors: string[] = [];
  #isFinished = false;

  add(event: TestEvent): void {
    switch (event.event) {
      case 'run':
        this.#begin(event.total);
        break;
      case 'file':
        this.#files.set(event.file, undefined);
        break;
      case 'loaded':
        this.#files.set(event.file, event.tests);
        break;
      case 'begin': {
        const { event: _, retry: __, ...identity } = event;
        // Earlier runs have already been cleared of tests that must be rerun.
        const tries = this.#tests.get(event.id)?.tries ?? [];
        const early = this.#early.get(event.id) ?? [];
        this.#early.delete(event.id);
        const isOpen = early.length === 0;
        this.#tests.set(event.id, { ...identity, tries: [...tries, ...early], isOpen, step: null });
        break;
      }
      case 'step': {
        const test = this.#tests.get(event.id);
        if (test !== undefined) test.step = event.title;
        break;
      }
      case 'end': {
        const test = this.#tests.get(event.id);
        const { status, errors, remembered = false } = event;
        const ended = { status, errors, remembered };
        if (test === undefined) {
          this.#early.set(event.id, [...(this.#early.get(event.id) ?? []), ended]);
          break;
        }
        test.isOpen = false;
        test.tries.push(ended);
        break;
      }
      case 'error':
        this.#errors.push(event.message);
        break;
      case 'finish':
        this.#isFinished = true;
        break;
      case 'imports':
      case 'alive':
    }
  }

  /** Starts another run: settled tests stay, the rest are open again. */
  #begin(total = 0): void {
    for (const [id, test] of this.#tests) {
      if (!SETTLED.includes(resultOf(test))) this.#tests.delete(id);
    }
    // An earlier run listed all tests; a later one with fewer has lost some.
    this.#total = Math.max(this.#total, this.#tests.size + total);
    this.#files.clear();
    this.#early.clear();
    this.#errors = [];
    this.#isFinished = false;
  }

  /** Progress so far. */
  get progress(): { readonly done: number; readonly total: number } {
    const done = [...this.#tests.values()].filter((test) => !test.isOpen).length;
    return { done, total: Math.max(this.#expected(), this.#tests.size) };
  }

  /** Tests that need not be run again. */
  settled(): TestIdentity[] {
    return [...this.#tests.values()].filter((test) => SETTLED.includes(resultOf(test)));
  }

  #expected(): number {
    return [...this.#files.values()].reduce<number>((sum, tests = 0) => sum + tests, this.#total);
  }

  /**
   * Computes the outcome. An incomplete run has failed, whatever its tests did.
   * @param ending how its process ended
   */
  conclude({ code, output, hung }: Ending): Outcome {
    const by = Map.groupBy(this.#tests.values(), resultOf);
    const of = (result: Result) => by.get(result) ?? [];
    const flaky: Flake[] = of('flaky').map((test) => ({
      name: test.name,
      error: headline(test.tries.flatMap(({ errors }) => errors)[0] ?? ''),
      fails: isAtStake(test),
    }));
    const lost = flaky.filter(({ fails }) => fails).length;
    const unloaded = [...this.#files].filter(([, tests]) => tests === undefined);
    const unbegun = Math.max(0, this.#expected() - this.#tests.size);
    const notRun = unbegun + of('not run').length;

    const problems: string[] = [
      ...of('open').map(
        ({ name, step }) =>
          `${hung ? 'hung' : 'did not end'}: ${name}${step === null ? '' : `, at "${step}"`}`,
      ),
      ...of('failed').map(({ name, tries }) => {
        const error = headline(tries.at(-1)?.errors[0] ?? '');
        return `failed: ${name}${error === '' ? '' : `: ${error}`}`;
      }),
      ...this.#errors,
      ...unloaded.map(([file]) => `did not load: ${file}`),
      ...(notRun === 0 ? [] : [`${String(notRun)} tests were not run`]),
    ];
    const passed = of('passed').length + flaky.length - lost;
    let failed =
      of('open').length +
      of('failed').length +
      this.#errors.length +
      unloaded.length +
      notRun +
      lost;
    // A run can fail without a failing test: its reporter died, or the process was killed.
    if (failed === 0 && !this.#isFinished) {
      problems.push('The run ended without reporting that it had finished.');
      failed = 1;
    }
    if (failed === 0 && passed === 0) {
      problems.push('No test was run.');
      failed = 1;
    }
    if (failed === 0 && code !== 0) {
      problems.push(`The run exited with code ${String(code)}, although no test failed.`);
      failed = 1;
    }
    const remembered = of('passed').filter(({ tries }) =>
      tries.some((one) => one.remembered),
    ).length;
    return {
      passed,
      failed,
      ...(remembered > 0 && {
        note: `${String(remembered)} remembered, since nothing that they examine has changed`,
      }),
      output: [output.trim(), ...problems].filter(Boolean).join('\n'),
      problems,
      skipped: of('skipped').map(({ name }) => name),
      flaky,
    };
  }
}

/** Results that another run need not redo. */
const SETTLED: readonly Result[] = ['passed', 'flaky', 'skipped'];

function resultOf({ tries, isOpen }: Told): Result {
  if (isOpen) return 'open';
  const has = (status: TestStatus) => tries.some((one) => one.status === status);
  if (has('failed')) return has('passed') ? 'flaky' : 'failed';
  if (has('passed')) return 'passed';
  return has('skipped') ? 'skipped' : 'not run';
}

/**
 * An error's first line, then the first item of the list that an assertion received: that names what is
 * wrong where the first line only says that two lists differ. Errors contain color codes.
 */
function headline(text: string): string {
  const [first = '', ...rest] = stripVTControlCharacters(text).trim().split('\n');
  const item = rest.find(
    (line) => /^\+\s+\S/u.test(line) && !/^\+\s+(?:Received|Array|Object)\b/u.test(line),
  );
  return [first.trim(), item?.slice(1).trim()].filter(Boolean).join(' ');
}
