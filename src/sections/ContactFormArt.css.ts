import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import { inLayer } from '#src/design/in-layer.ts';
import * as layers from '#src/design/layers.css.ts';
import { ink, token } from '#src/design/tokens.css.ts';

export const spine = style(
  inLayer(layers.section, {
    display: 'none',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    '@media': { [media.large]: { display: 'block' } },
  }),
);

export const strip = style(
  inLayer(layers.section, {
    inlineSize: '100%',
    '@media': { [media.large]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

const fill = (colour: string) => style(inLayer(layers.section, { fill: colour }));

export const a = fill(ink.accentA);
export const b = fill(ink.accentB);
export const ground = fill(ink.ground2);
export const paper = fill(token.paper);
export const yellow = fill(token.action.ground);
const inkFill = fill(ink.ground);
export { inkFill as ink };
