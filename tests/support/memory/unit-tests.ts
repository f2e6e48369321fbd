import type { TestEvent, TestIdentity } from '../runner/test-events.ts';
import { sourceFiles } from './source-files.ts';
import { dependenciesOf, digestOf } from './unit-dependencies.ts';
import { Verdicts } from './verdicts.ts';

const IS_TEST = /^(?:machines|src|server|build|tools|tests|bench)\/.*\.test\.tsx?$/u;

/** The machines' tests report their coverage together, so they are all rerun or all remembered. */
const IS_MACHINE = /^machines\//u;

/** Verdicts of unit tests, by file. */
export class UnitMemory {
  readonly #verdicts = new Verdicts<readonly TestIdentity[]>('unit');

  /** The files to run, as Vitest filters (none: all of them), and the tests of all others. */
  plan(): { readonly files: readonly string[]; readonly remembered: readonly TestIdentity[] } {
    const tests = [...(sourceFiles() ?? new Map<string, string>()).keys()].filter((file) =>
      IS_TEST.test(file),
    );
    const held = this.#verdicts.holding(digestOf);
    const isMissing = (file: string) => !held.has(file);
    const runsMachines = tests.some((file) => IS_MACHINE.test(file) && isMissing(file));
    const files = tests.filter(
      (file) => isMissing(file) || (runsMachines && IS_MACHINE.test(file)),
    );
    if (files.length === tests.length) return { files: [], remembered: [] };
    const remembered = tests.filter((file) => !files.includes(file));
    return { files, remembered: remembered.flatMap((file) => held.get(file) ?? []) };
  }

  /** Records the results in the events of a finished run. */
  learn(events: Iterable<TestEvent>): void {
    const tests = new Map<string, TestIdentity>();
    const failed = new Set<string>();
    const imports = new Map<string, readonly string[]>();
    for (const event of events) {
      if (event.event === 'begin') {
        const { event: _, retry: __, ...identity } = event;
        tests.set(event.id, identity);
      } else if (event.event === 'end' && event.status !== 'passed') {
        failed.add(event.id);
      } else if (event.event === 'imports') imports.set(event.file, event.imports);
    }
    const byFile = Map.groupBy(tests.values(), ({ file }) => file);
    for (const [file, imported] of imports) {
      const own = byFile.get(file) ?? [];
      const isGood = own.length > 0 && !own.some(({ id }) => failed.has(id));
      if (!isGood) this.#verdicts.forget(file);
      else {
        const names = ['tools', ...dependenciesOf(imported)];
        const examined = Object.fromEntries(names.map((name) => [name, digestOf(name)]));
        this.#verdicts.keep(file, { examined, detail: own });
      }
    }
    this.#verdicts.save();
  }
}
