import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { colour, token } from '#src/design/tokens.css.ts';

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
    background: colour.surface,
    border: `0.125rem solid ${colour.edge}`,
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
    borderBlockStart: `0.0625rem solid ${colour.line}`,
  }),
);

export const words = style(inLayer(layers.section, { flex: '1 1 14rem' }));

export const state = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.tight,
    color: colour.muted,
    selectors: {
      '&[data-phase="sent"]': { color: colour.success, fontWeight: 650 },
      '&[data-phase="refused"]': { color: colour.error, fontWeight: 650 },
    },
  }),
);

export const error = style(inLayer(layers.section, { color: colour.error }));

export const actions = style(
  inLayer(layers.section, { display: 'flex', flexWrap: 'wrap', gap: token.space.tight }),
);

globalStyle(`${line} [data-button]`, {
  '@layer': { [layers.section]: { maxInlineSize: '100%', whiteSpace: 'normal' } },
});
