import { expect, it } from 'vitest';
import { TOPICS } from '#src/content/topics.ts';
import { canonicalPath, examineContent, readContent } from '../content/read-content.ts';
import { withTopic } from '../content/resolve-references.ts';
import { linksIn, pathOf } from './inline-links.ts';

const content = await readContent({});
const { pages, navigation } = content;
const links = linksIn(new Map<string, unknown>([...pages, ['navigation', navigation]])).map(
  (link) => ({
    ...link,
    target: withTopic(link.target, pages.get(link.where.replace(/#.*$/u, ''))),
  }),
);

/**
 * A link to a page that does not exist is shown as plain text, so that content can be written in any order.
 * In finished content such a link is a typo, which the audit of the built site cannot detect.
 */
it('every link in the content leads to a page', async () => {
  const { deadLinks } = await examineContent();
  expect(deadLinks).toEqual([]);
});

it('a link to the contact form names a topic that the form has, if it names one', () => {
  const topics = new Set<string>(TOPICS.map(({ id }) => id));
  const named = links.flatMap(
    ({ target }) => /^\/contact-us\?topic=(.*)$/u.exec(target)?.[1] ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((topic) => !topics.has(topic))).toEqual([]);
});

/** Words that say nothing about where a link leads. */
const EMPTY = new Set(
  'a all an and are as at be by do for from go how in into is it its more not of on one or our out own see so that the their them they this to up was we what when where which who why with you your read learn explore discuss plan get us page'.split(
    ' ',
  ),
);

/** The meaningful words of a text, without their endings: "audited" and "audits" are the same. */
const stemsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']s\b/gu, '')
    .replaceAll(/\bk-?12\b/gu, 'k12')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .map((word) => word.replace(/(?:ations?|ings?|ies|ers?|ed|es|s|y|e)$/u, ''));

/** The words that say what a target is about: the page's name, title and headline, the topic, and the linked section. */
function wordsOfTarget(target: string): string {
  const page = pages.get(canonicalPath(content, pathOf({ target })));
  if (page === undefined) return '';
  const { searchParams, hash } = new URL(target, 'https://hause.example');
  const topics = page.layout === 'contact' ? page.topics : [];
  const topic = topics.find(({ id }) => id === searchParams.get('topic'));
  return [
    page.name,
    page.head.title,
    'hero' in page ? page.hero.title : page.title,
    topic?.heading,
    topic?.opening.message,
    hash,
  ].join(' ');
}

/** Links whose words have none in common with those of their target. */
const EXCEPTIONS: readonly (readonly [words: string, target: RegExp, reason: string])[] = [
  ['Learn More', /^\/[a-z]+$/u, 'specified; it ends the panel of a menu, under its title'],
  ['See Transformation Plans', /topic=development$/u, 'specified; it ends a card about renewal'],
  ['Discuss End-to-End Services', /topic=development$/u, 'specified, like the card it ends'],
  ['Talk to us', /topic=call$/u, 'the form is how one talks to the team'],
  ['publishers', /^\/k-12$/u, 'in the line below the headline, an audience is its page'],
  ['universities', /^\/higher-education$/u, 'the same'],
  ['employers', /^\/workforce$/u, 'the same'],
];

it('the words of a link share a meaningful word with their target (WCAG 2.4.9)', () => {
  const local = links.filter(
    ({ where, words, target }) =>
      target.startsWith('/') &&
      // Cards and answers take their words from the pages (house.test.ts).
      words !== null &&
      !/\.(?:answer|answers\.\d+)\.links\./u.test(where),
  );
  expect(local.length).toBeGreaterThan(400);
  const broken = local.filter(({ words, target }) => {
    const found = new Set(stemsOf(wordsOfTarget(target)));
    return !stemsOf(words ?? '').some((word) => found.has(word));
  });
  const isOf = (link: (typeof links)[number], [words, target]: (typeof EXCEPTIONS)[number]) =>
    link.words === words && target.test(link.target);
  expect(
    broken.filter((link) => !EXCEPTIONS.some((exception) => isOf(link, exception))),
    'Let the words of the link name its page, or list an exception with its reason',
  ).toEqual([]);
  expect(EXCEPTIONS.filter((exception) => !broken.some((link) => isOf(link, exception)))).toEqual(
    [],
  );
});
