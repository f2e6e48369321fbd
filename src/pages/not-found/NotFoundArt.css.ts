import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink, token } from '#src/design/tokens.css.ts';

export const art = style(
  inLayer(layers.section, {
    inlineSize: '100%',
    blockSize: 'auto',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** The stroke closes the hairline that antialiasing leaves between neighbors. */
const fill = (color: string) =>
  style(inLayer(layers.section, { fill: color, stroke: color, strokeWidth: 0.15 }));
export const quiet = fill(ink.ground2);
export const ground = fill(ink.ground);
export const soft = fill(ink.accentB);
export const bright = fill(ink.accentA);
export const paper = fill(token.paper);
export const door = fill(token.action.ground);
