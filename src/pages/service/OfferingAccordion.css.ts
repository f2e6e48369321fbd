import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: token.space.broad,
      },
      [media.print]: { gridTemplateColumns: '1fr' },
    },
  }),
);

export const title = style(inLayer(layers.section, { gridColumn: '1 / -1' }));

export const rows = style(inLayer(layers.section, { minInlineSize: 0 }));

export const panel = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.roomy,
  }),
);

/** The picture inside its service: small screens, and pages where no script will move it. */
export const inside = style(
  inLayer(layers.section, {
    aspectRatio: '4 / 3',
    '@media': {
      [media.medium]: { aspectRatio: '2 / 1' },
      [`${media.large} and (scripting: enabled)`]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

/** The open service's picture stays in sight while its words scroll by. */
export const beside = style(
  inLayer(layers.section, {
    display: 'none',
    '@media': {
      [`${media.large} and (scripting: enabled)`]: { display: 'block' },
      [media.print]: { display: 'none' },
    },
  }),
);

const slideIn = keyframes({ from: { translate: '12.5% 0' }, to: { translate: '0 0' } });

/** The house's corner: a quarter circle of a whole tile. */
export const frame = style(
  inLayer(layers.section, {
    position: 'sticky',
    insetBlockStart: '7rem',
    overflow: 'hidden',
    borderStartEndRadius: token.space.tile,
  }),
);

/** 4:3 as drawn, cut to a square: its focal tile is in the middle. */
export const picture = style(
  inLayer(layers.section, {
    aspectRatio: '1',
    '@media': {
      [media.motion]: {
        selectors: {
          '[data-turns] > &': {
            animation: `${slideIn} ${token.time.slide} ${token.ease.turn}`,
          },
        },
      },
    },
  }),
);
