import { readFileSync } from 'node:fs';
import path from 'node:path';
import { questions, unseenQuestions } from '#src/content/search/questions.ts';
import type { SearchQuestion } from '#src/content/search/questions.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { openIndex } from '#src/features/search/open-index.ts';
import { aimAt } from './search-aim.ts';
import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { distDir } from '#tests/support/paths.ts';
import { allPages } from '#tests/support/site-facts.ts';

/**
 * Runs typical visitor queries on the built index: the right page must come first for 63 of 67
 * questions, and in the top three for all; where a passage answers, it must be among those shown. Every
 * passage's link must lead to its heading.
 */
const FIRST = 63;
/** For the questions that the ranking was not tuned on. */
const FIRST_UNSEEN = 15;

const parts = JSON.parse(readFileSync(path.join(distDir(), SEARCH_INDEX), 'utf8')) as PackedIndex[];
const find = openIndex(parts);
const problems: Problem[] = [];

function ask(list: readonly SearchQuestion[], name: string, first: number): string {
  const places = list.map(({ asks, page, passage }) => {
    const hits = find(asks);
    const place = hits.findIndex((hit) => hit.path === page);
    const href = `${page}#${passage ?? ''}`;
    const shown = hits[place]?.sections ?? [];
    if (passage !== undefined && !shown.some((one) => one.href === href)) {
      problems.push({ page, what: `"${asks}" does not show the passage #${passage}.` });
    }
    return { asks, page, place };
  });
  const missed = places.filter(({ place }) => place !== 0);
  for (const { asks, page, place } of places) {
    if (place >= 0 && place < 3) continue;
    problems.push({ page, what: `"${asks}" does not find it among the first three.` });
  }
  if (list.length - missed.length < first) {
    problems.push({
      page: name,
      what: `Only ${String(list.length - missed.length)} of ${String(list.length)} ${name} have the right page first.`,
      at: missed.map(({ asks }) => `"${asks}"`).join(', '),
    });
  }
  return `${String(list.length - missed.length)} of ${String(list.length)} ${name} have the right page first`;
}

const notes = [ask(questions, 'questions', FIRST), ask(unseenQuestions, 'others', FIRST_UNSEEN)];

const pages = new Map(allPages().map((page) => [page.path, page]));
const aims = new Map<string, ReturnType<typeof aimAt>>();
/** Parses each page once. */
const aim = (path: string) => {
  const found = aims.get(path) ?? aimAt(pages.get(path)?.html ?? '');
  aims.set(path, found);
  return found;
};
let links = 0;
for (const { pages: listed, sections } of parts) {
  for (const [at, fragment, heading] of sections) {
    const of = listed[at]?.[0] ?? '';
    links += 1;
    const wrong = fragment === '' ? undefined : aim(of)(fragment, heading);
    if (wrong !== undefined) {
      problems.push({
        page: of,
        what: `Search leads from "${heading}" to #${fragment}, which ${wrong}.`,
      });
    }
    if (heading !== '' && fragment === '') {
      problems.push({ page: of, what: `Search cannot lead to "${heading}".` });
    }
    if (/^(?:On this page|Get in Touch|Read on|Additional Resources)$/u.test(heading)) {
      problems.push({ page: of, what: `Search lists the heading "${heading}".` });
    }
  }
}

conclude(problems, [...notes, `${String(links)} passages`].join(', '));
