import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/**
 * The second ink of the line, as the row of tiles that begins the footer: its only picture. On paper it
 * would be an invitation to press what is not there.
 */
export const section = sectionStyle({
  background: ink.ground2,
  paddingBlock: token.space.broad,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forced]: { borderBlockStart: '0.125rem solid CanvasText' },
  },
});

/** One row: a title, the words beside it, and the button at the end. */
export const block = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  '@media': {
    [media.medium]: boxes.twoColumns(5, 7),
    [media.large]: { gridTemplateColumns: boxes.shares(4, 8) },
  },
});

export const title = sectionStyle({
  ...textStyle.hero,
  fontSize: 'clamp(2.5rem, 1.6rem + 2.6vw, 4.5rem)',
  textWrap: 'balance',
});

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: token.space.broad },
  },
});

export const body = sectionStyle({ ...textStyle.lead, maxInlineSize: '48ch' });
