import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle } from '#src/design/styles/index.ts';

/** The text comes first for screen readers; visually, the example is first where both fit. */
export const grid = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': {
    [media.large]: boxes.twoColumns(7, 5),
    [media.print]: { gridTemplateColumns: '1fr' },
  },
});

export const intro = sectionStyle({
  '@media': { [media.large]: { gridColumn: 2, gridRow: 1 } },
});

/** A large card on the line's second ink. */
export const example = sectionStyle([
  cards.card,
  {
    ...boxes.column(),
    overflow: 'hidden',
    alignSelf: 'start',
    minInlineSize: 0,
    background: ink.ground2,
    borderEndEndRadius: token.space.tile,
    '@media': {
      [media.large]: { gridColumn: 1, gridRow: 1 },
      [media.tight]: { borderEndEndRadius: token.space.wide },
      [media.forced]: { border: '0.125rem solid CanvasText' },
      [media.print]: { display: 'none' },
    },
  },
]);

export const picture = sectionStyle([cards.picture, { aspectRatio: '3 / 2' }]);

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.snug),
  paddingBlock: `${token.space.roomy} ${token.space.wide}`,
  paddingInline: `${token.space.roomy} ${token.space.tile}`,
  '@media': { [media.tight]: { paddingInline: token.space.snug } },
});

export const title = sectionStyle({ ...textStyle.subheading, lineHeight: 1.08 });
