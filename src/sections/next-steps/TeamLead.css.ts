import { sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const lead = sectionStyle(boxes.row(token.space.base));

export const portrait = sectionStyle({
  flex: 'none',
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'cover',
  // The house's round corner.
  borderStartEndRadius: '50%',
});

export const name = sectionStyle({ ...textStyle.name, fontSize: token.size.lead });
