import { expect, it } from 'vitest';
import { coverageRows, uncovered } from './coverage-rules.ts';

const table = (...rows: string[]) =>
  coverageRows(
    ['| section | statement | place | words there |', '| - | - | - | - |', ...rows].join('\n'),
  );
const texts: Readonly<Record<string, readonly string[]>> = {
  '/k-12': ['Two ways to explore'],
  '/solve': ['SOLVE K-12 challenges'],
  'every page': ['SOLVE and BUILD', 'SOLVE'],
};
const wrong = (...rows: string[]) =>
  uncovered(table(...rows), (place) => texts[place] ?? []).map(
    ({ page, what }) => `${page} ${what}`,
  );

it('words found at their place are covered', () => {
  expect(wrong('| 2.4 | Heading | `/k-12` | Two ways · to explore |')).toEqual([]);
  expect(wrong('| 2.2 | Menus | every page | SOLVE |')).toEqual([]);
});

it('missing words, missing places and words on only some pages are not', () => {
  expect(wrong('| 2.4 | Heading | `/k-12` | Two ways · Three tabs |')).toEqual([
    '/k-12 "Heading": the words "Three tabs" are not there.',
  ]);
  expect(wrong('| 2.4 | Heading | `/k-13` | Two ways |')).toEqual([
    '/k-13 "Heading": there is no such place.',
  ]);
  expect(wrong('| 2.2 | Menus | every page | BUILD |')).toHaveLength(1);
});

it('words found on every page prove nothing about a single page', () => {
  expect(wrong('| 1 | Line SOLVE | `/solve` | SOLVE |')).toEqual([
    '/solve "Line SOLVE": these words stand on every page.',
  ]);
  expect(wrong('| 1 | Line SOLVE | `/solve` | SOLVE · K-12 challenges |')).toEqual([]);
});

it('a row without words is rejected', () => {
  expect(() => table('| 2.4 | Heading | `/k-12` |  |')).toThrow(/needs section, statement, place/u);
});
