import type { DocumentPart, Frame, Ways } from './plan.ts';

const NO_WAYS: Ways = { previous: null, next: null };

/** The placeholder for the target in a link template. */
export const LINK_ADDRESS = '{href}';
export const LINK_NAME = '{name}';

/**
 * Composes a document from its parts and the segments of a frame.
 * @param ways the links to the pages before and after this one
 * @throws RangeError if the frame lacks a segment, or the insertion point in one: then the page was
 * not built for this frame
 */
export function compose(
  document: readonly DocumentPart[],
  { segments }: Pick<Frame, 'segments'>,
  ways: Ways = NO_WAYS,
): string {
  const segmentOf = (name: string): string => {
    const segment = Object.hasOwn(segments, name) ? segments[name] : undefined;
    if (segment === undefined) throw new RangeError(`There is no segment "${name}".`);
    return segment;
  };
  return document
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.length === 1) return segmentOf(part[0]);
      if (part.length === 2) {
        const [way, kind] = part;
        const to = ways[way];
        if (kind === 'data') return JSON.stringify(to);
        if (to === null) return '';
        return segmentOf(`${way} link`)
          .replace(LINK_ADDRESS, () => escapeText(to.href))
          .replace(LINK_NAME, () => escapeText(to.name));
      }
      const [name, after, inserted] = part;
      const segment = segmentOf(name);
      const at = segment.indexOf(after);
      if (at === -1) throw new RangeError(`The segment "${name}" has no "${after}".`);
      const place = at + after.length;
      return segment.slice(0, place) + inserted + segment.slice(place);
    })
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text as React does. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (letter) => ESCAPES[letter] ?? letter);
