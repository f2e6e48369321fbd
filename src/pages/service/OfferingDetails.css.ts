import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, glyph, weight } from '#src/design/styles/index.ts';

export const details = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  justifyItems: 'start',
});

export const description = sectionStyle({ maxInlineSize: token.width.text });

/** Tiles edge to edge; the gaps form the lines between them. */
export const points = sectionStyle({
  ...boxes.oneColumn('0.125rem'),
  inlineSize: '100%',
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});

export const point = sectionStyle({
  ...boxes.row(token.space.snug),
  alignItems: 'flex-start',
  padding: token.space.snug,
  background: color.surface,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      // An odd last tile fills its row.
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [media.print]: { background: 'none', padding: 0 },
  },
});

sectionRule(`${point}::before`, {
  ...glyph('check', '1.25rem'),
  color: color.link,
  marginBlockStart: '0.0625rem',
});

export const plain = sectionStyle({ fontWeight: weight.strong });
