import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { questions, unseenQuestions } from '#src/content/search/questions.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { createSearchPage } from '#server/http/search-page.ts';
import { openIndex } from '#src/features/search/open-index.ts';
import { elementsOf } from '#tests/support/html.ts';
import { distDir } from '#tests/support/paths.ts';
import { grouped } from '#tests/support/problems.ts';
import type { Problem } from '#tests/support/problems.ts';
import { allPages } from '#tests/support/site-facts.ts';

const parts = JSON.parse(readFileSync(path.join(distDir(), SEARCH_INDEX), 'utf8')) as PackedIndex[];
const find = openIndex(parts);
const all = [...questions, ...unseenQuestions];

/** Of all questions; the rest may have their page second or third. */
const FIRST = 0.85;

it('questions as visitors type them find their page among the first three, and its passage', () => {
  const problems = all.flatMap(({ asks, page, passage }): Problem[] => {
    const hits = find(asks);
    const place = hits.findIndex((hit) => hit.path === page);
    if (place < 0 || place > 2) {
      const others = hits.slice(0, 3).map((hit) => hit.path);
      return [{ page, what: `"${asks}" finds ${others.join(', ')} before it.` }];
    }
    const shown = hits[place]?.sections ?? [];
    return passage === undefined || shown.some(({ href }) => href === `${page}#${passage}`)
      ? []
      : [{ page, what: `"${asks}" does not show the passage #${passage}.` }];
  });
  expect(grouped(problems)).toEqual([]);
});

it('most questions find their page first', () => {
  const missed = all.filter(({ asks, page }) => find(asks)[0]?.path !== page);
  const lines = missed.map(
    ({ asks, page }) => `"${asks}" finds ${find(asks)[0]?.path} before ${page}`,
  );
  // For whoever added the page that took an answer over: src/content/search/questions.ts.
  console.log(lines.join('\n'));
  expect(1 - missed.length / all.length).toBeGreaterThan(FIRST);
});

it('every passage leads to a part of its page, and none is a heading of the frame', () => {
  const ids = new Map(
    allPages().map(({ path: page, html }) => [
      page,
      new Set(elementsOf(html).map(({ attributes }) => attributes.get('id'))),
    ]),
  );
  const problems = parts.flatMap(({ pages, sections }) =>
    sections.flatMap(([at, fragment, heading]): Problem[] => {
      const page = pages[at]?.[0] ?? '';
      const say = (what: string) => [{ page, what: `Search: "${heading}" ${what}` }];
      if (/^(?:On this page|Get in Touch|Read on|Additional Resources)$/u.test(heading)) {
        return say('is a heading of the frame.');
      }
      if (fragment === '') return heading === '' ? [] : say('has no place to lead to.');
      return ids.get(page)?.has(fragment) === true ? [] : say(`leads to #${fragment}, nowhere.`);
    }),
  );
  expect(grouped(problems)).toEqual([]);
});

it('an answer of the server changes only the field and the slot of the built search page', () => {
  const html = allPages().find(({ path: page }) => page === '/search')?.html ?? '';
  const query = new URLSearchParams({ q: 'some words' });
  const answered = createSearchPage(html, '[]')(query)?.html ?? '';
  const undone = answered
    .replace(' value="some words"', '')
    .replace(' data-answer-to="some words"', '')
    .replace(/<h2>Nothing found for “some words”.*?<\/p>/u, '');
  const bare = html
    .replace(' data-answer-to=""', '')
    .replace(/<p [^>]*>Without JavaScript.*?<\/p>/u, '');
  expect(undone).toBe(bare);
  // Every page can be searched from its header without a script.
  const [form = ''] = /<form[^>]*><button[^>]*aria-label="Search this site"/u.exec(html) ?? [];
  expect(form).toContain('action="/search"');
  expect(form).not.toContain('type="button"');
});
