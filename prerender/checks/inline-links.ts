import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import { DOCUMENT_FILE, isLinkTarget, isReference } from '#src/content/schema/primitives.ts';

/** Examines the links of content: in fields, and in running text. */
interface Examiner {
  readonly target: (target: string, where: string) => readonly string[];
  readonly text: (text: string, where: string) => readonly string[];
}

/** @param texts pages by path, and other content with links by name */
const examine = (texts: ReadonlyMap<string, unknown>, examiner: Examiner): string[] => {
  const visit = (value: unknown, where: string): readonly string[] => {
    if (typeof value === 'string') return value.includes('](') ? examiner.text(value, where) : [];
    if (typeof value !== 'object' || value === null) return [];
    if (isReference(value))
      return value.kind === 'link' ? examiner.target(value.target, where) : [];
    return Object.entries(value).flatMap(([field, item]) => visit(item, `${where}.${field}`));
  };
  return [...texts].flatMap(([name, value]) => visit(value, `${name}#`));
};

/**
 * Problems with links in running text, one sentence each: a target that no link may have, or markup
 * that would be shown as it is written.
 */
export const inlineLinkProblems = (texts: ReadonlyMap<string, unknown>): string[] =>
  examine(texts, { target: () => [], text: problemsOf });

/** Links to pages that do not exist, one sentence each. */
export function deadLinks(
  texts: ReadonlyMap<string, unknown>,
  isPage: (path: string) => boolean,
): string[] {
  const target = (href: string, where: string) =>
    !href.startsWith('/') ||
    !isLinkTarget(href) ||
    // Documents are looked for by site-problems.ts.
    DOCUMENT_FILE.test(href) ||
    isPage(href.replace(/[?#].*$/u, ''))
      ? []
      : [
          `${where} leads to ${href}, but there is no such page. Correct the path, or add the page; until then its words are shown without a link.`,
        ];
  return examine(texts, {
    target,
    text: (text, where) =>
      parseRichText(text).flatMap((part) => (part.kind === 'link' ? target(part.href, where) : [])),
  });
}

const problemsOf = (text: string, where: string): string[] =>
  parseRichText(text).flatMap((part) => {
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
  });
