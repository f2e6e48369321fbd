import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const solutions = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    paddingBlockStart: token.space.wide,
    '@media': { '(scripting: none)': { paddingBlockStart: 0 } },
  }),
);

/** Cards edge to edge, with a line between them: one block that is built of seven. */
export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.125rem',
    padding: '0.125rem',
    background: color.text,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
      [media.print]: { background: 'none' },
    },
  }),
);

const slideIn = keyframes({ from: { translate: '0 1.5rem' }, to: { translate: '0 0' } });

export const place = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    '@media': {
      [media.medium]: {
        selectors: {
          '&[data-span="3"]': { gridColumn: 'span 3' },
          '&[data-span="4"]': { gridColumn: 'span 4' },
          '&[data-span="6"]': { gridColumn: 'span 6' },
        },
      },
    },
  }),
);

export const card = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    minInlineSize: 0,
    background: color.background,
    breakInside: 'avoid',
    '@media': {
      [media.forced]: { border: '0.0625rem solid CanvasText' },
      // On small screens a card is a row: its tile at the start.
      'screen and (max-width: 44.99em)': {
        gridTemplateColumns: 'min(6rem, 28%) minmax(0, 1fr)',
        gridTemplateRows: 'auto',
      },
      [media.motion]: {
        selectors: {
          '[data-moves] > * > &': {
            animation: `${slideIn} ${token.time.slide} ${token.ease.turn}`,
          },
        },
      },
    },
  }),
);

export const picture = style(
  inLayer(layers.section, {
    '@media': {
      [media.medium]: {
        aspectRatio: '1',
        selectors: {
          '[data-span="4"] > * > &': { aspectRatio: '4 / 3' },
          '[data-span="6"] > * > &': { aspectRatio: '2 / 1' },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
);
globalStyle(`${picture} > img`, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.motion]: {
          transitionProperty: 'scale',
          transitionDuration: token.time.slide,
          transitionTimingFunction: token.ease.turn,
        },
      },
    },
  },
});
globalStyle(`${card}:hover > ${picture} > img`, {
  '@layer': {
    [layers.section]: { '@media': { [`${media.hover} and ${media.motion}`]: { scale: '1.04' } } },
  },
});

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token.space.tight,
    padding: token.space.base,
    '@media': { [media.large]: { padding: token.space.roomy } },
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontSize: token.size.title,
    letterSpacing: '-0.025em',
    lineHeight: 1.05,
    hyphens: 'auto',
    '@media': {
      // Four columns of a tablet: the longest word, "Accessibility", stands on one line.
      [media.medium]: { fontSize: '1.125rem' },
      [media.large]: { fontSize: token.size.title },
    },
  }),
);

export const link = style(
  inLayer(layers.section, {
    color: color.text,
    textDecorationLine: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
    selectors: {
      // The mark goes round the whole card, not the words alone.
      '&:focus-visible': { outline: 'none', boxShadow: 'none', textDecorationLine: 'underline' },
      '&:focus-visible::after': {
        outline: `0.1875rem solid ${token.action.ground}`,
        outlineOffset: '-0.5625rem',
        boxShadow: `inset 0 0 0 0.375rem ${token.action.label}`,
      },
    },
  }),
);
globalStyle(`${card}:hover ${link}`, {
  '@layer': { [layers.section]: { textDecoration: 'underline 0.08em' } },
});

export const description = style(
  inLayer(layers.section, { lineHeight: 1.3, maxInlineSize: '40ch' }),
);

export const detail = style(
  inLayer(layers.section, {
    color: color.muted,
    fontSize: token.size.caption,
    lineHeight: 1.5,
    maxInlineSize: '52ch',
    '@media': {
      // Four abreast on a tablet leave no room for the fine print.
      'screen and (min-width: 45em) and (max-width: 63.99em)': {
        selectors: { '[data-span="3"] > * > * > &': { display: 'none' } },
      },
    },
  }),
);

/** A tile in the corner; the arrow moves by one cell when the card is hovered. */
export const arrow = style(
  inLayer(layers.section, {
    display: 'none',
    '@media': {
      [media.medium]: {
        display: 'grid',
        placeItems: 'center',
        justifySelf: 'end',
        inlineSize: '3.5rem',
        blockSize: '3.5rem',
        background: ink.ground,
        color: token.paper,
        borderStartStartRadius: '100%',
      },
      [media.motion]: {
        transitionProperty: 'border-radius',
        transitionDuration: token.time.menu,
      },
      [media.print]: { display: 'none' },
    },
  }),
);
globalStyle(`${card}:hover > ${arrow}`, {
  '@layer': { [layers.section]: { borderStartStartRadius: 0 } },
});
