import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import type { TestEvent, TestIdentity } from '../runner/test-events.ts';
import { digestOfSources, sourceFiles } from './source-files.ts';
import { Verdicts } from './verdicts.ts';

const IS_TEST = /^(?:machines|src|server|build|tools|tests|bench)\/.*\.test\.tsx?$/u;

/** Modules with which a test reaches files, processes or servers that it does not import. */
const REACHES_OUT =
  /from '(?:node:(?:fs|fs\/promises|child_process|worker_threads|http|https|net)|vite|vitest\/node)'|import\.meta\.glob/u;

/** Where tests that reach out also reach what the site says. */
const READS_CONTENT = /^(?:src\/content|build|tools|bench|tests\/(?:architecture|audits))\//u;

const IS_CONTENT = /^(?:src\/content|docs)\/|\.md$/u;

/** The machines' tests report their coverage together, so they are run or remembered together. */
const IS_MACHINE = /^machines\//u;

const EVERYTHING = 'all sources';
const WITHOUT_CONTENT = 'all sources except content and documentation';

/**
 * Verdicts of unit tests, by file. A file that only imports depends on what it imports. One that
 * reaches out (reads files, starts processes) depends on all sources, or on all but the content if
 * it is not about content.
 */
export class UnitMemory {
  readonly #verdicts = new Verdicts<readonly TestIdentity[]>('unit');

  /** Which files to run, as Vitest's filters (none: all of them), and the tests of all others. */
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

  /** Records what the events of a finished run say. */
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

function dependenciesOf(imported: readonly string[]): readonly string[] {
  if (!imported.some((file) => REACHES_OUT.test(textOf(file)))) return imported;
  return imported.some((file) => READS_CONTENT.test(file)) ? [EVERYTHING] : [WITHOUT_CONTENT];
}

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function digestOf(name: string): string {
  if (name === EVERYTHING) return digestOfSources(() => true);
  if (name === WITHOUT_CONTENT) return digestOfSources((file) => !IS_CONTENT.test(file));
  if (name === 'tools') {
    return digestOfSources((file) => ['package-lock.json', 'vitest.config.ts'].includes(file));
  }
  return sourceFiles()?.get(name) ?? 'none';
}
