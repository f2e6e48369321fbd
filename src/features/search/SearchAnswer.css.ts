import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

/**
 * The answer on the search page. It is styled by its elements, without classes: the server writes them
 * too (results-html.ts).
 */
export const answer = componentStyle({ ...boxes.column(token.space.roomy) });

componentRule(`${answer} h2`, { ...textStyle.subheading, overflowWrap: 'anywhere' });

componentRule(`${answer} > ol`, { borderBlockStart: `0.125rem solid ${color.text}` });

componentRule(`${answer} > ol > li`, {
  position: 'relative',
  paddingBlock: token.space.base,
  paddingInlineEnd: token.space.wide,
  borderBlockEnd: `0.0625rem solid ${color.line}`,
});

// In the color of its line.
componentRule(`${answer} > ol > li::before`, marks.corner);

componentRule(`${answer} mark`, marks.found);

// Tall enough for a finger. Not flexible, or the spaces around marked words would go.
componentRule(`${answer} a`, {
  display: 'inline-block',
  minInlineSize: '2.75rem',
  paddingBlock: '0.75rem',
  color: color.text,
  lineHeight: 1.25,
  textDecorationLine: 'none',
});
componentRule(`${answer} a:hover`, { textDecorationLine: 'underline' });

// Amid other text, color distinguishes a passage from a description.
componentRule(`${answer} ul a`, { color: color.link });

componentRule(`${answer} > ol > li > a`, {
  ...textStyle.name,
  fontSize: token.size.title,
  paddingBlock: token.space.tight,
});

componentRule(`${answer} > ol > li > span`, { ...textStyle.caption, display: 'block' });

componentRule(`${answer} > ol > li > p`, {
  maxInlineSize: token.width.text,
  paddingBlockStart: token.space.hair,
  color: color.muted,
});

componentRule(`${answer} ul`, {
  display: 'grid',
  columnGap: token.space.broad,
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});

/** A hint for when nothing can answer the query; hidden when scripts run. */
export const hint = componentStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});
