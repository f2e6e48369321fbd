import { expect, it } from 'vitest';
import { coverageRows, uncovered } from './coverage-rules.ts';

const table = (...rows: string[]) =>
  coverageRows(
    ['| section | statement | place | words there |', '| - | - | - | - |', ...rows].join('\n'),
  );
const texts: Readonly<Record<string, readonly string[]>> = {
  '/k-12': ['Two ways to explore'],
  'every page': ['SOLVE and BUILD', 'SOLVE'],
};
const wrong = (...rows: string[]) =>
  uncovered(table(...rows), (place) => texts[place] ?? []).map(
    ({ page, what }) => `${page} ${what}`,
  );

it('words that stand at their place are covered', () => {
  expect(wrong('| 2.4 | Heading | `/k-12` | Two ways · to explore |')).toEqual([]);
  expect(wrong('| 2.2 | Menus | every page | SOLVE |')).toEqual([]);
});

it('missing words, missing places and words that only some pages have are not', () => {
  expect(wrong('| 2.4 | Heading | `/k-12` | Two ways · Three tabs |')).toEqual([
    '/k-12 "Heading": the words "Three tabs" are not there.',
  ]);
  expect(wrong('| 2.4 | Heading | `/k-13` | Two ways |')).toEqual([
    '/k-13 "Heading": there is no such place.',
  ]);
  expect(wrong('| 2.2 | Menus | every page | BUILD |')).toHaveLength(1);
});

it('a row without words is refused', () => {
  expect(() => table('| 2.4 | Heading | `/k-12` |  |')).toThrow(/needs section, statement, place/u);
});
