import { styleVariants } from '@vanilla-extract/css';
import { inSection, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const hero = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  ...boxes.oneColumn(),
  overflow: 'hidden',
  minBlockSize: '30rem',
  '@media': {
    [media.large]: { minBlockSize: 'min(100svh - 8.5rem, 42rem)' },
    [media.huge]: { minBlockSize: 'min(100svh - 8.5rem, 48rem)' },
    [media.print]: { minBlockSize: 'auto' },
  },
});

/** As large as the hero, because the dots are positioned in percent of it. */
export const dots = sectionStyle({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // Safari does not support rem for a radius; this makes 1em equal 1rem.
  fontSize: '1rem',
  '@media': {
    [media.print]: { display: 'none' },
    // Without the ink behind them, even the subtle dots would stand out.
    [media.forced]: { display: 'none' },
  },
});

const fills = {
  accentA: ink.accentA,
  accentB: ink.accentB,
  paper: token.paper,
  quiet: ink.ground2,
};

/**
 * On small screens the text takes the full width, so every dot is subtle there and no letter is on top of
 * a bright one.
 */
export const dot = styleVariants(fills, (fill) =>
  inSection({ fill: ink.ground2, '@media': { [media.medium]: { fill } } }),
);

export const column = sectionStyle({
  ...boxes.column(token.space.wide),
  paddingBlock: `${token.space.snug} ${token.space.broad}`,
});

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  marginBlock: 'auto',
  '@media': {
    [media.medium]: {
      maxInlineSize: `calc(55vw - max(${token.width.gutter}, (100vw - ${token.width.page}) / 2))`,
    },
    [media.print]: { maxInlineSize: 'none' },
  },
});
