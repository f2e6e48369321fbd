import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { spaced } from '#tests/support/html.ts';
import { ROOT } from '#tests/support/paths.ts';
import { allPages, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import rows from './specification.json' with { type: 'json' };

/**
 * Each statement of the specification, where the site fulfills it (a path, every page, or a file of the
 * project), and words that are found there.
 */
const pages = new Map(
  allPages().map(({ path: at, html }) => [at === UNKNOWN_PATH ? '/404' : at, spaced(parse(html))]),
);

const textsOf = (place: string): readonly string[] => {
  if (place === 'every page') return [...pages.values()];
  if (place.startsWith('/')) return [pages.get(place) ?? []].flat();
  const file = path.join(ROOT, place);
  return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
};

describe.each(rows)('section $section: $statement', ({ place, words }) => {
  it(`is on ${place}`, () => {
    const texts = textsOf(place);
    expect(texts, 'the place exists').not.toEqual([]);
    for (const text of texts) for (const phrase of words) expect(text).toContain(phrase);
    // Words of the menus, which are on every page, prove nothing about one.
    const isEverywhere = [...pages.values()].every((text) =>
      words.every((one) => text.includes(one)),
    );
    expect(place.startsWith('/') && isEverywhere, 'these words are on every page').toBe(false);
  });
});
