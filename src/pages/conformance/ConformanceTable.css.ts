import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

export const rows = sectionStyle({ borderBlockEnd: `0.125rem solid ${color.rule}` });

/** Criterion, level, grounds: stacked, or in three columns from large screens up and on paper. */
export const row = sectionStyle({
  ...boxes.oneColumn(),
  gap: `${token.space.snug} ${token.space.roomy}`,
  alignItems: 'start',
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.base,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.shares(3, 2) },
    [media.large]: { gridTemplateColumns: boxes.shares(4, 3, 7) },
    [media.print]: { gridTemplateColumns: boxes.shares(4, 3, 8), paddingBlock: '0.4rem' },
  },
});

export const name = sectionStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { fontSize: 'inherit' } },
});

export const num = sectionStyle({ fontVariantNumeric: 'tabular-nums', color: color.muted });

export const level = sectionStyle({
  ...boxes.row(token.space.snug),
  alignItems: 'flex-start',
  fontWeight: weight.strong,
  lineHeight: 1.3,
});

export const part = sectionStyle({
  ...textStyle.caption,
  display: 'block',
  fontWeight: weight.regular,
});

export const grounds = sectionStyle({
  ...boxes.column(token.space.tight),
  lineHeight: 1.5,
  '@media': {
    [media.medium]: { gridColumn: '1 / -1', maxInlineSize: token.width.text },
    [media.large]: { gridColumn: 'auto' },
    [media.print]: { gridColumn: 'auto' },
  },
});

/** A list of links is not running text, so each has the minimum target size (WCAG 2.2, 2.5.8). */
export const check = sectionStyle(boxes.target('1.5rem'));

/** Each item contains a link and its comma, so that no line starts with a comma. */
export const checks = sectionStyle({
  ...boxes.cluster('0 0.25em'),
  ...textStyle.caption,
  lineHeight: 1.7,
});
