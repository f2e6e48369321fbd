/**
 * The inline markup for running text in the content: `**strong**` and `[words](/path)`. Anything
 * else is plain text. It is parsed to data, never to HTML, so nothing can be injected.
 */
export type RichTextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/gu;

export function parseRichText(source: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, strong, words, href] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: words ?? '', href: href ?? '' });
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

/** The text without markup, for counting, search and structured data. */
export const plainText = (source: string): string =>
  parseRichText(source)
    .map((part) => part.text)
    .join('');

/** Rewrites link targets; a link for which `resolve` returns null becomes plain text. */
export const richTextTargets = (source: string, resolve: (href: string) => string | null): string =>
  source.replace(/\[([^\]]+)\]\(([^)\s]+)\)/gu, (_, words: string, target: string) => {
    const href = resolve(target);
    return href === null ? words : `[${words}](${href})`;
  });
