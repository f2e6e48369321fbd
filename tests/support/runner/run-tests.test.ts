import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { REPORTS } from '../paths.ts';
import { BROWSER_TESTS } from './checks.ts';
import { runTests, settledTests } from './run-tests.ts';

/** Runs the test runners and their reporters on tests that fail in every way. */

mkdirSync(REPORTS, { recursive: true });
// Inside the project, so that package imports resolve.
const folder = mkdtempSync(path.join(REPORTS, 'run-tests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A short limit once the events contain these words, so that a busy machine has time to get there.
 */
const silentAfter = (events: string, words: string) => () =>
  existsSync(events) && readFileSync(events, 'utf8').includes(words) ? 2_000 : 5 * 60_000;

function write(file: string, text: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return target;
}

/** Started early, because it hangs as long as Playwright does. */
const vitest = runVitest();

describe('Playwright', () => {
  const events = path.join(folder, 'playwright.jsonl');
  const spec = (waits: boolean) => `
    import { test, expect } from '@playwright/test';
    test('passes', () => {});
    test('is skipped', () => test.skip(true, 'for a reason'));
    test('fails', () => { throw new Error('wrong\\nmore'); });
    test('passes at the second try', ({}, info) => expect(info.retry).toBe(1));
    test.describe('a walk', () => {
      test('waits', async () => {
        await test.step('first page', async () => {});
        await test.step('second page', () => ${waits ? 'new Promise(() => {})' : 'undefined'});
      });
    });
    test('comes last', () => {});
  `;
  const run = (waits: boolean, continues: boolean) => {
    write('browser/a.spec.ts', spec(waits));
    const config = write(
      'browser/playwright.config.ts',
      `export default { retries: 1, workers: 1, timeout: 0, projects: [{ name: 'offline' }] };`,
    );
    const list = write('settled.txt', continues ? settledTests(events).join('\n') : '');
    return runTests({
      ...BROWSER_TESTS,
      args: [
        ...BROWSER_TESTS.args,
        `--config=${config}`,
        ...(continues ? [`--test-list-invert=${list}`] : []),
      ],
      events,
      continues,
      ...(waits ? { silenceMs: silentAfter(events, 'second page') } : {}),
    });
  };
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await run(true, false);
  });

  it('that hangs is killed, its test and step are named, and all other results are kept', () => {
    expect(outcome).toMatchObject({
      passed: 1,
      failed: 4,
      skipped: ['is skipped (offline)'],
      flaky: [{ name: 'passes at the second try (offline)', fails: true }],
      problems: [
        'hung: a walk › waits (offline), at "second page"',
        expect.stringContaining('failed: fails (offline): Error: wrong'),
        '1 tests were not run',
      ],
    });
    expect(outcome.flaky?.[0]?.error).toContain('expect(received).toBe(expected)');
    expect(outcome.output).toContain('playwright was killed');
  });

  it('resumes where it stopped', async () => {
    expect(settledTests(events)).toHaveLength(3);
    const second = await run(false, true);
    expect(second.problems).toEqual([expect.stringContaining('failed: fails (offline)')]);
    // The flaky test is still reported, and the other three have passed.
    expect(second).toMatchObject({ passed: 3, failed: 2, flaky: [{ fails: true }] });
  });

  it('fails with a spec that does not load, and says which', async () => {
    write('browser/a.spec.ts', `throw new Error('not today');`);
    const config = path.join(folder, 'browser/playwright.config.ts');
    const args = [...BROWSER_TESTS.args, `--config=${config}`];
    const broken = await runTests({ ...BROWSER_TESTS, args, events });
    expect(broken.passed).toBe(0);
    expect(broken.failed).toBeGreaterThan(0);
    expect(broken.output).toContain('not today');
  });
});

describe('Vitest', () => {
  it('that hangs is killed, its test is named, and all other results are kept', async () => {
    const outcome = await vitest;
    expect(outcome).toMatchObject({ passed: 1, skipped: [expect.stringContaining('is skipped')] });
    expect(outcome.problems).toHaveLength(4);
    expect(outcome.problems).toEqual(
      expect.arrayContaining([
        '1 tests were not run',
        expect.stringContaining('unit/b.test.ts: Error: not today'),
        expect.stringMatching(
          /^failed: fails \(.*unit\/a\.test\.ts\): AssertionError: expected 1/u,
        ),
        expect.stringMatching(/^hung: waits \(.*unit\/c\.test\.ts\)$/u),
      ]),
    );
  });
});

function runVitest(): Promise<Outcome> {
  const root = path.join(folder, 'unit');
  const events = path.join(folder, 'vitest.jsonl');
  write(
    'unit/a.test.ts',
    `import { it, expect } from 'vitest';
     it('passes', () => {});
     it('fails', () => { expect(1).toBe(2); });
     it.skip('is skipped', () => {});`,
  );
  // Vitest runs the largest files first, so the one that hangs comes last.
  write('unit/b.test.ts', `${'// long\n'.repeat(100)} throw new Error('not today');`);
  write(
    'unit/c.test.ts',
    `import { it } from 'vitest';
     it('waits', () => new Promise(() => {}), 0);
     it('comes last', () => {});`,
  );
  return runTests({
    command: 'vitest',
    args: [
      'run',
      `--root=${root}`,
      '--no-file-parallelism',
      '--reporter=dot',
      `--reporter=${path.join(import.meta.dirname, 'vitest-events.ts')}`,
    ],
    events,
    silenceMs: silentAfter(events, 'waits'),
  });
}
