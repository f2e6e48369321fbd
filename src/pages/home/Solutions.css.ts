import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, glyph, marks, motion, textStyle } from '#src/design/styles/index.ts';

export const intro = sectionStyle({
  marginBlockEnd: token.space.broad,
  '@media': { [media.large]: { gridTemplateColumns: boxes.shares(7, 5), alignItems: 'end' } },
});
export const title = sectionStyle({ maxInlineSize: '18ch' });
export const lead = sectionStyle({ maxInlineSize: '44ch' });

export const grid = sectionStyle(
  boxes.grid('repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', '0.125rem'),
);
export const cell = sectionStyle(boxes.oneColumn());

/** The whole tile is the link's target; its text stays selectable. */
export const tile = sectionStyle([
  cards.card,
  {
    ...boxes.oneColumn(),
    gridTemplateRows: 'auto 1fr',
    background: ink.ground,
    color: token.paper,
    overflow: 'hidden',
    // Backgrounds are not printed, so the text is black.
    '@media': {
      [media.print]: { background: 'none', color: '#000', border: '0.0625rem solid' },
    },
  },
]);

export const picture = sectionStyle([
  cards.picture,
  { aspectRatio: '1', '@media': { [media.print]: { display: 'none' } } },
]);

export const words = sectionStyle({
  ...boxes.grid('minmax(0, 1fr) auto'),
  gridTemplateRows: 'auto 1fr',
  gap: `${token.space.tight} ${token.space.base}`,
  padding: token.space.roomy,
  '@media': { [media.tight]: { ...boxes.oneColumn(), padding: token.space.base } },
});

export const name = sectionStyle({ ...textStyle.subheading, gridColumn: '1 / -1' });
export const link = sectionStyle([cards.linkMarkedInside, { color: 'inherit' }]);
export const text = sectionStyle({
  color: '#D9D6CC',
  lineHeight: 1.5,
  alignSelf: 'start',
  '@media': { [media.print]: { color: 'inherit' } },
});

export const arrow = sectionStyle({
  alignSelf: 'end',
  ...boxes.square('3rem'),
  background: ink.ground2,
  color: ink.accentB,
  ...motion.turning('background-color', 'color', 'border-radius'),
  selectors: { [`${tile}:hover &`]: marks.turned },
  '::before': glyph('arrow', '1.5rem'),
  '@media': { [media.print]: { display: 'none' } },
});
