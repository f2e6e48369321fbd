import type { TestEvent, TestIdentity } from '../runner/test-events.ts';
import { Verdicts } from './verdicts.ts';
import type { DigestOf } from './verdicts.ts';

/** Verdicts of single tests that a run of Playwright has passed. */
export class TestMemory {
  readonly #verdicts: Verdicts<TestIdentity>;
  readonly #digestOf: DigestOf;
  readonly #dependenciesOf: (test: TestIdentity, requested: readonly string[]) => string[];

  /** @param dependenciesOf what a test that requested these paths depends on, by names for `digestOf` */
  constructor(
    name: string,
    digestOf: DigestOf,
    dependenciesOf: (test: TestIdentity, requested: readonly string[]) => string[],
    folder?: string,
  ) {
    this.#verdicts = new Verdicts(name, folder);
    this.#digestOf = digestOf;
    this.#dependenciesOf = dependenciesOf;
  }

  /** The tests whose dependencies are unchanged. */
  held(): TestIdentity[] {
    return [...this.#verdicts.holding(this.#digestOf).values()];
  }

  /** All tests that have passed. */
  all(): TestIdentity[] {
    return this.#verdicts.all();
  }

  /** Records the results in the events of a finished run. */
  learn(events: Iterable<TestEvent>): void {
    const begun = new Map<string, TestIdentity>();
    for (const event of events) {
      if (event.event === 'begin') {
        const { event: _, retry: __, ...identity } = event;
        begun.set(event.id, identity);
      }
      if (event.event !== 'end' || event.remembered === true) continue;
      const test = begun.get(event.id);
      if (test === undefined) continue;
      // Tests that passed only on retry are rerun.
      if (event.status === 'passed' && event.retry === 0) this.#keep(test, event.examined ?? []);
      else this.#verdicts.forget(test.id);
    }
    this.#verdicts.save();
  }

  #keep(test: TestIdentity, requested: readonly string[]): void {
    const names = this.#dependenciesOf(test, requested);
    const examined = Object.fromEntries(names.map((name) => [name, this.#digestOf(name)]));
    this.#verdicts.keep(test.id, { examined, detail: test });
  }
}
