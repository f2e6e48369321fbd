import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

/** Its edges overlap those of the rows beside it. */
export const fold = sectionStyle({
  borderBlock: `0.125rem solid ${color.rule}`,
  marginBlockEnd: '-0.125rem',
  breakInside: 'avoid',
});
// Nothing opens it on paper. Where the browser cannot show it either, it stays closed.
sectionRule(`${fold}::details-content`, {
  '@media': { [media.static]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** The name, what is said of it, and the mark at the end, over both. */
export const row = sectionStyle({
  rowGap: 0,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.large]: { gridTemplateColumns: `${boxes.shares(5, 7)} auto` },
  },
});
sectionRule(`${row} > :last-child`, {
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [media.large]: { gridRow: 1, gridColumn: 3 } },
});

export const name = sectionStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  alignSelf: 'center',
  paddingBlock: token.space.snug,
  overflowWrap: 'anywhere',
});

export const note = sectionStyle({
  fontWeight: weight.regular,
  fontSize: token.size.body,
  alignSelf: 'center',
  paddingBlockEnd: token.space.snug,
  '@media': { [media.large]: { paddingBlock: token.space.snug } },
});

export const content = sectionStyle({ paddingBlockEnd: token.space.wide });
