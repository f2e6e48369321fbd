/**
 * A text as a sequence of parts: ranges shared with a base text, and text of its own. Pages share
 * header, footer and head with each other, which is more than half of their HTML.
 */
export type Delta = readonly (string | readonly [start: number, length: number])[];

/**
 * @param base the text that the delta was created from
 * @throws RangeError if a range is outside the base, which means that it is a different text
 */
export function applyDelta(base: string, delta: Delta): string {
  return delta
    .map((part) => {
      if (typeof part === 'string') return part;
      const [start, length] = part;
      if (start < 0 || start + length > base.length) {
        throw new RangeError('The saved page does not match the rest of the site. Save it again.');
      }
      return base.slice(start, start + length);
    })
    .join('');
}
