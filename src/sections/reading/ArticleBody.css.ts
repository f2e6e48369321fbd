import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const ground = style(
  inLayer(layers.section, {
    paddingBlock: `${token.space.vast} ${token.space.tile}`,
    '@media': { [media.print]: { paddingBlock: 0 } },
  }),
);

export const frame = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.broad,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: token.space.vast,
      },
      [media.print]: { display: 'block', maxInlineSize: 'none', paddingInline: 0 },
    },
  }),
);

/** As high as the text beside it, so that what it holds can stay in sight. */
export const contents = style(
  inLayer(layers.section, {
    '@media': { [media.large]: { gridColumn: 1, gridRow: '1 / span 2' } },
  }),
);

export const body = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.vast,
    minInlineSize: 0,
    '@media': { [media.large]: { gridColumn: 2 }, [media.print]: { display: 'block' } },
  }),
);

export const opening = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.heading,
    fontWeight: 600,
    lineHeight: 1.16,
    letterSpacing: '-0.02em',
    maxInlineSize: '32ch',
    '@media': {
      [media.large]: { gridColumn: 2 },
      [media.print]: { fontSize: '13pt', maxInlineSize: 'none' },
    },
  }),
);

export const section = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.roomy,
    '@media': { [media.print]: { display: 'block', marginBlockStart: '1.5rem' } },
  }),
);

/** A rule as wide as the column with a tile at its start, then the words. */
export const heading = style(
  inLayer(layers.section, {
    fontSize: token.size.display,
    fontWeight: 750,
    letterSpacing: '-0.035em',
    lineHeight: 1,
    paddingBlockStart: token.space.roomy,
    borderBlockStart: `0.125rem solid ${color.text}`,
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '2rem',
      blockSize: '2rem',
      background: ink.accentA,
      borderEndStartRadius: '100%',
    },
    '@media': {
      [media.print]: {
        fontSize: '15pt',
        borderBlockStart: 'none',
        paddingBlock: '0 0.5rem',
        breakAfter: 'avoid',
        '::before': { display: 'none' },
      },
    },
  }),
);
