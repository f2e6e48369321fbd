import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const panel = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  paddingBlockStart: token.space.wide,
  '@media': {
    [media.large]: boxes.twoColumns(7, 5),
    '(scripting: none)': { paddingBlockStart: 0 },
    [media.print]: { gridTemplateColumns: '1fr', paddingBlockStart: 0 },
  },
});

export const picture = sectionStyle({
  aspectRatio: '4 / 3',
  borderStartEndRadius: token.space.tile,
  '@media': { [media.print]: { display: 'none' } },
});
