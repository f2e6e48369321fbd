import { describe, expect, it } from 'vitest';
import type { ConformanceCheck } from '#src/content/schema/conformance.ts';
import type { TestEvent, TestStatus } from '#tests/support/runner/test-events.ts';
import { axeRulesByCriterion } from './axe-rules.ts';
import { collect, testsOf } from './collect.ts';

const FILE = 'tests/pages/passport.spec.ts';
const begin = (id: string, name: string): TestEvent => ({
  event: 'begin',
  retry: 0,
  id,
  name,
  file: FILE,
});
const end = (id: string, status: TestStatus, more = {}): TestEvent => ({
  event: 'end',
  id,
  status,
  retry: 0,
  ms: 1,
  errors: [],
  ...more,
});
const step = (id: string, title: string): TestEvent => ({ event: 'step', id, title });
const check = (...where: ConformanceCheck['where']): ConformanceCheck => ({
  name: 'A check',
  does: 'What it does.',
  isAxe: false,
  where,
});
const at = (step?: string) =>
  check({
    in: 'browser',
    file: FILE,
    test: 'every page',
    ofEveryPage: false,
    ...(step === undefined ? {} : { step }),
  });
const runsOf = (...events: TestEvent[]) => ({
  browser: testsOf(events),
  unit: [],
  audits: {},
  pages: 2,
});

describe('what a run found of a check', () => {
  it('is counted by file and by a part of the name', () => {
    const runs = runsOf(
      begin('1', '/a meets every page (desktop)'),
      end('1', 'passed'),
      begin('2', '/a something else (desktop)'),
      end('2', 'failed'),
    );
    expect(collect({ one: at() }, runs)).toEqual({
      checks: { one: { passed: 1, failed: 0 } },
      problems: [],
    });
  });

  it('is the result of the last attempt', () => {
    const runs = runsOf(
      begin('1', 'every page'),
      end('1', 'failed'),
      begin('1', 'every page'),
      end('1', 'passed'),
    );
    expect(collect({ one: at() }, runs).problems).toEqual([]);
  });

  it('needs the step that examines it, except where a test was remembered', () => {
    const walked = [begin('1', 'every page'), step('1', 'walks'), end('1', 'passed')];
    expect(collect({ one: at('walks') }, runsOf(...walked)).checks['one']?.passed).toBe(1);
    expect(collect({ one: at('flies') }, runsOf(...walked)).problems).toEqual([
      `one: nothing has run in ${FILE}, "every page".`,
    ]);
    const remembered = [begin('1', 'every page'), end('1', 'passed', { remembered: true })];
    expect(collect({ one: at('walks') }, runsOf(...remembered)).checks['one']?.passed).toBe(1);
  });

  it('is no evidence when a test failed, was skipped, or did not end', () => {
    expect(
      collect({ one: at() }, runsOf(begin('1', 'every page'), end('1', 'failed'))).problems,
    ).toEqual([`one: 1 failed in ${FILE}, "every page".`]);
    for (const ending of [[end('1', 'skipped')], []]) {
      expect(collect({ one: at() }, runsOf(begin('1', 'every page'), ...ending)).problems).toEqual([
        `one: nothing has run in ${FILE}, "every page".`,
      ]);
    }
  });

  it('is no evidence for every page when a page is missing', () => {
    const checks = {
      one: check({ in: 'browser', file: FILE, test: 'every page', ofEveryPage: true }),
    };
    const first = [begin('1', '/ every page'), end('1', 'passed')];
    expect(collect(checks, runsOf(...first)).problems).toEqual([
      `one: only 1 of 2 pages were examined in ${FILE}, "every page".`,
    ]);
    const both = [...first, begin('2', '/a every page'), end('2', 'passed')];
    expect(collect(checks, runsOf(...both)).problems).toEqual([]);
  });

  it('is the result of an audit by its name, and of a single build', () => {
    const checks = { one: check({ in: 'audit', audit: 'nu' }, { in: 'audit', audit: 'links' }) };
    const runs = (other: string) => ({
      browser: [],
      unit: [],
      pages: 2,
      audits: {
        nu: { passed: 1, failed: 0, build: 'a1' },
        links: { passed: 1, failed: 0, build: other },
      },
    });
    expect(collect(checks, runs('a1'))).toEqual({
      checks: { one: { passed: 2, failed: 0 } },
      problems: [],
    });
    expect(collect(checks, runs('b2')).problems).toEqual([
      'The audits have examined different builds: a1, b2.',
    ]);
    expect(collect(checks, runsOf()).problems).toEqual([
      'one: nothing has run in the audit "nu".',
      'one: nothing has run in the audit "links".',
    ]);
  });
});

it('rules of axe-core are found by the criteria that they are tagged with', () => {
  const rules = axeRulesByCriterion(['image-alt', 'color-contrast', 'region']);
  expect(rules).toEqual({ '1.1.1': 'image-alt', '1.4.3': 'color-contrast' });
});
