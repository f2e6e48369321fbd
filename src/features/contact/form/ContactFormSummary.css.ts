import { globalStyle, style } from '@vanilla-extract/css';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const summary = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.snug,
    marginBlockEnd: token.space.wide,
    padding: token.space.base,
    border: `0.25rem solid ${color.error}`,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const title = style(inLayer(layers.section, { fontSize: token.size.title }));

export const list = style(
  inLayer(layers.section, { display: 'flex', flexDirection: 'column', fontWeight: 650 }),
);

globalStyle(`${list} a`, {
  '@layer': {
    [layers.section]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      color: color.error,
    },
  },
});
