import { style } from '@vanilla-extract/css';
import { inLayer } from '#src/design/in-layer.ts';
import * as layers from '#src/design/layers.css.ts';
import { ink, token } from '#src/design/tokens.css.ts';

const fill = (colour: string) => style(inLayer(layers.section, { fill: colour }));

export const a = fill(ink.accentA);
export const b = fill(ink.accentB);
export const ground = fill(ink.ground2);
export const paper = fill(token.paper);
export const yellow = fill(token.action.ground);
const inkFill = fill(ink.ground);
export { inkFill as ink };
