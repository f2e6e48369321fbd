import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const cards = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});

export const cell = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.roomy,
});
