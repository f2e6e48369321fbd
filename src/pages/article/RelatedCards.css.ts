import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const heading = sectionStyle({ ...textStyle.hero, lineHeight: 0.92 });

export const grid = sectionStyle({
  display: 'grid',
  columnGap: token.space.roomy,
  '@media': { [media.large]: { gridTemplateColumns: boxes.equal(3) } },
});
