import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cardOf } from '#build/images/social-card.ts';
import { loadSite } from '#build/site/load-site.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { distDir } from '#tests/support/paths.ts';
import { allPages } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { mislabeled, reported } from './story-rules.ts';
import type { StoryKind } from './story-rules.ts';

/**
 * Checks every rendered page, the search index and the share cards: no worked example is shown as
 * client work or vice versa, and no worked example claims to report on a project.
 */
const pages = allPages();
const kindOf = ({ payload: { page } }: PageFacts): StoryKind | null => {
  if (page.layout === 'article') return 'article';
  if (page.layout !== 'case-study') return null;
  return page.isWorkedExample ? 'worked example' : 'client work';
};
const kinds = new Map(
  pages.flatMap((page) => {
    const kind = kindOf(page);
    return kind === null ? [] : [[page.path, kind] as const];
  }),
);
const examples = pages.filter(({ path: at }) => kinds.get(at) === 'worked example');

const problems: Problem[] = [
  ...pages.flatMap((page) => mislabeled(page, kinds)),
  ...examples.flatMap(reported),
];

const site = await loadSite();
for (const { path: at, payload } of pages) {
  const kind = kinds.get(at);
  if (kind === undefined || kind === 'article') continue;
  const { tag } = cardOf(payload, site);
  const expected = kind === 'worked example' ? 'WORKED EXAMPLE' : 'CASE STUDY';
  if (!tag.endsWith(expected)) {
    problems.push({ page: at, what: `Its share card calls it "${tag}", not "${expected}".` });
  }
}

const indexFile = path.join(distDir(), SEARCH_INDEX);
const parts = JSON.parse(readFileSync(indexFile, 'utf8')) as PackedIndex[];
for (const [at, name] of parts.flatMap(({ pages }) => pages)) {
  if ((kinds.get(at) === 'worked example') !== /worked example/iu.test(name)) {
    problems.push({ page: at, what: `Search calls it "${name}".` });
  }
}

if (examples.length === 0) problems.push({ page: '-', what: 'No worked example was found.' });
conclude(
  problems,
  `${String(kinds.size)} stories on ${String(pages.length)} pages, ${String(examples.length)} of them worked examples`,
);
