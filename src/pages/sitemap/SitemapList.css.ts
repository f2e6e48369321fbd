import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const section = style(
  inLayer(layers.section, { '@media': { [media.print]: { paddingBlock: '1rem' } } }),
);

/** As many columns as fit, filled from top to bottom like an index at the end of a book. */
export const columns = style(
  inLayer(layers.section, {
    columnWidth: '18rem',
    columnGap: token.space.broad,
  }),
);

export const group = style(
  inLayer(layers.section, {
    breakInside: 'avoid',
    paddingBlockEnd: token.space.broad,
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
  }),
);

export const heading = style(
  inLayer(layers.section, {
    fontSize: token.size.heading,
    fontWeight: 750,
    letterSpacing: '-0.03em',
    paddingBlock: `${token.space.base} ${token.space.snug}`,
    paddingInlineEnd: token.space.broad,
  }),
);

export const link = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    borderBlockStart: `0.0625rem solid ${color.line}`,
    color: color.text,
    lineHeight: 1.25,
    paddingBlock: token.space.tight,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline', background: color.surface },
  }),
);
