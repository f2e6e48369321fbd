import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const cards = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});
