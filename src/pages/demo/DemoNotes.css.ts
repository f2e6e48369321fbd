import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

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
