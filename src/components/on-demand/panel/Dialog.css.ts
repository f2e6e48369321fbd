import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const backdrop = style(
  inLayer(layers.component, {
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    background: 'rgb(17 19 26 / 0.7)',
  }),
);

export const positioner = style(
  inLayer(layers.component, {
    position: 'fixed',
    inset: 0,
    zIndex: 41,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    '@media': { [media.medium]: { alignItems: 'center' } },
  }),
);

export const content = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.base,
    alignItems: 'flex-start',
    inlineSize: 'min(100%, 34rem)',
    maxBlockSize: '100%',
    overflowY: 'auto',
    padding: token.space.roomy,
    background: color.background,
    color: color.text,
    border: `0.125rem solid ${color.text}`,
    borderStartEndRadius: '3rem',
  }),
);

export const title = style(inLayer(layers.component, { fontSize: token.size.heading }));

export const steps = style(
  inLayer(layers.component, { display: 'grid', gap: token.space.snug, inlineSize: '100%' }),
);
globalStyle(`${steps} > li`, {
  '@layer': {
    [layers.component]: {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      alignItems: 'center',
      gap: token.space.snug,
      paddingBlock: token.space.tight,
      borderBlockStart: `0.125rem solid ${color.line}`,
    },
  },
});
