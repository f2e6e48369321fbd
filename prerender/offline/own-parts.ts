import {
  LINK_ADDRESS,
  LINK_NAME,
  compose,
  escapeText,
} from '#src/features/offline/page-store/compose.ts';
import type { DocumentPart, Frame, Ways } from '#src/features/offline/page-store/plan.ts';

/*
 * Parts within a page's own text that change with something else: the palette, an icon, or the previous
 * and next page. A pack only refers to these parts, so it stays the same
 * (docs/decisions/0014-a-deploy-costs-what-changed.md).
 */

type Segments = Frame['segments'];

/**
 * A color as written in pictures, the hash of colors in a picture's URL, and the hashes of the icons. What
 * comes before a hash is a group: the engine would try a lookbehind at every letter of every page.
 */
const MENTION =
  /(?<![\w#&])#[\dA-Fa-f]{6}(?![\w-])|(\/art\/[\w-]+\.)[\da-f]{6}(?=\.svg)|(\/assets\/icons-(?:more-)?)[\da-f]+(?=\.svg)/gu;

/**
 * A text with its values replaced by references.
 * @param values by name, such as those of `pictureColors`
 */
export function splitValues(text: string, values: Segments): DocumentPart[] {
  const names = new Map(Object.entries(values).map(([name, value]) => [value, name]));
  const parts: DocumentPart[] = [];
  let end = 0;
  for (const { 0: found, 1: address = '', 2: icons = '', index } of text.matchAll(MENTION)) {
    const start = index + address.length + icons.length;
    const value = text.slice(start, index + found.length);
    const name = names.get(value);
    if (name === undefined) continue;
    if (start > end) parts.push(text.slice(end, start));
    parts.push([name]);
    end = start + value.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const WAYS = ['previous', 'next'] as const;

/** The links to the pages before and after a page (src/sections/next-steps/PreviousNext.tsx). */
const LINKS = /<nav [^>]*aria-label="Previous and next page"[^>]*><div [^>]*>(.*?)<\/div><\/nav>/su;

/** Templates of the previous and next links, without addresses and names: the most frequent of each kind. */
export function linkTemplates(pages: readonly { html: string; ways: Ways }[]): Segments {
  const counts = WAYS.map((way) => [way, new Map<string, number>()] as const);
  for (const { html, ways } of pages) {
    const links = LINKS.exec(html)?.[1] ?? '';
    for (const [way, templates] of counts) {
      const to = ways[way];
      const link = new RegExp(`<a [^>]*data-way="${way}".*?</a>`, 'su').exec(links)?.[0];
      if (to === null || link === undefined) continue;
      const template = link
        .replace(`href="${escapeText(to.href)}"`, `href="${LINK_ADDRESS}"`)
        .replace(`>${escapeText(to.name)}<`, `>${LINK_NAME}<`);
      templates.set(template, (templates.get(template) ?? 0) + 1);
    }
  }
  return Object.fromEntries(
    counts.flatMap(([way, templates]) => {
      const [most] = [...templates].toSorted(
        ([one, times], [other, others]) => others - times || (one < other ? -1 : 1),
      );
      return most === undefined ? [] : [[`${way} link`, most[0]]];
    }),
  );
}

/** Replaces the links to the previous and next page with references, if these yield the same text. */
export function splitWays(text: string, segments: Segments, ways: Ways): DocumentPart[] {
  if (ways.previous === null && ways.next === null) return [text];
  const links: DocumentPart[] = WAYS.map((way) => [way, 'link'] as const);
  const data: DocumentPart[] = ['"previous":', ['previous', 'data'], ',"next":', ['next', 'data']];
  return replaceOnce(replaceOnce([text], links, segments, ways), data, segments, ways);
}

/** Replaces the last occurrence of the text that these parts make up with the parts. */
function replaceOnce(
  parts: readonly DocumentPart[],
  by: readonly DocumentPart[],
  segments: Segments,
  ways: Ways,
): DocumentPart[] {
  const known = WAYS.every((way) => ways[way] === null || `${way} link` in segments);
  const made = known ? compose(by, { segments }, ways) : '';
  return parts.flatMap((part): readonly DocumentPart[] => {
    const at = typeof part === 'string' && made !== '' ? part.lastIndexOf(made) : -1;
    if (typeof part !== 'string' || at === -1) return [part];
    const [before, after] = [part.slice(0, at), part.slice(at + made.length)];
    return [before, ...by, after].filter((one) => one !== '');
  });
}
