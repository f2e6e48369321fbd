import type { Page } from '#src/content/schema/pages.ts';
import { canonicalPath } from '../content/read-content.ts';
import type { Content } from '../content/read-content.ts';
import { linksIn } from './inline-links.ts';

/** Every link in the content that has words of its own. */
export const contentLinks = (content: Pick<Content, 'pages' | 'navigation'>) =>
  linksIn(new Map<string, unknown>([...content.pages, ['navigation', content.navigation]])).flatMap(
    ({ words, ...link }) => (words === null ? [] : [{ ...link, words }]),
  );

/** Words that say nothing about where a link leads. */
const EMPTY = new Set(
  'a all an and are as at be by do for from go how in into is it its more not of on one or our out own see so that the their them they this to up was we what when where which who why with you your read learn explore discuss plan get us page'.split(
    ' ',
  ),
);

/** The meaningful words of a text, without their endings: "audited" and "audits" are the same. */
export function meaningfulWords(text: string): Set<string> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']s\b/gu, '')
    .replaceAll(/\bk-?12\b/gu, 'k12')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word));
  return new Set(words.map((word) => word.replace(/(?:ations?|ings?|ies|ers?|ed|es|s|y|e)$/u, '')));
}

/** The words that say what a target is about: the page's name, title and headline, and the linked section. */
export function wordsOfTarget(content: Content, target: string): string | null {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/u.exec(target) ?? [];
  const page = content.pages.get(canonicalPath(content, pathname));
  if (page === undefined) return null;
  return [
    page.name,
    page.head.title,
    headlineOf(page),
    ...wordsOfTopic(page, new URLSearchParams(query).get('topic')),
    hash === '' ? '' : hash.slice(1).replaceAll('-', ' '),
  ].join(' ');
}

const headlineOf = (page: Page) => ('hero' in page ? page.hero.title : page.title);

function wordsOfTopic(page: Page, id: string | null): string[] {
  const topic = page.layout === 'contact' && page.topics.find((one) => one.id === id);
  return topic ? [topic.heading, topic.opening.message] : [];
}

/** Whether a link's text and its target's words share at least one meaningful word. */
export function keepsItsPromise(words: string, target: string): boolean {
  const promised = meaningfulWords(words);
  const found = meaningfulWords(target);
  return [...promised].some((word) => found.has(word));
}
