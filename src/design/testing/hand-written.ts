/** Test support: finds styles that are written by hand although the design has them. */

/** A rule for the `::after` of an element, with its declarations. */
const AFTER = /::after['"`]?\]?: \{(?<body>[^{}]*)\}/gu;

/** A pattern in a style sheet → what to use instead. */
const ONE_OF_EACH: readonly (readonly [RegExp, string])[] = [
  [/\bletterSpacing: (?!tracking\.)/u, 'letterSpacing: take one of `tracking` (type.ts)'],
  [/\bfontWeight: (?!weight\.)/u, 'fontWeight: take one of `weight` (type.ts)'],
  [/\b(?:style|globalStyle)\(/u, 'no layer: take sectionStyle() or its like (layered.ts)'],
  [/'@layer'/u, 'a layer by hand: take sectionStyle() or its like (layered.ts)'],
  [/> img\b[^;]*\bscale: /u, 'a picture that grows: take cards.picture (styles/card.css.ts)'],
];

/**
 * Lists the styles that a style sheet should have taken from the design.
 * @param source the text of a `*.css.ts`
 */
export function handWritten(source: string): string[] {
  const problems = ONE_OF_EACH.filter(([written]) => written.test(source)).map(([, say]) => say);
  const isStretched = [...source.matchAll(AFTER)].some(
    // A box behind its element (`zIndex: -1`) is not a target.
    ({ groups }) =>
      /\binset: 0\b/u.test(groups?.['body'] ?? '') && !groups?.['body']?.includes('zIndex: -'),
  );
  return isStretched
    ? [...problems, 'a stretched link: take cards.stretchedLink (styles/card.css.ts)']
    : problems;
}
