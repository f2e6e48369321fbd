import type { CheckPlace, ConformanceCheck, Evidence } from '#src/content/schema/conformance.ts';
import type { KeptResults } from '#tests/support/runner/kept-results.ts';
import type { TestEvent } from '#tests/support/runner/test-events.ts';

/** A test with the outcome of its last attempt and the steps that it went through. */
export interface RunTest {
  readonly name: string;
  readonly file: string;
  status: 'passed' | 'failed' | 'other';
  readonly isRemembered: boolean;
  readonly steps: Set<string>;
}

/** The tests of a run from its events (tests/support/runner/test-events.ts); the last attempt counts. */
export function testsOf(events: readonly TestEvent[]): RunTest[] {
  const tests = new Map<string, { -readonly [K in keyof RunTest]: RunTest[K] }>();
  for (const event of events) {
    if (event.event === 'begin') {
      tests.set(event.id, {
        name: event.name,
        file: event.file,
        status: 'other',
        isRemembered: false,
        steps: tests.get(event.id)?.steps ?? new Set(),
      });
    } else if (event.event === 'step') tests.get(event.id)?.steps.add(event.title);
    else if (event.event === 'end') {
      const test = tests.get(event.id);
      if (test === undefined) continue;
      test.isRemembered = event.remembered === true;
      test.status = event.status === 'passed' || event.status === 'failed' ? event.status : 'other';
    }
  }
  return [...tests.values()];
}

/** The results of earlier runs. */
export interface Runs {
  readonly browser: readonly RunTest[];
  readonly unit: readonly RunTest[];
  readonly audits: KeptResults;
  /** How many pages the build has, the not-found page included. */
  readonly pages: number;
}

export interface Collected {
  readonly checks: Evidence['checks'];
  /** Why this is not evidence, a sentence each; empty after a complete run in which everything passed. */
  readonly problems: readonly string[];
}

/** Collects the results of each check from the runs. */
export function collect(checks: Readonly<Record<string, ConformanceCheck>>, runs: Runs): Collected {
  const problems: string[] = [];
  const found = Object.entries(checks).map(([id, { where }]) => {
    const counts = where.map((place) => {
      const { passed, failed } = countAt(place, runs);
      if (failed > 0) problems.push(`${id}: ${String(failed)} failed in ${placeText(place)}.`);
      else if (passed === 0) problems.push(`${id}: nothing has run in ${placeText(place)}.`);
      else if (place.in === 'browser' && place.ofEveryPage && passed < runs.pages) {
        problems.push(
          `${id}: only ${String(passed)} of ${String(runs.pages)} pages were examined in ${placeText(place)}.`,
        );
      }
      return { passed, failed };
    });
    const sum = (key: 'passed' | 'failed') => counts.reduce((total, one) => total + one[key], 0);
    return [id, { passed: sum('passed'), failed: sum('failed') }] as const;
  });
  const builds = new Set(
    Object.values(checks)
      .flatMap(({ where }) => where)
      .flatMap((place) => (place.in === 'audit' ? (runs.audits[place.audit]?.build ?? []) : [])),
  );
  if (builds.size > 1) {
    problems.push(`The audits have examined different builds: ${[...builds].join(', ')}.`);
  }
  return { checks: Object.fromEntries(found), problems };
}

function countAt(place: CheckPlace, { browser, unit, audits }: Runs) {
  if (place.in === 'audit') return audits[place.audit] ?? { passed: 0, failed: 0 };
  const tests = (place.in === 'browser' ? browser : unit).filter(
    ({ name, file, steps, isRemembered }) =>
      file === place.file &&
      (place.test === undefined || name.includes(place.test)) &&
      // A remembered test was not run again and has no steps; it passed with all of them.
      (!('step' in place) || place.step === undefined || isRemembered || steps.has(place.step)),
  );
  const count = (status: RunTest['status']) =>
    tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

const placeText = (place: CheckPlace) =>
  place.in === 'audit'
    ? `the audit "${place.audit}"`
    : `${place.file}${place.test === undefined ? '' : `, "${place.test}"`}`;
