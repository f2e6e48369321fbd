import { fitting } from '#src/design/scales.ts';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [media.print]: {
      vars: {
        [color.text]: '#000',
        [color.muted]: '#000',
        [color.edge]: '#000',
        [ink.accentB]: '#000',
      },
    },
  },
});

export const frame = sectionStyle({
  '@media': { [media.print]: { maxInlineSize: 'none', paddingInline: 0 } },
});

/** The breadcrumbs at the top, the title in the middle, the facts at the bottom. */
export const words = sectionStyle({
  ...boxes.column(token.space.broad),
  justifyContent: 'space-between',
  paddingBlock: `${token.space.base} ${token.space.broad}`,
  '@media': {
    [media.medium]: {
      minBlockSize: '26rem',
      paddingBlockEnd: token.space.wide,
      selectors: {
        [`${hero}[data-picture] &`]: { maxInlineSize: '60%' },
        [`${hero}[data-low] &`]: { minBlockSize: 0 },
      },
    },
    [media.large]: {
      selectors: {
        [`${hero}[data-picture] &`]: { minBlockSize: 'min(44rem, 78svh)', maxInlineSize: '56%' },
      },
    },
    [media.print]: { paddingBlock: '0 1rem', gap: '1rem' },
  },
});

export const heading = sectionStyle({
  ...boxes.column(token.space.roomy),
  alignItems: 'flex-start',
});

/** A tile in the line's light accent with the house's round corner. */
export const tag = sectionStyle({
  background: ink.accentB,
  color: ink.ground,
  paddingBlock: token.space.tight,
  paddingInline: `${token.space.snug} ${token.space.roomy}`,
  borderStartEndRadius: '1.25rem',
  '@media': { [media.print]: { background: 'none', color: '#000', padding: 0 } },
});

export const title = sectionStyle({
  ...textStyle.hero,
  // In a narrow window with wide letters, a long word breaks instead of being clipped.
  maxInlineSize: '100%',
  selectors: {
    '&[data-length="short"]': {
      fontSize: fitting('clamp(3.25rem, 9.5vw, 10rem)', 15, 52),
      lineHeight: 0.86,
    },
  },
  '@media': {
    [media.print]: {
      fontSize: '26pt',
      lineHeight: 1.05,
      selectors: { '&[data-length="short"]': { fontSize: '26pt', lineHeight: 1.05 } },
    },
  },
});

export const standfirst = sectionStyle({
  ...textStyle.standfirst,
  maxInlineSize: 'min(36ch, 100%)',
  '@media': {
    // Without a picture, an ornament is in the corner next to this text.
    [media.medium]: {
      selectors: { [`${hero}:not([data-picture]) &`]: { maxInlineSize: 'min(36ch, 66%)' } },
    },
    [media.print]: { fontSize: '13pt', maxInlineSize: 'none' },
  },
});

export const facts = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space.wide,
  rowGap: token.space.base,
  borderBlockStart: `0.125rem solid ${color.edge}`,
  paddingBlockStart: token.space.base,
});

export const fact = sectionStyle({ fontWeight: weight.strong });

export const term = sectionStyle({ ...textStyle.caption, fontWeight: weight.regular });

/**
 * The right seven of a hero's sixteen columns; on phones, the lower five of the upright composition's
 * twelve rows. Tiles are never cropped.
 */
export const picture = sectionStyle({
  background: 'none',
  aspectRatio: '9 / 5',
  '@media': {
    [media.medium]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      aspectRatio: '7 / 9',
      // As tall as the band, but never wider than the space next to the text.
      blockSize: 'min(100%, 38vw * 9 / 7)',
    },
    [media.large]: { blockSize: 'min(100%, 42vw * 9 / 7)' },
    [media.print]: { display: 'none' },
  },
});

/** Without a picture: a few tiles, like blocks that a child left on the floor. */
export const tiles = sectionStyle({
  ...boxes.grid(boxes.equal(6)),
  '@media': {
    [media.medium]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      gridTemplateColumns: `repeat(3, ${token.space.tile})`,
      gridAutoFlow: 'row dense',
    },
    [media.print]: { display: 'none' },
  },
});

export const offset = sectionStyle({ '@media': { [media.medium]: { gridColumnStart: 2 } } });
export const last = sectionStyle({ '@media': { [media.medium]: { gridColumnStart: 3 } } });

sectionRule(`${picture} > img`, {
  objectPosition: '50% 100%',
  '@media': { [media.medium]: { objectPosition: '100% 50%' } },
});
