import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { ROOT } from '../paths.ts';
import { eventWriter } from './test-events.ts';
import type { TestEvent } from './test-events.ts';

const fileOf = ({ moduleId }: { readonly moduleId: string }) =>
  path.relative(ROOT, moduleId).replaceAll(path.sep, '/');

/** Writes Vitest's progress as events, one line each (test-events.ts). */
export default class VitestEvents implements Reporter {
  readonly #write: (event: TestEvent) => void;

  constructor() {
    this.#write = eventWriter();
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#write({ event: 'run' });
    for (const one of specifications) this.#write({ event: 'file', file: fileOf(one) });
  }

  onTestModuleCollected(module: TestModule): void {
    const tests = [...module.children.allTests()].length;
    this.#write({ event: 'loaded', file: fileOf(module), tests });
  }

  onTestCaseReady(test: TestCase): void {
    const file = fileOf(test.module);
    this.#write({
      event: 'begin',
      retry: 0,
      id: test.id,
      name: `${test.fullName} (${file})`,
      file,
    });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const { duration = 0, retryCount = 0, flaky = false } = test.diagnostic() ?? {};
    const end = { event: 'end', id: test.id, ms: Math.round(duration) } as const;
    // Vitest reports all attempts together.
    if (flaky) this.#write({ ...end, status: 'failed', retry: 0, errors: errors.map(textOf) });
    this.#write({
      ...end,
      // A test that is pending when reported was never run.
      status: state === 'pending' ? 'not run' : state,
      retry: retryCount,
      errors: errors.map(textOf),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) {
      this.#write({ event: 'error', message: `${fileOf(module)}: ${textOf(error)}` });
    }
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      this.#write({ event: 'imports', file: fileOf(module), imports: importsOf(module) });
    }
    for (const error of unhandled) this.#write({ event: 'error', message: textOf(error) });
    this.#write({ event: 'finish' });
  }
}

/** A test file itself and the project files that it imports, directly or transitively. */
function importsOf({ moduleId, project }: TestModule): string[] {
  const found = new Set<string>();
  for (const { moduleGraph } of Object.values(project.vite.environments)) {
    const open = [moduleGraph.getModuleById(moduleId)];
    const seen = new Set(open);
    for (const node of open) {
      if (node === undefined) continue;
      if (node.file !== null) found.add(node.file);
      for (const next of node.importedModules) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  return [...found]
    .map((file) => path.relative(ROOT, file).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('..') && !file.startsWith('node_modules/'))
    .toSorted();
}

const textOf = ({ message, stack }: SerializedError) => stack ?? message;
