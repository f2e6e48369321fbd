import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink, token } from '#src/design/tokens.css.ts';

const figure = createVar('ornament-figure');
const detail = createVar('ornament-detail');

export const tile = style(
  inLayer(layers.component, {
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    flexShrink: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

const tones = {
  deep: { ground: ink.ground2, figure: ink.accentA, detail: token.paper },
  dark: { ground: ink.ground, figure: ink.accentB, detail: ink.ground },
  soft: { ground: ink.accentB, figure: ink.ground, detail: token.paper },
  bright: { ground: ink.accentA, figure: ink.ground, detail: token.paper },
  paper: { ground: token.paper, figure: ink.accentA, detail: ink.ground },
  /** "You are here": once on a page. */
  action: { ground: token.action.ground, figure: token.action.label, detail: token.action.ground },
};

export const tone = styleVariants(tones, (colors) =>
  inLayer(layers.component, {
    background: colors.ground,
    vars: { [figure]: colors.figure, [detail]: colors.detail },
  }),
);

export const main = style(inLayer(layers.component, { fill: figure }));
export const second = style(inLayer(layers.component, { fill: detail }));
