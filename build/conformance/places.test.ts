import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONFORMANCE_RULES } from '#tests/audits/conformance-rules.ts';
import { ROOT } from '#tests/support/paths.ts';
import { checks as runnerChecks } from '#tests/support/runner/checks.ts';
import type { CheckPlace } from '#src/content/schema/conformance.ts';
import { conformanceContent } from './content.ts';

/** What is wrong with a location that the report cites as evidence; null if it exists. */
function whyGone(place: CheckPlace): string | null {
  if (place.in === 'audit') {
    if (!runnerChecks.some(({ name }) => name === place.audit)) {
      return `npm test has no check "${place.audit}"`;
    }
    return place.rule === undefined || place.rule in CONFORMANCE_RULES
      ? null
      : `the audit has no rule "${place.rule}"`;
  }
  const file = path.join(ROOT, place.file);
  if (!existsSync(file)) return `there is no ${place.file}`;
  const source = readFileSync(file, 'utf8');
  const words = [place.test, 'step' in place ? place.step : undefined];
  const lost = words.find((one) => one !== undefined && !source.includes(one));
  return lost === undefined ? null : `${place.file} has no "${lost}"`;
}

const places = Object.entries(conformanceContent().checks).flatMap(([id, { where }]) =>
  where.map((place) => ({ id, place })),
);

it('every check that the report cites exists at the stated location', () => {
  expect(places.map(({ id, place }) => [id, whyGone(place)])).toEqual(
    places.map(({ id }) => [id, null]),
  );
});

it('the report cites every rule of the audit', () => {
  const named = places.flatMap(({ place }) =>
    place.in === 'audit' && place.rule !== undefined ? [place.rule] : [],
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(CONFORMANCE_RULES)));
});

it.each<[CheckPlace, string]>([
  [{ in: 'audit', audit: 'no such audit' }, 'npm test has no check "no such audit"'],
  [{ in: 'audit', audit: 'conformance', rule: 'no-such' }, 'the audit has no rule "no-such"'],
  [{ in: 'unit', file: 'tests/no-such.test.ts' }, 'there is no tests/no-such.test.ts'],
  [
    { in: 'browser', file: 'tests/pages/passport.spec.ts', step: 'flies', ofEveryPage: true },
    'tests/pages/passport.spec.ts has no "flies"',
  ],
])('finds a missing location: %j', (place, why) => {
  expect(whyGone(place)).toBe(why);
});
