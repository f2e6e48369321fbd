import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards } from '#src/design/styles/index.ts';

export const card = sectionStyle([
  cards.growing,
  {
    ...boxes.oneColumn(),
    gridTemplateRows: 'auto 1fr',
    background: color.background,
    color: color.text,
    '@media': { [media.forced]: { border: '0.125rem solid CanvasText' } },
  },
]);

export const picture = sectionStyle({ aspectRatio: '3 / 2' });

export const words = sectionStyle({
  ...boxes.column(token.space.snug),
  padding: token.space.roomy,
  '@media': { [media.tight]: { padding: token.space.snug } },
});
