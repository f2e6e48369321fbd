import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const section = style(inLayer(layers.section, { overflow: 'clip' }));

export const intro = style(
  inLayer(layers.section, {
    marginBlockEnd: token.space.roomy,
    '@media': {
      [media.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
    },
  }),
);
export const lead = style(inLayer(layers.section, { maxInlineSize: '44ch' }));

export const card = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    border: `0.125rem solid ${color.text}`,
    background: color.background,
    '@media': {
      [media.large]: {
        gridTemplateRows: 'none',
        gridTemplateColumns: '5fr 7fr',
        minBlockSize: '28rem',
      },
    },
  }),
);

export const picture = style(
  inLayer(layers.section, {
    aspectRatio: '3 / 2',
    '@media': { [media.large]: { aspectRatio: 'auto', blockSize: '100%' } },
  }),
);

globalStyle(`${picture} > img`, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.motion]: { transitionProperty: 'scale', transitionDuration: token.time.menu },
      },
    },
  },
});
globalStyle(`${card}:hover ${picture} > img`, {
  '@layer': {
    [layers.section]: { '@media': { [`${media.hover} and ${media.motion}`]: { scale: '1.03' } } },
  },
});

export const words = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.base,
    padding: token.space.roomy,
    minInlineSize: 0,
  }),
);

export const title = style(
  inLayer(layers.section, { fontSize: token.size.heading, letterSpacing: '-0.025em' }),
);

export const metrics = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: token.space.base,
    marginBlockStart: 'auto',
  }),
);
export const metric = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    borderBlockStart: `0.125rem solid ${color.text}`,
    paddingBlockStart: token.space.tight,
  }),
);
export const value = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.display,
    fontWeight: 780,
    lineHeight: 1,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const label = style(
  inLayer(layers.section, { color: color.muted, fontSize: token.size.caption, lineHeight: 1.3 }),
);
export const action = style(inLayer(layers.section, { marginBlockStart: token.space.tight }));
