import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

const RULE = `0.125rem solid ${color.text}`;

export const blocks = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.roomy,
    maxInlineSize: token.width.text,
    fontSize: '1.0625em',
    lineHeight: 1.65,
    '@media': { [media.print]: { maxInlineSize: 'none', fontSize: 'inherit', gap: '0.75rem' } },
  }),
);

// An empty string as the marker keeps it a list for VoiceOver, which `none` does not.
const list = inLayer(layers.section, {
  display: 'flex',
  flexDirection: 'column',
  gap: token.space.base,
  listStyleType: '""',
  counterReset: 'item',
});
export const bulleted = style(list);
export const numbered = style(list);

export const item = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    columnGap: token.space.snug,
    // Tiles stand on the first line's baseline, as letters do.
    alignItems: 'baseline',
    counterIncrement: 'item',
    breakInside: 'avoid',
    selectors: {
      [`${bulleted} > &::before`]: {
        content: '',
        inlineSize: '0.75rem',
        blockSize: '0.75rem',
        background: color.text,
        borderStartEndRadius: '100%',
      },
      [`${numbered} > &::before`]: {
        content: 'counter(item)',
        display: 'grid',
        placeItems: 'center',
        inlineSize: '2rem',
        blockSize: '2rem',
        background: color.text,
        color: color.background,
        fontFamily: token.font.display,
        fontWeight: 700,
        fontSize: token.size.caption,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1,
        borderStartEndRadius: '0.75rem',
      },
    },
    '@media': {
      [media.print]: {
        selectors: {
          [`${numbered} > &::before`]: { background: 'none', color: '#000' },
        },
      },
    },
  }),
);

export const terms = style(inLayer(layers.section, { borderBlockEnd: RULE }));

/** The term in the margin of its meaning from medium screens; rules as in a ledger. */
export const entry = style(
  inLayer(layers.section, {
    borderBlockStart: RULE,
    paddingBlock: token.space.base,
    display: 'grid',
    gap: token.space.hair,
    breakInside: 'avoid',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
        columnGap: token.space.roomy,
      },
    },
  }),
);

export const term = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontWeight: 700,
    fontSize: '1.0625em',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    '@media': { [media.medium]: { paddingBlockStart: '0.2em' } },
  }),
);

/** A block of ink with one round corner: what must not be overlooked. */
export const note = style(
  inLayer(layers.section, {
    // The second ink: it must stand out on the first as well.
    background: ink.ground2,
    color: token.paper,
    vars: { [color.link]: token.paper },
    padding: token.space.roomy,
    paddingInlineEnd: token.space.broad,
    borderStartEndRadius: token.space.tile,
    fontSize: token.size.lead,
    lineHeight: 1.4,
    '@media': {
      [media.forced]: { border: '0.125rem solid' },
      [media.print]: {
        background: 'none',
        color: '#000',
        border: '0.125rem solid #000',
        fontSize: 'inherit',
        vars: { [color.link]: '#000' },
      },
    },
  }),
);
