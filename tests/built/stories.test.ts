import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cardOf } from '#prerender/images/social-card.ts';
import { loadSite } from '#prerender/content/load-site.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { distDir } from '#tests/support/paths.ts';
import { grouped } from '#tests/support/problems.ts';
import { allPages } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { claimed, invented } from './claim-rules.ts';
import { mislabeled, reported } from './story-rules.ts';
import type { StoryKind } from './story-rules.ts';

/** No worked example is shown as client work or the other way around (docs/decisions/0016-what-a-page-may-state.md). */
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
const studies = pages.filter(({ path: at }) => kinds.get(at) === 'client work');

it('every page calls a story what it is', () => {
  expect(grouped(pages.flatMap((page) => mislabeled(page, kinds)))).toEqual([]);
});

it('no worked example claims to report on a project', () => {
  expect(examples).not.toEqual([]);
  expect(grouped(examples.flatMap(reported))).toEqual([]);
});

it('no case study tells a past around its figures, or describes its client', () => {
  expect(studies).not.toEqual([]);
  expect(grouped(studies.flatMap(invented))).toEqual([]);
});

it('no page names authors, reasons, practices or promises that the company did not give', () => {
  expect(grouped(pages.flatMap(claimed))).toEqual([]);
});

it('share cards and search call a story what it is', async () => {
  const site = await loadSite();
  const index = readFileSync(path.join(distDir(), SEARCH_INDEX), 'utf8');
  const searched = new Map(
    (JSON.parse(index) as PackedIndex[])
      .flatMap((part) => part.pages)
      .map(([at, , , , , kind]) => [at, kind]),
  );
  for (const { path: at, payload } of pages) {
    const kind = kinds.get(at);
    const isStory = kind !== undefined && kind !== 'article';
    const label = kind === 'worked example' ? 'Worked example' : 'Case study';
    if (!isStory) {
      expect(searched.get(at) ?? '', at).not.toMatch(/example|study$/u);
      continue;
    }
    expect([at, searched.get(at)]).toEqual([at, label]);
    const tag = expect.stringMatching(new RegExp(`${label}$`, 'iu'));
    expect([at, cardOf(payload, site).tag]).toEqual([at, tag]);
  }
});
