/** The longest compound, in characters, that fits the narrowest screen at the largest size. */
const LONGEST = 13;

/**
 * Splits a text into pieces: those at even indexes may break; those at odd indexes are compounds that must
 * not, with adjacent punctuation. Joined, they are the original text.
 */
export function piecesOf(text: string): readonly string[] {
  const pieces = [''];
  for (const part of text.split(/(EN 301 549\S*|\S+)/u)) {
    if (/\w[- ]\w/u.test(part) && part.length <= LONGEST) pieces.push(part, '');
    else pieces.push((pieces.pop() ?? '') + part);
  }
  return pieces;
}
