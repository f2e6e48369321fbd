/**
 * A text as the parts it shares with another and the parts it does not: pages share header, footer and
 * head with each other, which is more than half of them.
 */
export type Delta = readonly (string | readonly [start: number, length: number])[];

/**
 * @param base the text that the delta was made against
 * @throws RangeError when a part lies outside of the base, which then is another text
 */
export function applyDelta(base: string, delta: Delta): string {
  return delta
    .map((part) => {
      if (typeof part === 'string') return part;
      const [start, length] = part;
      if (start < 0 || start + length > base.length) {
        throw new RangeError('The saved page does not fit to the rest of the site. Save it again.');
      }
      return base.slice(start, start + length);
    })
    .join('');
}
