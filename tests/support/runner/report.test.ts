import { describe, expect, it } from 'vitest';
import { lastLine, linesOf, problemsOf, table } from './report.ts';

const good = { passed: 3, failed: 0, output: 'said' };
const bad = { passed: 2, failed: 1, output: 'one\ntwo\n' };

describe('the lines of a check', () => {
  it('contain its count, its time and a note', () => {
    expect(linesOf({ name: 'links', outcome: { ...good, note: '9 pages' }, ms: 1_240 })).toEqual([
      'ok    links           3 passed         1.2 s  9 pages',
    ]);
  });

  it('show the full output of a failing check, and its problems', () => {
    expect(linesOf({ name: 'links', outcome: bad, ms: 1_000 })).toEqual([
      'FAIL  links           1 failed, 2 passed     1.0 s',
      '      one\n      two\n',
    ]);
  });

  it('name what was skipped and what passed only on retry', () => {
    const flaky = [
      { name: 'a', error: 'late', fails: false },
      { name: 'b', error: 'lost', fails: true },
    ];
    const outcome = { ...good, skipped: ['c'], flaky };
    expect(linesOf({ name: 'browser', outcome, ms: 0 }).slice(1)).toEqual([
      '      skipped: c',
      '      passed only on retry: a: late',
      '      passed only on retry, which fails the run: b: lost',
    ]);
  });

  it('say that it passed before and was not rerun', () => {
    expect(linesOf({ name: 'links', outcome: good, ms: 0 }, true).join('')).toContain(
      'passed before',
    );
  });
});

describe('the list of what failed', () => {
  it('has a line for each failed test, and the first lines of a tool that names none', () => {
    const problems = ['failed: a visitor reads: it is not there\n    at line 3', 'failed: b'];
    expect(
      problemsOf([
        { name: 'links', outcome: good, ms: 0 },
        { name: 'unit', outcome: { ...bad, problems }, ms: 0 },
        { name: 'types', outcome: bad, ms: 0 },
      ]),
    ).toEqual([
      '  unit: failed: a visitor reads: it is not there',
      '  unit: failed: b',
      '  types: one',
      '  types: two',
    ]);
  });
});

describe('the last line', () => {
  it('is the total, with the skipped count only if there are any', () => {
    expect(lastLine([good, bad])).toEqual({ text: '5 passed, 1 failed', isGood: false });
    expect(lastLine([{ ...good, skipped: ['a', 'b'] }])).toEqual({
      text: '3 passed, 0 failed, 2 skipped',
      isGood: true,
    });
  });

  it('is a failure when nothing was run', () => {
    expect(lastLine([])).toEqual({ text: '0 passed, 0 failed', isGood: false });
  });
});

it('the table has a row for each check', () => {
  const outcome = { ...bad, skipped: ['c'], flaky: [] };
  expect(table([{ name: 'browser', outcome, ms: 3_725_000 }]).split('\n')).toEqual([
    'check     passed   failed   skipped   flaky        time',
    'browser        2        1         1       0   1 h 2 min',
  ]);
});
