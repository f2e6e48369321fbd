import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const part = style(
  inLayer(layers.section, {
    '@media': {
      [media.print]: {
        background: 'none',
        paddingBlock: '0.75rem',
        vars: { [color.text]: '#000', [color.muted]: '#000', [color.link]: '#000' },
      },
    },
  }),
);

export const row = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: token.space.broad,
      },
      [media.print]: { display: 'block', maxInlineSize: 'none', paddingInline: 0 },
    },
  }),
);

export const heading = style(
  inLayer(layers.section, {
    fontSize: 'clamp(2.25rem, 1.2rem + 3.6vw, 4.5rem)',
    fontWeight: 800,
    letterSpacing: '-0.045em',
    lineHeight: 0.95,
    '@media': {
      [media.large]: { position: 'sticky', insetBlockStart: '7rem', alignSelf: 'start' },
      [media.print]: { fontSize: '15pt', position: 'static', paddingBlockEnd: '0.5rem' },
    },
  }),
);
