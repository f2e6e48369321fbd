import { createVar, styleVariants } from '@vanilla-extract/css';
import { componentStyle, inComponent, ink, media, token } from '#src/design/style-sheet.ts';

const figure = createVar('ornament-figure');
const detail = createVar('ornament-detail');

export const tile = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  flexShrink: 0,
  '@media': { [media.print]: { display: 'none' } },
});

const tones = {
  deep: { ground: ink.ground2, figure: ink.accentA, detail: token.paper },
  dark: { ground: ink.ground, figure: ink.accentB, detail: ink.ground },
  soft: { ground: ink.accentB, figure: ink.ground, detail: token.paper },
  bright: { ground: ink.accentA, figure: ink.ground, detail: token.paper },
  /** "You are here": used once per page. */
  action: { ground: token.action.ground, figure: token.action.label, detail: token.action.ground },
};

export const tone = styleVariants(tones, (colors) =>
  inComponent({
    background: colors.ground,
    vars: { [figure]: colors.figure, [detail]: colors.detail },
  }),
);

export const main = componentStyle({ fill: figure });
export const second = componentStyle({ fill: detail });
