import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

export const breadcrumbs = sectionStyle({
  fontSize: token.size.eyebrow,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = sectionStyle({ ...boxes.cluster() });

/** A quarter circle separates two steps. */
export const crumb = sectionStyle({
  ...boxes.row(),
  selectors: {
    '& + &::before': { ...marks.quarter('0.5rem', color.edge), marginInline: token.space.snug },
  },
});

export const way = sectionStyle({
  ...boxes.target(),
  ...textStyle.quietLink,
  color: color.text,
});
