import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserConsoleLog } from 'vitest';
import { machines } from '#machines/index.ts';
import MachineCoverage, { coverageTable } from './machine-coverage.ts';

describe('the table of covered states and transitions', () => {
  const before = process.exitCode;
  afterEach(() => {
    process.exitCode = before;
    vi.restoreAllMocks();
  });

  it('has a row for each machine and ends with the total', () => {
    const table = coverageTable([
      { machine: 'carousel', states: '14/14', transitions: '43/43' },
      { machine: 'tabs', states: '1/2', transitions: '5/5' },
    ]);
    expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/u))).toEqual([
      ['machine', 'states', 'transitions'],
      ['carousel', '14/14', '43/43'],
      ['tabs', '1/2', '5/5'],
      ['2 machines', '15/16', '48/48'],
    ]);
  });

  const runWith = (ids: readonly string[]) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
    const reporter = new MachineCoverage();
    for (const id of ids) {
      const content = `covered ${id}: 2/2 states, 3/3 transitions\n`;
      reporter.onUserConsoleLog({ content } as UserConsoleLog);
    }
    reporter.onTestRunEnd();
    return said.mock.calls.flat().join('\n');
  };

  it('passes when every machine in the registry reported coverage', () => {
    expect(runWith(machines.map(({ machine }) => machine.id))).toBe('');
    expect(process.exitCode).toBe(before);
  });

  it('fails the run when the tests of a machine do not report its coverage', () => {
    const ids = machines.map(({ machine }) => machine.id).filter((id) => id !== 'carousel');
    expect(runWith(ids)).toContain('carousel');
    expect(process.exitCode).toBe(1);
  });
});
