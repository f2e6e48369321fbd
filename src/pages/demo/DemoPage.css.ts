import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

/** Text, the next step, the window, and the rest; on large screens the window is next to all of it. */
export const stage = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  gridTemplateAreas: '"words" "task" "device" "aside"',
  paddingBlock: `${token.space.base} ${token.space.tile}`,
  '@media': {
    [media.large]: {
      ...boxes.twoColumns(4, 9),
      gridTemplateAreas: '"words device" "task device" "aside device"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: token.space.wide,
    },
    [media.print]: { display: 'block' },
  },
});
