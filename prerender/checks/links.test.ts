import { describe, expect, it } from 'vitest';
import { TOPICS } from '#src/content/topics.ts';
import { contentLinks, keepsItsPromise, wordsOfTarget } from './content-links.ts';
import { examineContent, readContent } from '../content/read-content.ts';
import { withTopic } from '../content/resolve-references.ts';

const content = await readContent({});
const links = contentLinks(content).map((link) => {
  const page = content.pages.get(link.where.replace(/#.*$/u, ''));
  return { ...link, target: withTopic(link.target, page) };
});

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

describe('the words of a link', () => {
  /** Links whose words have none in common with their target's name, title or headline. */
  const EXCEPTIONS: readonly (readonly [words: string, target: RegExp, reason: string])[] = [
    ['Learn More', /^\/[a-z]+$/u, 'specified; it ends the panel of a menu, under its title'],
    ['See Transformation Plans', /topic=development$/u, 'specified; it ends a card about renewal'],
    ['Discuss End-to-End Services', /topic=development$/u, 'specified, like the card it ends'],
    ['Talk to us', /topic=call$/u, 'the form is how one talks to the team'],
    ['publishers', /^\/k-12$/u, 'in the line below the headline, an audience is its page'],
    ['universities', /^\/higher-education$/u, 'the same'],
    ['employers', /^\/workforce$/u, 'the same'],
  ];
  /** These links take their text from their target pages (house.test.ts). */
  const isNamedByItsPage = /\.(?:answer|answers\.\d+)\.links\./u;

  it('share a meaningful word with the target page (WCAG 2.4.9)', () => {
    const local = links.filter(
      ({ where, target }) => target.startsWith('/') && !isNamedByItsPage.test(where),
    );
    const broken = local.filter(({ words, target }) => {
      const promised = wordsOfTarget(content, target);
      const isException = EXCEPTIONS.some(([said, to]) => said === words && to.test(target));
      return !isException && (promised === null || !keepsItsPromise(words, promised));
    });
    expect(local.length).toBeGreaterThan(400);
    expect(
      broken,
      'Let the words of the link name its page, or list an exception with its reason',
    ).toEqual([]);
  });

  it.each([
    ['Accessibility audits', 'Digital accessibility for K-12', true],
    ['Our audit', 'We audited it', true],
    ['a plan for K-12', 'K12 products', true],
    ['Learn more', 'Learning more about what you read', false],
    ['Read how a publisher did it', 'Reading for all', false],
    ['', 'Anything', false],
  ])('"%s" and "%s" share a meaningful word: %s', (words, target, expected) => {
    expect(keepsItsPromise(words, target)).toBe(expected);
  });
});
