import { color, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, glyph, textStyle, weight } from '#src/design/styles/index.ts';

export const section = sectionStyle({ overflow: 'clip' });

export const intro = sectionStyle({ marginBlockEnd: token.space.roomy });

export const card = sectionStyle([
  cards.growing,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: color.background,
    borderBlockStart: `0.125rem solid ${color.rule}`,
  },
]);

export const picture = sectionStyle({ aspectRatio: '3 / 2' });

export const words = sectionStyle({ ...boxes.column(token.space.snug), padding: token.space.base });
export const headline = sectionStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  lineHeight: 1.15,
});
export const description = sectionStyle({ fontSize: token.size.caption, lineHeight: 1.5 });

/** The text is the link; its target is the whole card. */
export const action = sectionStyle([
  cards.stretchedLink,
  {
    ...boxes.row(token.space.tight),
    justifyContent: 'space-between',
    minBlockSize: '2.75rem',
    marginBlockStart: 'auto',
    fontWeight: weight.strong,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::before': { ...glyph('arrow', '1.25rem'), order: 1 },
  },
]);
