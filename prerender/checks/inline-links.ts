import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import { DOCUMENT_FILE, isLinkTarget, isReference } from '#src/content/schema/primitives.ts';
import { textsOf } from '../content/texts.ts';

/** A link as a visitor sees it. */
export interface ContentLink {
  /** The file's page and the field, such as `/solve#.resources.cards.0.href`. */
  readonly where: string;
  /** The link text; null for related pages, whose cards use the page's own words. */
  readonly words: string | null;
  readonly target: string;
}

/** The fields with the link text, for link objects with several texts. */
const PRESSED = ['text', 'title', 'headline', 'ctaText'];

const wordsBeside = (owner: object): string | null =>
  Array.isArray(owner)
    ? null
    : PRESSED.map((name) => (owner as Readonly<Record<string, unknown>>)[name])
        .filter((text) => typeof text === 'string')
        .join(' ');

/**
 * Every link of content, both in fields and in running text.
 * @param texts pages by path, and other content with links by name
 */
export function linksIn(texts: ReadonlyMap<string, unknown>): ContentLink[] {
  const links: ContentLink[] = [];
  const visit = (value: unknown, where: string, owner: object): void => {
    if (typeof value === 'string') {
      for (const part of parseRichText(value)) {
        if (part.kind === 'link') links.push({ where, words: part.text, target: part.href });
      }
    } else if (typeof value === 'object' && value !== null) {
      if (!isReference(value)) {
        for (const [field, item] of Object.entries(value)) visit(item, `${where}.${field}`, value);
      } else if (value.kind === 'link') {
        links.push({ where, words: wordsBeside(owner), target: value.target });
      }
    }
  };
  for (const [name, value] of texts) visit(value, `${name}#`, texts);
  return links;
}

/** The path of a link's target, without query and fragment. */
export const pathOf = ({ target }: Pick<ContentLink, 'target'>): string =>
  target.replace(/[?#].*$/u, '');

/** Links to pages that do not exist, one sentence each. */
export const deadLinks = (
  texts: ReadonlyMap<string, unknown>,
  isPage: (path: string) => boolean,
): string[] =>
  linksIn(texts)
    .filter(
      (link) =>
        link.target.startsWith('/') &&
        isLinkTarget(link.target) &&
        // Documents are looked for by site-problems.ts.
        !DOCUMENT_FILE.test(link.target) &&
        !isPage(pathOf(link)),
    )
    .map(
      ({ where, target }) =>
        `${where} leads to ${target}, but there is no such page. Correct the path, or add the page; until then its words are shown without a link.`,
    );

/**
 * Problems with links in running text, one sentence each: a target that no link may have, or markup
 * that would be shown as it is written.
 */
export const inlineLinkProblems = (texts: ReadonlyMap<string, unknown>): string[] =>
  [...texts].flatMap(([name, value]) =>
    textsOf(value).flatMap(({ field, text }) =>
      parseRichText(text).flatMap((part) => {
        const where = `${name}#.${field}`;
        if (part.kind === 'link' && !isLinkTarget(part.href)) {
          return [
            `${where} links to "${part.href}", but a link must lead to a path such as /k-12 without a trailing slash, an https address or a mailto address.`,
          ];
        }
        return part.text.includes('](')
          ? [
              `${where} has a link that cannot be read: "${part.text.trim()}". Write it as [words](/path), with no spaces in the path and no brackets in the words.`,
            ]
          : [];
      }),
    ),
  );
