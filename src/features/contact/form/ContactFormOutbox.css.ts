import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const outbox = style(
  inLayer(layers.section, {
    scrollMarginBlock: token.space.wide,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const panel = style(
  inLayer(layers.section, {
    marginBlockStart: token.space.roomy,
    padding: token.space.base,
    background: color.surface,
    border: `0.125rem solid ${color.edge}`,
  }),
);

export const title = style(inLayer(layers.section, { fontSize: token.size.title }));

export const list = style(inLayer(layers.section, { marginBlockStart: token.space.snug }));

export const line = style(
  inLayer(layers.section, {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: token.space.snug,
    paddingBlock: token.space.snug,
    borderBlockStart: `0.0625rem solid ${color.line}`,
  }),
);

export const words = style(inLayer(layers.section, { flex: '1 1 14rem' }));

export const state = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.tight,
    color: color.muted,
    selectors: {
      '&[data-phase="sent"]': { color: color.success, fontWeight: 650 },
      '&[data-phase="refused"]': { color: color.error, fontWeight: 650 },
    },
  }),
);

export const error = style(inLayer(layers.section, { color: color.error }));

export const actions = style(
  inLayer(layers.section, { display: 'flex', flexWrap: 'wrap', gap: token.space.tight }),
);

globalStyle(`${line} [data-button]`, {
  '@layer': { [layers.section]: { maxInlineSize: '100%', whiteSpace: 'normal' } },
});
