import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const footer = style(
  inLayer(layers.section, { '@media': { [media.print]: { display: 'none' } } }),
);

export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gap: token.space.wide,
    paddingBlock: token.space.tile,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    '@media': { [media.large]: { gridTemplateColumns: '5fr 2fr 2fr 2fr' } },
  }),
);

export const about = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token.space.roomy,
    gridColumn: '1 / -1',
    '@media': { [media.large]: { gridColumn: 'auto' } },
  }),
);
export const blurb = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.heading,
    fontWeight: 650,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    maxInlineSize: 'min(18ch, 100%)',
    textWrap: 'balance',
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontFamily: token.font.text,
    fontSize: token.size.caption,
    fontWeight: 650,
    letterSpacing: '0.04em',
    color: ink.accentB,
    paddingBlockEnd: token.space.tight,
    borderBlockEnd: `0.125rem solid ${color.line}`,
    marginBlockEnd: token.space.tight,
  }),
);
export const link = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    color: token.paper,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);

export const base = style(
  inLayer(layers.section, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: token.space.roomy,
    paddingBlockEnd: token.space.wide,
  }),
);
export const social = style(inLayer(layers.section, { display: 'flex', flexWrap: 'wrap' }));
export const profile = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    color: token.paper,
    border: `0.125rem solid ${color.line}`,
    marginInlineStart: '-0.125rem',
    transitionProperty: 'background-color, color, border-radius',
    transitionDuration: token.time.quick,
    ':hover': { background: ink.accentB, color: ink.ground, borderStartEndRadius: '100%' },
  }),
);

export const legal = style(
  inLayer(layers.section, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token.space.tight} ${token.space.roomy}`,
    paddingBlock: token.space.base,
    fontSize: token.size.caption,
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: token.width.gutter,
      insetBlockStart: 0,
      blockSize: '0.125rem',
      background: color.line,
    },
  }),
);
export const legalLinks = style(
  inLayer(layers.section, { display: 'flex', flexWrap: 'wrap', columnGap: token.space.roomy }),
);
