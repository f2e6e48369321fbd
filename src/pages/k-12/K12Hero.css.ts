import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const hero = style(
  inLayer(layers.section, {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    minBlockSize: '30rem',
    '@media': {
      [media.large]: { minBlockSize: 'max(36rem, calc(100svh - var(--header-size, 4.5rem)))' },
      [media.print]: { minBlockSize: 'auto' },
    },
  }),
);

/** As large as the hero: the dots stand by percent of it. */
export const dots = style(
  inLayer(layers.section, {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    '@media': {
      [media.print]: { display: 'none' },
      // The ink behind them is gone, and the quiet ones would not be quiet.
      [media.forced]: { display: 'none' },
    },
  }),
);

const fills = {
  accentA: ink.accentA,
  accentB: ink.accentB,
  paper: token.paper,
  quiet: ink.ground2,
};

/**
 * On small screens the words take the whole width: there every dot is quiet, so that no letter lies on
 * a bright one.
 */
export const dot = styleVariants(fills, (fill) =>
  inLayer(layers.section, {
    fill: ink.ground2,
    '@media': { [media.medium]: { fill } },
  }),
);

export const column = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.broad,
    paddingBlock: `${token.space.snug} ${token.space.broad}`,
    '@media': { [media.large]: { paddingBlock: `${token.space.base} ${token.space.vast}` } },
  }),
);

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.roomy,
    marginBlock: 'auto 0',
    '@media': {
      [media.medium]: {
        maxInlineSize: `calc(55vw - max(${token.width.gutter}, (100vw - ${token.width.page}) / 2))`,
      },
      [media.large]: { gap: token.space.wide },
      [media.print]: { maxInlineSize: 'none' },
    },
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontSize: token.size.hero,
    fontWeight: 800,
    letterSpacing: '-0.04em',
    lineHeight: 0.96,
    '@media': {
      [media.medium]: { fontSize: `min(${token.size.hero}, 1rem + 5.1vw)` },
      [media.print]: { fontSize: '28pt' },
    },
  }),
);

export const subtitle = style(
  inLayer(layers.section, {
    fontSize: token.size.title,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
    color: color.muted,
    maxInlineSize: '38ch',
    textWrap: 'balance',
    '@media': { [media.print]: { color: 'inherit' } },
  }),
);
