import { color, fitting, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

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

export const words = sectionStyle({
  ...boxes.column(token.space.base),
  gridArea: 'words',
  minInlineSize: 0,
});
export const title = sectionStyle({
  ...textStyle.heading,
  fontSize: fitting('clamp(2.5rem, 1.4rem + 3.4vw, 4.25rem)', 13, 40),
  lineHeight: 0.96,
});
export const subtitle = sectionStyle({ fontSize: token.size.lead, lineHeight: 1.5 });

export const notes = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(3) } },
});

export const note = sectionStyle({
  ...boxes.oneColumn(token.space.tight),
  alignContent: 'start',
  borderBlockStart: `0.25rem solid ${color.rule}`,
  paddingBlockStart: token.space.base,
});
