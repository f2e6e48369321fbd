import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { isReference } from '#src/content/schema/primitives.ts';
import { canonicalPath } from '../content/read-content.ts';
import type { Content } from '../content/read-content.ts';

/** A link as a visitor sees it. */
export interface ContentLink {
  /** The file's page and the field, such as `/solve#resources.cards.0`. */
  readonly where: string;
  /** The link text. */
  readonly words: string;
  /** As written, except that a link to the contact page without a topic gets its page's topic. */
  readonly target: string;
}

/** The fields with the link text, for link objects with several texts. */
const PRESSED = ['text', 'title', 'headline', 'ctaText'];

/** Every link in the content, both in objects and in running text. */
export function contentLinks(content: Pick<Content, 'pages' | 'navigation'>): ContentLink[] {
  const links: ContentLink[] = [];

  const walk = (value: unknown, where: string): void => {
    if (typeof value === 'string') {
      for (const part of parseRichText(value)) {
        if (part.kind === 'link') links.push({ where, words: part.text, target: part.href });
      }
      return;
    }
    if (typeof value !== 'object' || value === null || isReference(value)) return;
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'object' && item !== null && isReference(item)) {
        // Related pages are paths without text: their cards use the page's own words.
        if (item.kind === 'link' && !Array.isArray(value)) {
          const texts = value as Readonly<Record<string, unknown>>;
          const words = PRESSED.map((name) => texts[name]).filter(
            (text) => typeof text === 'string',
          );
          links.push({ where, words: words.join(' '), target: item.target });
        }
      } else walk(item, `${where}.${key}`);
    }
  };

  for (const [path, page] of content.pages) walk(page, `${path}#`);
  walk(content.navigation, 'navigation#');
  return links;
}

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
