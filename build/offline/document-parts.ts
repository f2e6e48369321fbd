import { compose } from '#src/features/offline/page-store/compose.ts';
import type { DocumentPart, Frame, Ways } from '#src/features/offline/page-store/plan.ts';

import { splitValues, splitWays } from './own-parts.ts';

/** A document of the build. */
export interface BuiltDocument {
  readonly layout: string;
  readonly html: string;
}

type Segments = Frame['segments'];

/** A stretch of a document: the page's own text, or one that pages share, with its role. */
type Stretch = readonly [role: string | null, text: string];

/**
 * Where a shared stretch begins, right after the first mark, and where it ends, right before the second.
 * A role is all that a page says of what it shares: no place, no hash. So it stays the same when the code
 * changes and the shared text with it.
 */
const CUTS: readonly {
  readonly role: (layout: string) => string;
  readonly from: RegExp;
  readonly to: RegExp;
}[] = [
  // Fonts, styles, scripts: those of a layout.
  {
    role: (layout) => `head ${layout}`,
    from: /<\/title>/u,
    to: /<meta name="description"/u,
  },
  { role: () => 'header', from: /<\/head>/u, to: /(?<=<main[^>]*>)/u },
  { role: () => 'footer', from: /(?=<\/main>)/u, to: /(?<= id="page-payload">)/u },
  { role: () => 'end', from: /(?=<\/script>\n<\/body>)/u, to: /$/u },
];

function stretchesOf({ layout, html }: BuiltDocument): Stretch[] {
  const stretches: Stretch[] = [];
  let rest = html;
  for (const { role, from, to } of CUTS) {
    const begin = from.exec(rest);
    if (begin === null) continue;
    const start = begin.index + begin[0].length;
    const length = to.exec(rest.slice(start))?.index;
    if (length === undefined) continue;
    stretches.push([null, rest.slice(0, start)], [role(layout), rest.slice(start, start + length)]);
    rest = rest.slice(start + length);
  }
  return [...stretches, [null, rest]];
}

/** What the documents share, by role: for each the text that most of them have. */
export function segmentsOf(documents: readonly BuiltDocument[]): Segments {
  const counts = new Map<string, Map<string, number>>();
  for (const [role, text] of documents.flatMap(stretchesOf)) {
    if (role === null) continue;
    const texts = counts.get(role) ?? new Map<string, number>();
    texts.set(text, (texts.get(text) ?? 0) + 1);
    counts.set(role, texts);
  }
  return Object.fromEntries(
    [...counts]
      .map(([role, texts]) => {
        const [[text] = ['']] = [...texts].toSorted(
          ([one, times], [other, others]) => others - times || (one < other ? -1 : 1),
        );
        return [role, text] as const;
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The marks behind which a page may insert something into a segment: the address of a link. */
const ANCHOR = /href="[^"]*"$/u;

/**
 * The document as its own text and references to segments. A shared stretch that differs from its segment
 * by one insertion behind a link (the part of the menu that the page is in) refers to it all the same; any
 * other is the page's own text.
 * @param values in the page's own text that become references too
 * @param ways to the pages beside it
 * @throws Error if they would not make up the same document again
 */
export function partsOf(
  document: BuiltDocument,
  segments: Segments,
  { values = {}, ways }: { readonly values?: Segments; readonly ways?: Ways | undefined } = {},
): DocumentPart[] {
  const parts = stretchesOf(document).flatMap(([role, text]): DocumentPart[] => {
    if (text === '') return [];
    const segment = role === null ? undefined : segments[role];
    if (role === null || segment === undefined) return [text];
    return [segment === text ? [role] : (insertionInto(role, segment, text) ?? text)];
  });
  const joined: DocumentPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (typeof part === 'string' && typeof before === 'string') joined.splice(-1, 1, before + part);
    else joined.push(part);
  }
  const split = joined
    .flatMap((part) =>
      typeof part === 'string' && ways !== undefined ? splitWays(part, segments, ways) : [part],
    )
    .flatMap((part) => (typeof part === 'string' ? splitValues(part, values) : [part]));
  if (compose(split, { segments: { ...segments, ...values } }, ways) !== document.html) {
    throw new Error('The parts of a page do not make up its document (build/offline).');
  }
  return split;
}

function insertionInto(role: string, segment: string, text: string): DocumentPart | null {
  const length = text.length - segment.length;
  if (length <= 0) return null;
  let at = 0;
  while (at < segment.length && segment[at] === text[at]) at += 1;
  // What is inserted may begin as what follows it does: go back to the end of the link's address.
  for (; at > 0; at -= 1) {
    const [after] = ANCHOR.exec(segment.slice(Math.max(0, at - 200), at)) ?? [];
    if (after === undefined) continue;
    if (segment.indexOf(after) + after.length !== at) return null;
    const inserted = text.slice(at, at + length);
    return text.slice(at + length) === segment.slice(at) ? [role, after, inserted] : null;
  }
  return null;
}
