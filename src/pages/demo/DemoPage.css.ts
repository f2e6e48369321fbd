import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

/** Text, the window, and the next step; on large screens the window is next to the other two. */
export const stage = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  gridTemplateAreas: '"words" "device" "aside"',
  paddingBlock: `${token.space.base} ${token.space.tile}`,
  '@media': {
    [media.large]: {
      ...boxes.twoColumns(4, 9),
      gridTemplateAreas: '"words device" "aside device"',
      gridTemplateRows: 'auto 1fr',
      columnGap: token.space.wide,
    },
    [media.print]: { display: 'block' },
  },
});
