import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink, token } from '#src/design/tokens.css.ts';

/** On small screens the form is what the visitor came for: the art waits for room. */
export const art = style(
  inLayer(layers.section, {
    display: 'none',
    inlineSize: '100%',
    '@media': { [media.large]: { display: 'block' }, [media.print]: { display: 'none' } },
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
