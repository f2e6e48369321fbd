import { describe, expect, it } from 'vitest';
import { browserOutcome, unitOutcome } from './checks.ts';

const report = (stats: object, ...statuses: string[]) => ({
  stats,
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: statuses.map((status, at) => ({
            title: `test ${String(at)}`,
            tests: [{ projectName: 'phone', status }],
          })),
        },
      ],
    },
  ],
});

describe('what a run of browser tests comes to', () => {
  it('counts a test that passed at the second try, and names it', () => {
    const outcome = browserOutcome(0, '', report({ expected: 2, flaky: 1 }, 'expected', 'flaky'));
    expect(outcome).toMatchObject({ passed: 3, failed: 0 });
    expect(outcome.note).toBe('passed when tried again: test 1 (phone)');
  });

  it('fails with a test that failed twice, and with a run that tested nothing', () => {
    expect(browserOutcome(1, '', report({ expected: 2, unexpected: 1 }))).toMatchObject({
      passed: 2,
      failed: 1,
    });
    expect(
      browserOutcome(1, '', report({ expected: 1, unexpected: 1 }, 'expected', 'unexpected')).note,
    ).toBe('failed: test 1 (phone)');
    expect(browserOutcome(0, '', undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(browserOutcome(1, '', report({ expected: 2 }))).toMatchObject({ failed: 1 });
  });

  it('shows what went wrong without the list of what went well', () => {
    const said =
      '[1/2] [phone] › a.spec.ts:1:1 › a\n[2/2] [phone] › a.spec.ts:9:1 › b\n  1) it broke\n';
    const outcome = browserOutcome(1, said, report({ expected: 1, unexpected: 1 }));
    expect(outcome.output).toBe('  1) it broke\n');
  });
});

it('a run of unit tests without a report has failed', () => {
  expect(unitOutcome(0, 'said', undefined)).toMatchObject({ failed: 1 });
  expect(unitOutcome(0, '', { numPassedTests: 3 })).toMatchObject({ passed: 3, failed: 0 });
});
