import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, glyph, textStyle } from '#src/design/styles/index.ts';

export const frame = sectionStyle(boxes.oneColumn(token.space.broad));

export const opening = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  '@media': { [media.large]: { ...boxes.twoColumns(7, 5), alignItems: 'end' } },
});

/** From large screens up, side by side, with rows that all of them share. */
export const steps = sectionStyle({
  ...boxes.oneColumn(token.space.broad),
  '@media': {
    [media.large]: { gridTemplateColumns: boxes.equal(3), columnGap: token.space.roomy },
  },
});

export const step = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  alignContent: 'start',
  borderBlockStart: `0.25rem solid ${color.rule}`,
  breakInside: 'avoid',
  '@media': {
    // The picture is next to the text, because above it, it would fill the screen.
    [media.mediumOnly]: {
      gridTemplateColumns: boxes.shares(1, 2),
      columnGap: token.space.roomy,
    },
    [media.large]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
  },
});

export const picture = sectionStyle({
  // The original aspect ratio, because its motif fills it and would be cropped.
  aspectRatio: '1',
  '@media': {
    [media.mediumOnly]: { gridRow: '1 / span 4' },
    [media.print]: { display: 'none' },
  },
});

export const title = sectionStyle({ ...textStyle.subheading, lineHeight: 1.1 });

export const points = sectionStyle(boxes.oneColumn(token.space.tight));

export const point = sectionStyle({
  ...boxes.row(token.space.snug),
  alignItems: 'flex-start',
  lineHeight: 1.5,
});

sectionRule(`${point}::before`, {
  ...glyph('check', '1.25rem'),
  color: color.link,
  marginBlockStart: '0.0625rem',
});

export const link = sectionStyle({ paddingBlockStart: token.space.tight });
