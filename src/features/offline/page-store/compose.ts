import type { DocumentPart, Frame } from './plan.ts';

/**
 * Composes a document from its parts and the segments of a frame.
 * @throws RangeError if the frame lacks a segment, or the insertion point in one: then the page was
 * not built for this frame
 */
export function compose(
  document: readonly DocumentPart[],
  { segments }: Pick<Frame, 'segments'>,
): string {
  return document
    .map((part) => {
      if (typeof part === 'string') return part;
      const [name, after, inserted = ''] = part;
      const segment = Object.hasOwn(segments, name) ? segments[name] : undefined;
      if (segment === undefined) throw new RangeError(`There is no segment "${name}".`);
      if (after === undefined) return segment;
      const at = segment.indexOf(after);
      if (at === -1) throw new RangeError(`The segment "${name}" has no "${after}".`);
      const place = at + after.length;
      return segment.slice(0, place) + inserted + segment.slice(place);
    })
    .join('');
}
