import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const contents = style(
  inLayer(layers.section, {
    background: color.surface,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const row = style(
  inLayer(layers.section, {
    '@media': {
      [media.large]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
  }),
);

export const title = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    paddingBlock: `${token.space.base} ${token.space.tight}`,
    fontFamily: token.font.text,
    fontSize: token.size.caption,
    fontWeight: 650,
    letterSpacing: 0,
    color: color.muted,
    '@media': { [media.large]: { paddingBlock: 0, paddingInlineEnd: token.space.wide } },
  }),
);

export const list = style(
  inLayer(layers.section, {
    display: 'grid',
    // As many columns as the words have room for, also at twice their size.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    columnGap: token.space.base,
    paddingBlockEnd: token.space.base,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, auto)',
        justifyContent: 'stretch',
        gap: 0,
        paddingBlockEnd: 0,
      },
    },
  }),
);

export const item = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.large]: { borderInlineStart: `0.125rem solid ${color.line}` } },
  }),
);

export const link = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.snug,
    minBlockSize: '2.75rem',
    color: color.text,
    fontWeight: 650,
    lineHeight: 1.2,
    textDecorationLine: 'none',
    '::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: ink.accentA,
      borderStartEndRadius: '100%',
    },
    ':hover': { textDecorationLine: 'underline' },
    '@media': {
      [media.large]: { minBlockSize: '4rem', paddingInline: token.space.base },
      [media.motion]: {
        '::before': {
          transitionProperty: 'rotate',
          transitionDuration: token.time.menu,
          transitionTimingFunction: token.ease.turn,
        },
        selectors: { '&:hover::before': { rotate: '90deg' } },
      },
    },
  }),
);
