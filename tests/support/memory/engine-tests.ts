import type { FoundEngines } from '#tests/engines/find-engines.ts';
import type { TestEvent, TestIdentity } from '../runner/test-events.ts';
import { BuiltSite } from './built-site.ts';
import { digest } from './digest.ts';
import { digestOfSources } from './source-files.ts';
import { TestMemory } from './test-memory.ts';

/** Sources of the engines' tests, besides the test's own file. */
const CHECKS =
  /^(?:server|tests\/(?:engines|offline|pictures|support))\/(?!.*\.(?:spec|test)\.ts$)/u;

/**
 * Verdicts of the tests in other engines. Their visitor saves the whole site, so each depends on every
 * page, and on its engine and its sources.
 */
export class EngineMemory {
  readonly #tests: TestMemory;
  readonly #engines: FoundEngines;

  /**
   * @param dist the build that is examined
   * @param folder for the verdicts; not the default in tests
   */
  constructor(dist: string, engines: FoundEngines, folder?: string) {
    this.#engines = engines;
    const site = new BuiltSite(dist);
    const digestOf = (name: string) => {
      if (name === 'site') return digest(site.code(), site.content(), site.path('/404'));
      if (name === 'checks') {
        return digestOfSources((file) => CHECKS.test(file) || file === 'package-lock.json');
      }
      const [kind, of = ''] = name.split(':');
      if (kind === 'engine') return this.#versionOf(of) ?? 'none';
      return digestOfSources((file) => file === of);
    };
    this.#tests = new TestMemory(
      'engines',
      digestOf,
      ({ file, project = '' }) => ['site', 'checks', `engine:${project}`, `tests:${file}`],
      folder,
    );
  }

  #versionOf(project: string): string | undefined {
    return this.#engines.found.find(({ name }) => name === project)?.version;
  }

  /** Tests that need not be rerun; none of an engine that is missing now, which counts as skipped. */
  remembered(): TestIdentity[] {
    return this.#tests.held().filter(({ project = '' }) => this.#versionOf(project) !== undefined);
  }

  /** Records the results in the events of a finished run. */
  learn(events: Iterable<TestEvent>): void {
    this.#tests.learn(events);
  }
}
