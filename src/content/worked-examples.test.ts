import { describe, expect, it } from 'vitest';
import type { PageInput } from './schema/pages.ts';

/**
 * A worked example is not a client project: it shows how a task would be approached. So it contains no
 * events, testimonials or outcomes, and every link to it is labeled as a worked example.
 */

const pages = Object.entries(
  import.meta.glob<PageInput>('./pages/**/*.ts', { eager: true, import: 'default' }),
).map(([file, page]) => ({
  path: file.replace(/^\.\/pages/u, '').replace(/(?:\/index)?\.ts$/u, ''),
  page,
}));

const examples = pages.flatMap(({ path, page }) =>
  page.layout === 'case-study' && page.isWorkedExample === true ? [{ path, page }] : [],
);
const addresses = new Set(examples.map(({ path }) => path));
const leadsToOne = (href: string) => addresses.has(href.replace(/[?#].*$/u, ''));

/** Phrases that only a report on an actual project would use. */
const TELLTALE = [
  'the client',
  'our client',
  'clients',
  'they asked',
  'the result was',
  'the outcome',
  'we found',
  'were delivered',
  'has been adopted',
  'is now',
  'are now',
  'now has',
  'now have',
  'told us',
  'reported that',
];
const telltale = new RegExp(String.raw`(?<!\w)(?:${TELLTALE.join('|')})(?!\w)`, 'giu');

/** Names, addresses and pictures: fields that are not prose. */
const SILENT = new Set(['layout', 'line', 'type', 'id', 'href', 'picture', 'related']);

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\]\([^)]*\)/gu, ']')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (SILENT.has(key) ? [] : wordsOf(item)));
}

/** The text of every link below `value` that leads to a worked example. */
function linksBelow(value: unknown): string[] {
  if (typeof value === 'string') {
    const targets = [...value.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target]) => target ?? '');
    return targets.some(leadsToOne) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const here =
    'href' in value && typeof value.href === 'string' && leadsToOne(value.href)
      ? [wordsOf(value).join(' | ')]
      : [];
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, item]) => (key === 'related' ? [] : linksBelow(item))),
  ];
}

/** The audiences that the specification gives with a project (docs/specification.md, 9). */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  '/case-studies/at-risk-learner-courses': ['Higher education'],
  '/case-studies/workforce-readiness-curriculum': ['Workforce learning'],
};

it('client work is filed under an audience only if that was given', () => {
  const filed = pages.flatMap(({ path, page }) =>
    page.layout === 'case-study' && page.isWorkedExample !== true && page.audiences.length > 0
      ? [[path, page.audiences]]
      : [],
  );
  expect(Object.fromEntries(filed)).toEqual(GIVEN);
});

it('there are worked examples to check', () => {
  expect(examples.length).toBeGreaterThan(0);
});

describe('a worked example', () => {
  it.each(examples)('at $path reports no project, outcome or testimonial', ({ page }) => {
    const found = wordsOf(page).flatMap((words) =>
      [...words.matchAll(telltale)].map(([phrase]) => `'${phrase}' in: ${words}`),
    );
    expect(found, 'describe what one would do and check, in the present tense').toEqual([]);
  });

  it.each(examples)('at $path has no figures', ({ page }) => {
    expect(page.metrics).toEqual([]);
  });
});

describe('links to a worked example', () => {
  it('as a resource card have the category WORKED EXAMPLE', () => {
    const wrong = pages.flatMap(({ path, page }) =>
      'resources' in page
        ? page.resources.cards
            .filter(({ href, category }) => leadsToOne(href) && category !== 'WORKED EXAMPLE')
            .map(({ title, category }) => `${path}: '${title}' has the category ${category}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it('contain "worked example" in the link text or next to it, on every page', () => {
    const links = pages.flatMap(({ path, page }) =>
      linksBelow(page).map((words) => ({ path, words })),
    );
    expect(links.length).toBeGreaterThan(0);
    const silent = links.filter(({ words }) => !/worked example/iu.test(words));
    expect(silent).toEqual([]);
  });
});
