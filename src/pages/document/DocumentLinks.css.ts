import { style } from '@vanilla-extract/css';
import { inLayer } from '#src/design/in-layer.ts';
import * as layers from '#src/design/layers.css.ts';
import { token } from '#src/design/tokens.css.ts';

export const section = style(inLayer(layers.section, { paddingBlockStart: 0 }));

export const frame = style(inLayer(layers.section, { display: 'grid', gap: token.space.wide }));
