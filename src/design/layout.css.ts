import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { inLayer } from './in-layer.ts';
import * as layers from './layers.css.ts';
import { color, ink, token } from './tokens.css.ts';

/** Layout primitives: they own all space between things; nothing else sets outer margins. */

/** The page's column: at most 78rem, with gutters that grow with the window. */
export const container = style(
  inLayer(layers.layout, {
    inlineSize: '100%',
    maxInlineSize: `calc(${token.width.page} + 2 * ${token.width.gutter})`,
    marginInline: 'auto',
    paddingInline: token.width.gutter,
  }),
);

/** A full-width band of the page; bands stand whole tiles apart. */
export const band = style(
  inLayer(layers.layout, { paddingBlock: token.space.tile, position: 'relative' }),
);

/** A band or box on the line's ink: text is paper, links the line's light accent. */
export const onInk = style(
  inLayer(layers.layout, {
    background: ink.ground,
    color: token.paper,
    colorScheme: 'dark',
    vars: {
      [color.background]: ink.ground,
      [color.surface]: ink.ground2,
      [color.text]: token.paper,
      [color.muted]: '#D9D6CC',
      [color.link]: ink.accentB,
      [color.line]: 'rgb(255 253 248 / 0.18)',
      [color.edge]: 'rgb(255 253 248 / 0.55)',
      [color.error]: '#FFB1A8',
      [color.success]: '#86E0BD',
    },
    '@media': {
      // Paper is white, whatever the ground was.
      [media.print]: {
        background: 'none',
        color: '#000',
        vars: { [color.text]: '#000', [color.muted]: '#333', [color.link]: '#000' },
      },
    },
  }),
);

/**
 * What is shown only when all of it has come. A page may arrive in pieces, and a browser may paint between
 * any two of them: in a row, or in a box whose content is centered or stands at its end, each part that
 * follows would move the others. Something always follows such an element: by that it is known to be whole.
 */
export const whole = style({});
// Not `:only-child`: Chromium matches that only when all of the parent has come.
globalStyle(`${whole}:not(:has(+ *)) > *`, {
  '@layer': { [layers.utility]: { visibility: 'hidden' } },
});

/** What a page begins with, on ink; something always follows it. */
export const opening = `${onInk} ${whole}`;

export const onSurface = style(inLayer(layers.layout, { background: color.surface }));

const stackOf = (gap: string) =>
  style(inLayer(layers.layout, { display: 'flex', flexDirection: 'column', gap }));
export const stack = {
  tight: stackOf(token.space.tight),
  snug: stackOf(token.space.snug),
  base: stackOf(token.space.base),
  roomy: stackOf(token.space.roomy),
  wide: stackOf(token.space.wide),
  broad: stackOf(token.space.broad),
} as const;

/** Things side by side that wrap. */
export const cluster = style(
  inLayer(layers.layout, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space.snug,
  }),
);

/** Two columns from large screens: a narrow one for the heading, a wide one for the matter. */
export const split = style(
  inLayer(layers.layout, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: token.space.broad,
      },
    },
  }),
);

/** Seen by screen readers only. */
export const visuallyHidden = style(
  inLayer(layers.utility, {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
);

export const noPrint = style(
  inLayer(layers.utility, { '@media': { [media.print]: { display: 'none' } } }),
);

export const text = {
  /** A section's heading. */
  heading: style(
    inLayer(layers.layout, {
      fontSize: token.size.display,
      fontWeight: 750,
      letterSpacing: '-0.03em',
      lineHeight: 1.02,
    }),
  ),
  title: style(inLayer(layers.layout, { fontSize: token.size.title, letterSpacing: '-0.015em' })),
  lead: style(
    inLayer(layers.layout, { fontSize: token.size.lead, lineHeight: 1.45, color: color.muted }),
  ),
  muted: style(inLayer(layers.layout, { color: color.muted })),
  caption: style(inLayer(layers.layout, { fontSize: token.size.caption, color: color.muted })),
  /** A small label above a heading or on a card. */
  tag: style(
    inLayer(layers.layout, {
      fontSize: token.size.caption,
      fontWeight: 650,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    }),
  ),
} as const;

// On ink, the focus mark is yellow with the ink itself around it.
globalStyle(`${onInk} :focus-visible`, {
  '@layer': { [layers.base]: { boxShadow: `0 0 0 0.375rem ${ink.ground}` } },
});
