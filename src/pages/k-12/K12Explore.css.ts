import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const title = style(inLayer(layers.section, { maxInlineSize: '20ch' }));

export const label = style(
  inLayer(layers.section, {
    fontSize: token.size.title,
    letterSpacing: '-0.025em',
    '@media': { [media.medium]: { fontSize: token.size.display, lineHeight: 1 } },
  }),
);

export const description = style(
  inLayer(layers.section, {
    marginBlockStart: token.space.snug,
    fontFamily: token.font.text,
    fontSize: token.size.caption,
    fontWeight: 400,
    letterSpacing: 0,
    lineHeight: 1.35,
    hyphens: 'manual',
    '@media': { [media.medium]: { fontSize: token.size.body } },
  }),
);

export const services = style(inLayer(layers.section, { paddingBlockStart: token.space.wide }));
