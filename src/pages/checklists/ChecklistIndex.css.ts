import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle } from '#src/design/styles/index.ts';

export const tiles = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(2) },
    [media.large]: { gridTemplateColumns: boxes.equal(3) },
  },
});

/** A drawing on the left with the name next to it; the whole tile is the link. */
export const tile = sectionStyle({
  position: 'relative',
  ...boxes.grid('5rem minmax(0, 1fr)'),
  columnGap: token.space.base,
  alignItems: 'center',
  background: color.background,
  minInlineSize: 0,
  '@media': {
    [media.tight]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)', columnGap: token.space.tight },
    [media.forced]: { border: '0.0625rem solid CanvasText' },
  },
});

export const picture = sectionStyle({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  aspectRatio: '1',
  background: ink.ground,
});

export const link = sectionStyle([
  cards.stretchedLink,
  {
    ...textStyle.name,
    fontSize: token.size.lead,
    lineHeight: 1.2,
    // Stays in place when the count loads.
    alignSelf: 'start',
    color: color.text,
    textDecorationLine: 'none',
    paddingInlineEnd: token.space.snug,
    paddingBlockStart: token.space.snug,
    ':hover': { textDecorationLine: 'underline' },
    '@media': { [media.tight]: { fontSize: token.size.title } },
  },
]);

export const count = sectionStyle({
  ...textStyle.caption,
  alignSelf: 'start',
  paddingBlockEnd: token.space.snug,
});
