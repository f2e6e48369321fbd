import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** The second ink of the line, as the row of tiles that begins the footer. */
export const section = sectionStyle({
  background: ink.ground2,
  paddingBlock: token.space.broad,
  '@media': {
    [media.print]: { background: 'none' },
    [media.forced]: { borderBlockStart: '0.125rem solid CanvasText' },
  },
});

/** A title, the words beside it, and four tiles that stand on the footer's row. */
export const block = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  alignItems: 'center',
  '@media': {
    [media.medium]: { ...boxes.twoColumns(5, 7) },
    [media.large]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) clamp(9rem, 17%, 14rem)' },
    [media.print]: { gridTemplateColumns: '1fr' },
  },
});

export const title = sectionStyle({ ...textStyle.hero, textWrap: 'balance' });

export const words = sectionStyle({ ...boxes.oneColumn(token.space.roomy) });

export const body = sectionStyle({
  ...textStyle.lead,
  maxInlineSize: '44ch',
  '@media': { [media.print]: { color: 'inherit' } },
});

export const tiles = sectionStyle({
  ...boxes.grid(boxes.equal(4)),
  '@media': {
    [media.mediumOnly]: { display: 'none' },
    [media.large]: { gridTemplateColumns: boxes.equal(2) },
    [media.print]: { display: 'none' },
  },
});
