import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestSpecification } from 'vitest/node';
import { machines } from '#machines/index.ts';

interface Row {
  readonly machine: string;
  readonly states: string;
  readonly transitions: string;
}

const MACHINE_TEST = /[/\\]machines[/\\]/u;

const LINE = /covered (\S+): (\d+\/\d+) states, (\d+\/\d+) transitions/gu;

/** Formats the rows as text, with the total below them. */
export function coverageTable(rows: readonly Row[]): string {
  const sum = (key: 'states' | 'transitions', part: 0 | 1) =>
    rows.reduce((total, row) => total + Number(row[key].split('/')[part]), 0);
  const all: readonly Row[] = [
    { machine: 'machine', states: 'states', transitions: 'transitions' },
    ...rows,
    {
      machine: `${String(rows.length)} machines`,
      states: `${String(sum('states', 0))}/${String(sum('states', 1))}`,
      transitions: `${String(sum('transitions', 0))}/${String(sum('transitions', 1))}`,
    },
  ];
  const width = Math.max(...all.map(({ machine }) => machine.length)) + 2;
  return all
    .map(
      ({ machine, states, transitions }) =>
        `${machine.padEnd(width)}${states.padStart(8)}${transitions.padStart(14)}`,
    )
    .join('\n');
}

/**
 * Ends a run of the machine tests with a table of the states and transitions that were reached in
 * every machine. A machine in the registry whose tests report no coverage fails the run.
 *
 *   vitest run machines --reporter=dot --reporter=./tests/support/runner/machine-coverage.ts
 */
export default class MachineCoverage implements Reporter {
  readonly #rows = new Map<string, Row>();

  #isPartial = false;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    // The machines' tests are run all together or, when remembered, not at all.
    this.#isPartial = !specifications.some(({ moduleId }) => MACHINE_TEST.test(moduleId));
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    for (const [, machine = '', states = '', transitions = ''] of content.matchAll(LINE)) {
      this.#rows.set(machine, { machine, states, transitions });
    }
  }

  onTestRunEnd(): void {
    if (this.#isPartial) return;
    // The harness tests itself with its own machines, which are not part of the site.
    const rows = machines.flatMap(({ machine }) => this.#rows.get(machine.id) ?? []);
    console.log(`\n${coverageTable(rows)}`);
    const silent = machines.filter(({ machine }) => !this.#rows.has(machine.id));
    if (silent.length === 0) return;
    const names = silent.map(({ name }) => name).join(', ');
    console.error(
      `No coverage was reported for ${names}: its tests must end with expectFullCoverage.`,
    );
    process.exitCode = 1;
  }
}
