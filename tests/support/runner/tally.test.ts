import { describe, expect, it } from 'vitest';
import { Tally } from './tally.ts';
import type { Ending } from './tally.ts';
import type { TestEvent, TestStatus } from './test-events.ts';

const GOOD: Ending = { code: 0, output: '', hung: false };
const HUNG: Ending = { code: 1, output: '', hung: true };

const run = (total: number): TestEvent => ({ event: 'run', total });
const begin = (name: string, file = 'tests/e2e/home.spec.ts', retry = 0): TestEvent => ({
  event: 'begin',
  id: name,
  name,
  file,
  retry,
});
const end = (name: string, status: TestStatus = 'passed', ...errors: string[]): TestEvent => ({
  event: 'end',
  id: name,
  status,
  errors,
  retry: 0,
  ms: 1,
});
const finish: TestEvent = { event: 'finish' };
const whole = (name: string, status: TestStatus = 'passed', ...errors: string[]) => [
  begin(name),
  end(name, status, ...errors),
];

function tallyOf(...events: TestEvent[]): Tally {
  const tally = new Tally();
  for (const event of events) tally.add(event);
  return tally;
}

describe('a completed run', () => {
  it('counts what passed, failed and was skipped, by name', () => {
    const outcome = tallyOf(
      run(3),
      ...whole('a'),
      ...whole('b', 'failed', 'not there\n  at line 1'),
      ...whole('c', 'skipped'),
      finish,
    ).conclude({ ...GOOD, code: 1 });
    expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: ['c'] });
    expect(outcome.problems).toEqual(['failed: b: not there']);
  });

  it('counts a test whose end is reported before its beginning', () => {
    const outcome = tallyOf(
      run(2),
      end('a'),
      begin('a'),
      end('b', 'failed', 'not there'),
      begin('b'),
      finish,
    ).conclude({ ...GOOD, code: 1 });
    expect(outcome).toMatchObject({ passed: 1, failed: 1, problems: ['failed: b: not there'] });
  });

  it('reports how many passed before and were not rerun', () => {
    const remembered: TestEvent = {
      event: 'end',
      id: 'b',
      status: 'passed',
      errors: [],
      retry: 0,
      ms: 1,
      remembered: true,
    };
    const outcome = tallyOf(run(2), ...whole('a'), begin('b'), remembered, finish).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 2, failed: 0 });
    expect(outcome.note).toBe('1 remembered, since nothing that they examine has changed');
    expect(tallyOf(run(1), ...whole('a'), finish).conclude(GOOD).note).toBeUndefined();
  });

  it('counts a test that passed on its second try, and names it with its first error', () => {
    const outcome = tallyOf(
      run(1),
      ...whole('a', 'failed', '\u001B[31mtoo late\u001B[39m\nmore'),
      ...whole('a'),
      finish,
    ).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 1, failed: 0 });
    expect(outcome.flaky).toEqual([{ name: 'a', error: 'too late', fails: false }]);
  });

  it('fails with such a test where an enquiry is at stake', () => {
    const outcome = tallyOf(
      run(1),
      begin('a', 'tests/e2e/contact-outbox.spec.ts'),
      end('a', 'failed', 'lost'),
      ...whole('a').slice(1),
      finish,
    ).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.flaky).toEqual([{ name: 'a', error: 'lost', fails: true }]);
  });

  it('names the first item of a list that was expected to be empty', () => {
    const error = [
      'Error: \u001B[31mwalk by keyboard\u001B[39m',
      '',
      'expect(received).toEqual(expected) // deep equality',
      '',
      '- Expected  - 1',
      '+ Received  + 3',
      '',
      '- Array []',
      '+ Array [',
      '+   "Tab never reaches Menu",',
      '+   "Tab never reaches Search",',
      '+ ]',
    ].join('\n');
    const { problems } = tallyOf(run(1), ...whole('a', 'failed', error), finish).conclude(GOOD);
    expect(problems).toEqual(['failed: a: Error: walk by keyboard "Tab never reaches Menu",']);
  });

  it('fails on an error outside any test, and on a file that did not load', () => {
    expect(
      tallyOf(run(1), ...whole('a'), { event: 'error', message: 'no server' }, finish).conclude(
        GOOD,
      ),
    ).toMatchObject({ passed: 1, failed: 1, problems: ['no server'] });
    expect(
      tallyOf(
        { event: 'run' },
        { event: 'file', file: 'a.test.ts' },
        { event: 'file', file: 'b.test.ts' },
        { event: 'loaded', file: 'a.test.ts', tests: 1 },
        ...whole('a'),
        finish,
      ).conclude(GOOD),
    ).toMatchObject({ passed: 1, failed: 1, problems: ['did not load: b.test.ts'] });
  });

  it('fails without tests, with only skipped ones, and with an unexplained exit code', () => {
    expect(tallyOf(run(0), finish).conclude(GOOD)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyOf(run(1), ...whole('a', 'skipped'), finish).conclude(GOOD)).toMatchObject({
      failed: 1,
    });
    expect(tallyOf(run(1), ...whole('a'), finish).conclude({ ...GOOD, code: 2 })).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('fails with a test that was never run', () => {
    const outcome = tallyOf(run(2), ...whole('a'), ...whole('b', 'not run'), finish).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, problems: ['1 tests were not run'] });
  });
});

describe('a run that was killed midway', () => {
  it('names the test that hung and where, and keeps all other results', () => {
    const outcome = tallyOf(
      run(5),
      ...whole('a'),
      begin('b'),
      { event: 'step', id: 'b', title: 'reads the page offline' },
      ...whole('c', 'failed', 'wrong'),
      { event: 'alive' },
    ).conclude(HUNG);
    expect(outcome).toMatchObject({ passed: 1, failed: 4 });
    expect(outcome.problems).toEqual([
      'hung: b, at "reads the page offline"',
      'failed: c: wrong',
      '2 tests were not run',
    ]);
  });

  it('is a failure even if all of its tests passed, because its reporter may have died', () => {
    const outcome = tallyOf(run(1), ...whole('a')).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 1, failed: 1 });
    expect(outcome.output).toContain('without reporting that it had finished');
  });

  it('is a failure when it reported nothing at all', () => {
    expect(tallyOf().conclude({ ...GOOD, output: 'said' })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a run that resumes an earlier one', () => {
  const first = [
    run(4),
    ...whole('a'),
    ...whole('b', 'failed', 'late'),
    ...whole('b'),
    begin('c'),
    ...whole('d', 'failed', 'no'),
  ];

  it('need not rerun what passed, and remembers what was flaky', () => {
    expect(
      tallyOf(...first)
        .settled()
        .map(({ name }) => name),
    ).toEqual(['a', 'b']);
    const outcome = tallyOf(...first, run(2), ...whole('c'), ...whole('d'), finish).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 4, failed: 0, flaky: [{ name: 'b' }] });
  });

  it('fails when it has fewer tests than the earlier one', () => {
    const outcome = tallyOf(...first, run(1), ...whole('c'), finish).conclude(GOOD);
    expect(outcome).toMatchObject({ passed: 3, failed: 1, problems: ['1 tests were not run'] });
  });
});

it('reports its progress', () => {
  expect(tallyOf(run(3), ...whole('a'), begin('b')).progress).toEqual({ done: 1, total: 3 });
});
