import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, weight } from '#src/design/styles/index.ts';

export const heading = sectionStyle({ '@media': { [media.large]: boxes.sticky } });

export const row = sectionStyle({
  ...boxes.row(token.space.base),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const picture = sectionStyle({
  flex: '0 0 3.5rem',
  blockSize: '3.5rem',
  '@media': {
    [media.medium]: { flexBasis: '4.5rem', blockSize: '4.5rem' },
    [media.tight]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

/**
 * The last row never has a single tile: seven are laid out as four and three (docs/specification.md, 2.3),
 * six as three and three, five as two and three.
 */
export const tiles = sectionStyle({
  ...boxes.grid('repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))', '0.125rem'),
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(12) } },
});

export const cell = sectionStyle({
  display: 'grid',
  '@media': {
    [media.medium]: {
      gridColumn: 'span 3',
      selectors: {
        [`${tiles}[data-count="7"] > &:nth-child(n + 5)`]: { gridColumn: 'span 4' },
        [`${tiles}:is([data-count="5"], [data-count="6"]) > &`]: { gridColumn: 'span 4' },
        [`${tiles}[data-count="5"] > &:nth-child(-n + 2)`]: { gridColumn: 'span 6' },
      },
    },
  },
});

export const tile = sectionStyle({
  ...boxes.column(token.space.tight),
  padding: token.space.base,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  ...motion.fading('background-color', 'color', 'scale'),
  selectors: { 'a&:hover': { background: ink.ground, color: token.paper } },
  '@media': { [media.motion]: { selectors: { 'a&:hover': { scale: '1.03' } } } },
});

/** An icon on a tile that turns into a quarter circle under the pointer. */
export const icon = sectionStyle({
  ...boxes.square('3.25rem'),
  background: ink.ground,
  color: ink.accentB,
  marginBlockEnd: token.space.snug,
  ...motion.turning('border-radius', 'background-color', 'color'),
  selectors: { [`a${tile}:hover &`]: marks.turned },
  '@media': { [media.print]: { display: 'none' } },
});

export const tileTitle = sectionStyle({ fontWeight: weight.bold, lineHeight: 1.2 });
export const tileText = sectionStyle({
  ...textStyle.caption,
  lineHeight: 1.5,
  selectors: { [`a${tile}:hover &`]: { color: '#D9D6CC' } },
});
