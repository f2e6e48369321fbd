import type { Outcome } from './outcome.ts';
import { spokenDuration } from './durations.ts';

/** A finished check. */
export interface Result {
  readonly name: string;
  readonly outcome: Outcome;
  readonly ms: number;
}

/**
 * The report on a finished check: a line with its count and time, the names of skipped and flaky
 * tests, and its full output if it failed.
 * @param isKnown whether it passed in an earlier run of the same sources and was not run again
 */
export function linesOf({ name, outcome, ms }: Result, isKnown = false): string[] {
  const { passed, failed, note, output, skipped = [], flaky = [] } = outcome;
  const counts =
    failed === 0
      ? `${String(passed)} passed`
      : [`${String(failed)} failed`, ...(passed > 0 ? [`${String(passed)} passed`] : [])].join(
          ', ',
        );
  const line = [
    failed === 0 ? 'ok  ' : 'FAIL',
    name.padEnd(14),
    counts.padEnd(12),
    `${(ms / 1000).toFixed(1)} s`.padStart(8),
    [note, isKnown ? 'passed before' : undefined].filter(Boolean).join('; '),
  ];
  return [
    line.join('  ').trimEnd(),
    ...skipped.map((test) => `      skipped: ${test}`),
    ...flaky.map(
      ({ name: test, error, fails }) =>
        `      passed only on retry${fails ? ', which fails the run' : ''}: ${test}: ${error}`,
    ),
    ...(failed > 0 ? [`${output.trimEnd().replaceAll(/^/gmu, '      ')}\n`] : []),
  ];
}

/** How many lines to show for a tool that names no problems. */
const FIRST_LINES = 3;

/** The longest line of the list of what failed, in characters. */
const PROBLEM_WIDTH = 300;

/**
 * The failures, one line each, for the end of a run: the full output of a failed check may be
 * thousands of lines earlier, and a truncated log keeps its end.
 */
export function problemsOf(results: readonly Result[]): string[] {
  return results
    .filter(({ outcome }) => outcome.failed > 0)
    .flatMap(({ name, outcome: { problems = [], output } }) => {
      const said = output.split('\n').filter((line) => !/^\s*$|^(?:note: |\[\d)/u.test(line));
      const lines = problems.length > 0 ? problems : said.slice(0, FIRST_LINES);
      return lines.map((line) => `  ${name}: ${line.split('\n')[0] ?? ''}`.slice(0, PROBLEM_WIDTH));
    });
}

/** A row for each check. */
export function table(results: readonly Result[]): string {
  const rows = [
    ['check', 'passed', 'failed', 'skipped', 'flaky', 'time'],
    ...results.map(({ name, outcome: { passed, failed, skipped = [], flaky = [] }, ms }) => [
      name,
      ...[passed, failed, skipped.length, flaky.length].map(String),
      spokenDuration(ms),
    ]),
  ];
  const width = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at))))
        .join('   '),
    )
    .join('\n');
}

/** The last line of a run, which scripts read: "N passed, N failed" and, if any, ", N skipped". */
export function lastLine(outcomes: readonly Outcome[]): {
  readonly text: string;
  readonly isGood: boolean;
} {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const passed = sum((outcome) => outcome.passed);
  const failed = sum((outcome) => outcome.failed);
  const skipped = sum((outcome) => outcome.skipped?.length ?? 0);
  return {
    text:
      `${String(passed)} passed, ${String(failed)} failed` +
      (skipped > 0 ? `, ${String(skipped)} skipped` : ''),
    isGood: failed === 0 && passed > 0,
  };
}
