import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

const rule = `0.125rem solid ${color.line}`;

export const panel = style(
  inLayer(layers.section, { borderBlockEnd: `0.5rem solid ${ink.accentA}` }),
);

export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gap: token.space.wide,
    paddingBlock: token.space.wide,
    '@media': {
      [media.large]: {
        gridTemplateColumns: '3fr 6fr 2fr',
        selectors: { '&[data-plain]': { gridTemplateColumns: '3fr 8fr' } },
      },
    },
  }),
);

export const intro = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token.space.snug,
  }),
);
export const title = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.heading,
    fontWeight: 750,
    lineHeight: 1,
    letterSpacing: '-0.02em',
  }),
);
export const subtitle = style(
  inLayer(layers.section, { color: color.muted, maxInlineSize: '28ch' }),
);

export const more = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space.tight,
    minBlockSize: '2.75rem',
    color: token.action.ground,
    fontWeight: 650,
  }),
);
/** Tells one "Learn More" from another where it is read out of its place (WCAG 2.2, 2.4.9). */
export const moreAbout = style(
  inLayer(layers.section, {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);

export const categories = style(
  inLayer(layers.section, {
    display: 'grid',
    gap: token.space.roomy,
    alignContent: 'start',
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        selectors: {
          // COGNIFY lists all its items in a grid of three columns (docs/specification.md, 2.2).
          '[data-plain] > &': { gridTemplateColumns: '1fr' },
        },
      },
    },
  }),
);
export const category = style(inLayer(layers.section, {}));
export const categoryTitle = style(
  inLayer(layers.section, {
    fontSize: token.size.caption,
    fontWeight: 650,
    letterSpacing: '0.04em',
    color: ink.accentB,
    paddingBlockEnd: token.space.tight,
    borderBlockEnd: rule,
  }),
);
export const items = style(
  inLayer(layers.section, {
    selectors: {
      '[data-plain] &': {
        '@media': {
          [media.large]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            columnGap: token.space.roomy,
          },
        },
      },
    },
  }),
);

export const item = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: token.space.snug,
    paddingBlock: token.space.snug,
    color: token.paper,
    textDecoration: 'none',
    lineHeight: 1.3,
  }),
);
export const icon = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    background: ink.ground2,
    color: ink.accentB,
    transitionProperty: 'background-color, color, border-radius',
    transitionDuration: token.time.quick,
    selectors: {
      [`${item}:hover &`]: {
        background: ink.accentA,
        color: ink.ground,
        borderStartEndRadius: '100%',
      },
    },
  }),
);
export const itemTitle = style(
  inLayer(layers.section, {
    display: 'block',
    fontWeight: 650,
    selectors: { [`${item}:hover &`]: { textDecoration: 'underline' } },
  }),
);
export const itemText = style(
  inLayer(layers.section, { display: 'block', color: color.muted, fontSize: token.size.caption }),
);

export const services = style(inLayer(layers.section, {}));
export const service = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingBlock: token.space.snug,
    color: token.paper,
    textDecoration: 'none',
    lineHeight: 1.3,
    ':hover': { textDecoration: 'underline' },
  }),
);
