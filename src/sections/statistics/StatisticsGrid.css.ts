import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const grid = sectionStyle({
  ...boxes.grid(boxes.equal(2)),
  overflow: 'hidden',
  borderEndStartRadius: token.space.tile,
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(4) },
    [media.print]: { gridTemplateColumns: boxes.equal(4), borderRadius: 0 },
  },
});

/** A square of ink that grows when its words need more; its figure is as large as it is wide. */
export const tile = sectionStyle({
  containerType: 'inline-size',
  ...boxes.column(token.space.base),
  justifyContent: 'space-between',
  minInlineSize: 0,
  aspectRatio: '1',
  padding: `${token.space.roomy} ${token.space.base}`,
  background: ink.ground,
  color: token.paper,
  selectors: { '&:nth-child(3n + 2)': { background: ink.ground2 } },
  '@media': {
    [media.medium]: { padding: token.space.base },
    [media.large]: { padding: token.space.roomy },
    [media.forced]: { border: '0.0625rem solid CanvasText' },
    [media.print]: {
      containerType: 'normal',
      aspectRatio: 'auto',
      padding: '0.5rem 0',
      background: 'none !important',
      color: '#000',
    },
  },
});

export const figure = sectionStyle({
  ...textStyle.figure,
  fontSize: `min(${token.size.figure}, 46cqi)`,
  lineHeight: 0.9,
  color: ink.accentB,
  // A figure that visitors space widely may break (WCAG 2.2, 1.4.12).
  overflowWrap: 'anywhere',
  selectors: {
    // As large as the tile's width allows for so many signs.
    '&[data-length="4"]': { fontSize: `min(${token.size.figure}, 37cqi)` },
    '&[data-length="5"]': { fontSize: `min(${token.size.figure}, 31cqi)` },
    '&[data-length="6"]': { fontSize: `min(${token.size.figure}, 26cqi)` },
    '&[data-length="7"]': { fontSize: `min(${token.size.figure}, 22cqi)` },
  },
  '@media': { [media.print]: { fontSize: '20pt !important' as '20pt', color: '#000' } },
});

export const description = sectionStyle({
  fontSize: token.size.body,
  lineHeight: 1.25,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: token.size.lead } },
});

export const ornament = sectionStyle({
  ...boxes.oneColumn(),
  overflow: 'hidden',
  minInlineSize: 0,
  background: ink.ground2,
  '@media': { [media.print]: { display: 'none' } },
});

/** A tile beside a taller one is cut, not stretched. */
export const filling = sectionStyle({
  blockSize: '100%',
  minBlockSize: '100%',
  aspectRatio: 'auto',
});
