/** Support for tests: what a style sheet writes by hand though the design has one of it. */

/** A rule for what stands after an element's content, with its declarations. */
const AFTER = /::after['"`]?\]?: \{(?<body>[^{}]*)\}/gu;

/** How a style sheet writes it → what it should take instead. */
const ONE_OF_EACH: readonly (readonly [RegExp, string])[] = [
  [/\bletterSpacing: (?!tracking\.)/u, 'letterSpacing: take one of `tracking` (type.ts)'],
  [/\bfontWeight: (?!weight\.)/u, 'fontWeight: take one of `weight` (type.ts)'],
  [/\b(?:style|globalStyle)\(/u, 'no layer: take sectionStyle() or its like (layered.ts)'],
  [/'@layer'/u, 'a layer by hand: take sectionStyle() or its like (layered.ts)'],
  [/> img\b[^;]*\bscale: /u, 'a picture that grows: take cards.picture (styles/card.css.ts)'],
];

/**
 * What a style sheet outside of the design should have taken from it.
 * @param source the text of a `*.css.ts`
 */
export function handWritten(source: string): string[] {
  const problems = ONE_OF_EACH.filter(([written]) => written.test(source)).map(([, say]) => say);
  const isStretched = [...source.matchAll(AFTER)].some(
    // What lies behind its element (`zIndex: -1`) is no target.
    ({ groups }) =>
      /\binset: 0\b/u.test(groups?.['body'] ?? '') && !groups?.['body']?.includes('zIndex: -'),
  );
  return isStretched
    ? [...problems, 'a stretched link: take cards.stretchedLink (styles/card.css.ts)']
    : problems;
}
