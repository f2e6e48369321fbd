import { describe, expect, it } from 'vitest';
import { TOPICS } from '#src/content/topics.ts';
import { contentLinks, keepsItsPromise, wordsOfTarget } from './content-links.ts';
import { loadSite } from './load-site.ts';
import { readContent } from './read-content.ts';
import { withTopic } from './resolve-references.ts';

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
  const { missing } = await loadSite();
  expect(missing).toEqual([]);
});

describe('a link to the contact page', () => {
  const toContact = links.filter(({ target }) => /^\/contact-us(?:[?#]|$)/u.test(target));
  const topics = new Set(TOPICS.map(({ id }) => `/contact-us?topic=${id}`));

  /** Pages that mention the contact form without an invitation. */
  const PLAIN = [
    'navigation#.contact', // on every page, so not about any one of them
    '/accessibility#', // a barrier may be anywhere
    '/cookie-policy#', // describes where drafts are removed
    '/privacy-policy#', // describes what the form stores
  ];

  it('names its subject with a topic that the form has', () => {
    expect(toContact.length).toBeGreaterThan(20);
    const silent = toContact.filter(
      ({ where, target }) => !topics.has(target) && !PLAIN.some((start) => where.startsWith(start)),
    );
    expect(silent).toEqual([]);
  });

  it('exists for every topic on at least one page', () => {
    const used = new Set([
      ...toContact.map(({ target }) => target),
      ...[...content.pages.values()].map((page) => withTopic('/contact-us', page)),
    ]);
    expect([...topics].filter((topic) => !used.has(topic))).toEqual([]);
  });
});

describe('the words of a link', () => {
  /** Links whose words have none in common with their target's name, title or headline. */
  const EXCEPTIONS: readonly (readonly [words: string, target: RegExp, reason: string])[] = [
    ['Learn More', /^\/[a-z]+$/u, 'specified; it ends the panel of a menu, under its title'],
    ['See Transformation Plans', /topic=development$/u, 'specified; it ends a card about renewal'],
    ['Discuss End-to-End Services', /topic=development$/u, 'specified, like the card it ends'],
    ['Talk to us', /topic=call$/u, 'the form is how one talks to the team'],
  ];
  /** These links take their text from their target pages (house.test.ts). */
  const isNamedByItsPage = /\.(?:answer|answers\.\d+)\.links\./u;
  const local = links.filter(
    ({ where, target }) => target.startsWith('/') && !isNamedByItsPage.test(where),
  );
  const broken = local.filter(({ words, target }) => {
    const promised = wordsOfTarget(content, target);
    return promised === null || !keepsItsPromise(words, promised);
  });
  const isException = ({ words, target }: (typeof local)[number]) =>
    EXCEPTIONS.some(([said, to]) => said === words && to.test(target));

  it('share a meaningful word with the target page', () => {
    expect(local.length).toBeGreaterThan(400);
    expect(broken.filter((link) => !isException(link))).toEqual([]);
  });

  it('have no unnecessary exceptions', () => {
    const idle = EXCEPTIONS.filter(
      ([said, to]) => !broken.some(({ words, target }) => said === words && to.test(target)),
    );
    expect(idle).toEqual([]);
  });

  it.each([
    ['Accessibility audits', 'Digital accessibility for K-12', true],
    ['Our audit', 'We audited it', true],
    ['a plan for K-12', 'K12 products', true],
    ['Learn more', 'Learning more about what you read', false],
    ['Read how a publisher did it', 'Reading for all', false],
    ['See a demo', 'Schedule a call', false],
    ['', 'Anything', false],
  ])('"%s" and "%s" share a meaningful word: %s', (words, target, expected) => {
    expect(keepsItsPromise(words, target)).toBe(expected);
  });

  it('are found in objects and in running text, and compared with all text about the target', () => {
    const [path] = ['/contact-us?topic=demo'];
    expect(wordsOfTarget(content, path)).toContain('Request a demo');
    expect(wordsOfTarget(content, '/contact-us?topic=nonsense')).not.toContain('demo is:');
    expect(wordsOfTarget(content, '/nowhere')).toBeNull();
    expect(links.some(({ where }) => where.startsWith('navigation#.footer'))).toBe(true);
    expect(links.some(({ where }) => /sections\.\d+\.blocks/u.test(where))).toBe(true);
  });
});

/** A visitor finds the subject in the headline, without having to infer it from the menu. */
describe('the headline of a page', () => {
  const SPECIFIED = ['/', '/404', '/contact-us'];

  it('shares a meaningful word with the name or title', () => {
    const silent = [...content.pages].flatMap(([path, page]) => {
      const headline = 'hero' in page ? page.hero.title : page.title;
      const named = keepsItsPromise(headline, `${page.name} ${page.head.title}`);
      return named || SPECIFIED.includes(path) ? [] : [`${path}: ${headline}`];
    });
    expect(silent).toEqual([]);
  });
});
