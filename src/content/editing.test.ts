import { describe, expect, it } from 'vitest';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { PageInput } from './schema/pages.ts';
import { site } from './site.ts';

/** How often the site may use a turn of phrase before readers notice it. */
const AT_MOST = 4;

/**
 * Phrases that turned out to be overused (a few on every page), or that make prose read like
 * advertising. Words that a subject requires are not listed.
 */
const TICS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['rehearse', /\brehears\w+/giu],
  ['honest', /\bhonest(?:ly|y)?\b/giu],
  ['plainly, in plain words', /\bplainly\b|\bin plain (?:words|English|language)\b/giu],
  ['an owner', /\b(?:an|one|has|with|without|no) owners?\b/giu],
  ['not just, not only, not merely', /\bnot (?:just|only|merely|simply)\b/giu],
  ['X, not Y', /, not (?:an?|the)\b/giu],
  ['X, never Y', /, never\b/giu],
  ['rather than', /\brather than\b/giu],
  ['so that', /\bso that\b/giu],
  ['without the', /\bwithout the\b/giu],
  ['we say so', /\b(?:we|will|we’ll) (?:say|tell you|said) so\b/giu],
  ['nobody', /\b(?:nobody|no one)\b/giu],
  ['the people who', /\bthe people who\b/giu],
  ['before anyone', /\bbefore any(?:one|body|thing)\b/giu],
  ['daily bread, in the house', /\bdaily bread\b|\bin the house\b|\bfor whom\b/giu],
  [
    'words of brochures',
    /\b(?:leverag\w+|empower\w*|holistic\w*|cutting-edge|best-in-class|world-class|game-chang\w+|delve\w*|unlock\w*|harness\w*|robust\w*|transformative|next-generation|state-of-the-art|tapestry|testament)\b/giu,
  ],
];

/** Names, addresses and choices: fields that are not prose. */
const SILENT = new Set([
  'layout',
  'line',
  'type',
  'id',
  'href',
  'icon',
  'picture',
  'related',
  'topic',
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (SILENT.has(key) ? [] : textsOf(item)));
}

/** The matches in each text. A text that appears on several pages (a story's title) counts once. */
const found = (texts: ReadonlySet<string>, pattern: RegExp) =>
  [...texts].flatMap((text) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 50)),
  );

const pages = Object.entries(
  import.meta.glob<PageInput>('./pages/**/*.ts', { eager: true, import: 'default' }),
);
const texts = new Set(pages.flatMap(([, page]) => textsOf(page)));

describe('turns of phrase', () => {
  it('are searched for across the whole site', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect([...texts].join(' ').split(/\s+/u).length).toBeGreaterThan(40_000);
  });

  it.each(TICS)(`such as "%s" are used at most ${AT_MOST} times`, (_, pattern) => {
    const places = found(texts, pattern);
    expect(places.length > AT_MOST ? places : []).toEqual([]);
  });

  it('are found anywhere, once per text', () => {
    const planted = new Set(
      textsOf({ a: 'Not just a **plan**.', b: ['not only', { id: 'not just' }] }),
    );
    expect(found(planted, /\bnot (?:just|only)\b/giu)).toHaveLength(2);
    expect(found(new Set(textsOf({ a: 'so that', b: 'so that' })), /so that/gu)).toHaveLength(1);
  });
});

describe('the title of a page', () => {
  const titles = pages.map(([file, { head }]) => ({ file, title: head.title }));

  it.each(titles)('of $file has room for the company’s name in 60 characters', ({ title }) => {
    const shown = title.includes(site.name) ? title : `${title} | ${site.name}`;
    expect(shown.length).toBeLessThanOrEqual(60);
  });

  it('is unique', () => {
    const all = titles.map(({ title }) => title);
    expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([]);
  });
});

describe('the end of a page', () => {
  const closings = pages.flatMap(([file, page]) =>
    'contact' in page && page.contact !== undefined ? [{ file, body: page.contact.body }] : [],
  );
  const first = (text: string, words: number) => text.split(/\s+/u).slice(0, words).join(' ');

  it('differs from the ends of all other pages, starting with its first words', () => {
    const counts = Map.groupBy(closings, ({ body }) => first(body, 2));
    const alike = [...counts].filter(([, same]) => same.length > 2);
    expect(alike.map(([words, same]) => [words, same.map(({ file }) => file)])).toEqual([]);
  });

  it('asks for something other than where to begin', () => {
    const beginning = closings.filter(({ body }) => /\b(?:begins?|starts?)\b/iu.test(body));
    expect(beginning.length > AT_MOST ? beginning : []).toEqual([]);
  });

  it('asks only for things that the contact form accepts', () => {
    const asking = /\b(?:attach|upload|send us|email us|mail us)\b/iu;
    expect(closings.filter(({ body }) => asking.test(body))).toEqual([]);
  });
});
