import { compose } from '#src/features/offline/page-store/compose.ts';
import type { DocumentPart, Frame } from '#src/features/offline/page-store/plan.ts';

/** A document of the build. */
export interface BuiltDocument {
  readonly layout: string;
  readonly html: string;
}

type Segments = Frame['segments'];

/** A stretch of a document: either the page's own text, or shared text with its role. */
type Stretch = readonly [role: string | null, text: string];

/** A place in a text; undefined if the text does not have it. */
type Place = (text: string) => number | undefined;

// Not lookbehind or lookahead, which the engine would try at every letter of every page.
const before =
  (mark: RegExp): Place =>
  (text) =>
    mark.exec(text)?.index;
const after =
  (mark: RegExp): Place =>
  (text) => {
    const found = mark.exec(text);
    return found === null ? undefined : found.index + found[0].length;
  };

/**
 * Where a shared stretch begins, and where it ends.
 * A page refers to shared text by its role only, not by position or hash, so the reference stays the
 * same when a code change alters the shared text.
 */
const CUTS: readonly {
  readonly role: (layout: string) => string;
  readonly from: Place;
  readonly to: Place;
}[] = [
  // Fonts, styles and scripts, which depend on the layout.
  {
    role: (layout) => `head ${layout}`,
    from: after(/<\/title>/u),
    to: before(/<meta name="description"/u),
  },
  { role: () => 'header', from: after(/<\/head>/u), to: after(/<main[^>]*>/u) },
  { role: () => 'footer', from: before(/<\/main>/u), to: after(/ id="page-payload">/u) },
  { role: () => 'end', from: before(/<\/script>\n<\/body>/u), to: (text) => text.length },
];

function stretchesOf({ layout, html }: BuiltDocument): Stretch[] {
  const stretches: Stretch[] = [];
  let rest = html;
  for (const { role, from, to } of CUTS) {
    const start = from(rest);
    if (start === undefined) continue;
    const length = to(rest.slice(start));
    if (length === undefined) continue;
    stretches.push([null, rest.slice(0, start)], [role(layout), rest.slice(start, start + length)]);
    rest = rest.slice(start + length);
  }
  return [...stretches, [null, rest]];
}

/** What the documents share, by role: the most common text of each. */
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

/** The files of icons, whose names pages repeat with every icon. Not a lookbehind, see above. */
const ICONS = /(\/assets\/)(icons(?:-more)?)-([\da-f]+)(?=\.svg)/gu;

/**
 * The hashes in the names of the icon files by segment, so that a new icon changes no page.
 * @param files names relative to `dist`
 */
export const iconHashes = (files: Iterable<string>): Segments =>
  Object.fromEntries(
    [...files].flatMap((file) =>
      [...`/${file}`.matchAll(ICONS)].map(([, , name = '', hash = '']) => [name, hash]),
    ),
  );

/** Where a page may insert something into a segment: after the address of a link. */
const ANCHOR = /href="[^"]*"$/u;

/**
 * The document as its own text and references to segments. A shared stretch that differs from its segment
 * only by one insertion after a link (the current section of the menu) still refers to it; any other is
 * the page's own text, which refers to the segments of the icons only.
 * @throws Error if the parts do not recompose into the same document
 */
export function partsOf(document: BuiltDocument, segments: Segments): DocumentPart[] {
  const parts = stretchesOf(document).flatMap(([role, text]): DocumentPart[] => {
    if (text === '') return [];
    const segment = role === null ? undefined : segments[role];
    if (role === null || segment === undefined) return [text];
    return [segment === text ? [role] : (insertionInto(role, segment, text) ?? text)];
  });
  const split = joined(parts).flatMap((part) =>
    typeof part === 'string' ? withIcons(part, segments) : [part],
  );
  if (compose(split, { segments }) !== document.html) {
    throw new Error('The parts of a page do not recompose into its document (prerender/offline).');
  }
  return split;
}

/** Adjacent texts become one. */
function joined(parts: readonly DocumentPart[]): DocumentPart[] {
  const joined: DocumentPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  return joined;
}

function withIcons(text: string, segments: Segments): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let end = 0;
  for (const { 0: found, 2: name = '', 3: hash = '', index } of text.matchAll(ICONS)) {
    if (segments[name] !== hash) continue;
    const start = index + found.length - hash.length;
    parts.push(text.slice(end, start), [name]);
    end = start + hash.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

function insertionInto(role: string, segment: string, text: string): DocumentPart | null {
  const length = text.length - segment.length;
  if (length <= 0) return null;
  let at = 0;
  while (at < segment.length && segment[at] === text[at]) at += 1;
  // The insertion may begin with the same text that follows it: go back to the end of the link's address.
  for (; at > 0; at -= 1) {
    const [after] = ANCHOR.exec(segment.slice(Math.max(0, at - 200), at)) ?? [];
    if (after === undefined) continue;
    if (segment.indexOf(after) + after.length !== at) return null;
    const inserted = text.slice(at, at + length);
    return text.slice(at + length) === segment.slice(at) ? [role, after, inserted] : null;
  }
  return null;
}
