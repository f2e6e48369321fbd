import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** Where the picture begins, from medium screens: left of it stand the words, however tall the window. */
const EDGE = '50%';

export const hero = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    minBlockSize: 'min(calc(100svh - 4rem), 52rem)',
    '@media': {
      [media.large]: { minBlockSize: 'min(calc(100svh - 4.5rem), 56rem)' },
      [media.print]: { minBlockSize: 0 },
    },
  }),
);

// The tiles slide in by one cell; the words never move.
const enter = keyframes({ from: { translate: '0 12.5%' }, to: { translate: '0 0' } });

export const picture = style(
  inLayer(layers.section, {
    position: 'absolute',
    inset: 0,
    background: 'none',
    '@media': {
      [media.medium]: { insetInlineStart: EDGE },
      [media.motion]: {
        animationName: enter,
        animationDelay: '0.3s',
        animationDuration: '0.8s',
        animationTimingFunction: token.ease.turn,
        animationFillMode: 'backwards',
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const words = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token.space.roomy,
    paddingBlock: token.space.wide,
    '@media': { [media.medium]: { justifyContent: 'center', paddingBlock: token.space.tile } },
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontSize: token.size.hero,
    fontWeight: 780,
    lineHeight: 0.94,
    letterSpacing: '-0.045em',
    maxInlineSize: 'min(9.5ch, 100%)',
    textWrap: 'balance',
  }),
);

export const subtitle = style(
  inLayer(layers.section, {
    fontSize: token.size.lead,
    lineHeight: 1.4,
    color: color.muted,
    maxInlineSize: '36ch',
    '@media': {
      [media.medium]: {
        maxInlineSize: `min(36ch, ${EDGE.replace('%', 'vw')} - ${token.width.gutter} - ${token.space.base})`,
      },
    },
  }),
);
