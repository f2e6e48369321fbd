import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const section = sectionStyle({ paddingBlockStart: token.space.broad });

export const frame = sectionStyle(boxes.column(token.space.broad));

/** Six columns from large screens up: a whole row, halves, thirds. Ink rules, as on graph paper. */
export const grid = sectionStyle({
  display: 'grid',
  columnGap: token.space.roomy,
  '@media': { [media.large]: { gridTemplateColumns: boxes.equal(6) } },
});

export const cell = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: `${token.space.roomy} ${token.space.broad}`,
  '@media': {
    [media.small]: { paddingBlock: token.space.base },
    [media.large]: {
      gridColumn: 'span 2',
      selectors: {
        '&[data-span="full"]': { gridColumn: '1 / -1' },
        '&[data-span="half"]': { gridColumn: 'span 3' },
      },
    },
  },
});
