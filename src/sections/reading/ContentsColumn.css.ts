import { globalStyle, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

const RULE = `0.125rem solid ${color.text}`;

export const contents = style(
  inLayer(layers.section, {
    '@media': {
      [media.large]: {
        position: 'sticky',
        insetBlockStart: '6rem',
        alignSelf: 'start',
        maxBlockSize: 'calc(100svh - 7rem)',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        // Room for the focus mark, which a scrolling box would cut off.
        padding: '0.375rem',
        margin: '-0.375rem',
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontFamily: token.font.text,
    fontSize: token.size.caption,
    fontWeight: 650,
    letterSpacing: 0,
    color: color.muted,
    paddingBlockEnd: token.space.snug,
  }),
);

export const list = style(
  inLayer(layers.section, {
    borderBlockEnd: RULE,
    // Not yet among the known properties (CSS Overflow 5).
    ...({ scrollTargetGroup: 'auto' } as StyleRule),
  }),
);

export const link = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: token.space.snug,
    minBlockSize: '2.75rem',
    paddingBlock: token.space.tight,
    borderBlockStart: RULE,
    color: color.text,
    fontWeight: 550,
    lineHeight: 1.25,
    textDecorationLine: 'none',
    '::after': {
      content: '',
      // Said, so that it stands there already while the words of the link are still to come.
      gridColumn: 2,
      gridRow: 1,
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      background: ink.accentA,
      borderStartEndRadius: '100%',
    },
    ':hover': { textDecorationLine: 'underline' },
    '@media': {
      [media.motion]: {
        '::after': {
          transitionProperty: 'rotate',
          transitionDuration: token.time.menu,
          transitionTimingFunction: token.ease.turn,
        },
        selectors: { '&:hover::after': { rotate: '90deg' } },
      },
    },
  }),
);

globalStyle(`${link}:target-current`, { '@layer': { [layers.section]: { fontWeight: 750 } } });
globalStyle(`${link}:target-current::after`, {
  '@layer': {
    [layers.section]: {
      background: token.action.ground,
      outline: `0.125rem solid ${color.text}`,
      borderRadius: 0,
    },
  },
});
