/** How long a compound may be, in characters, to fit the narrowest screen in the largest size. */
const LONGEST = 13;

/**
 * The pieces of a text: at even places what may break, at odd ones a compound that must not, with the
 * punctuation that touches it. Joined, they are the text.
 */
export function piecesOf(text: string): readonly string[] {
  const pieces = [''];
  for (const part of text.split(/(\S+)/u)) {
    if (/\w-\w/u.test(part) && part.length <= LONGEST) pieces.push(part, '');
    else pieces.push((pieces.pop() ?? '') + part);
  }
  return pieces;
}
