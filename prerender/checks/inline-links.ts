import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import { isLinkTarget, isReference } from '#src/content/schema/primitives.ts';

/**
 * Problems with links in running text, one sentence each: a target that no link may have, or markup
 * that would be shown as it is written.
 * @param texts pages by path, and other content with texts by name
 */
export const inlineLinkProblems = (texts: ReadonlyMap<string, unknown>): string[] =>
  [...texts].flatMap(([name, value]) => problemsIn(value, `${name}#`));

function problemsIn(value: unknown, where: string): string[] {
  if (typeof value === 'string') return value.includes('](') ? problemsOf(value, where) : [];
  if (typeof value !== 'object' || value === null || isReference(value)) return [];
  return Object.entries(value).flatMap(([field, item]) => problemsIn(item, `${where}.${field}`));
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
