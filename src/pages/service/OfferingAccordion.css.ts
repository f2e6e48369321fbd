import { keyframes } from '@vanilla-extract/css';
import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const grid = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': {
    [media.large]: boxes.twoColumns(7, 5),
    [media.print]: { gridTemplateColumns: '1fr' },
  },
});

export const title = sectionStyle({ gridColumn: '1 / -1' });

export const rows = sectionStyle({ minInlineSize: 0 });

const movedBeside = `${media.large} and (scripting: enabled)`;

export const panel = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.shares(2, 3), alignItems: 'start' },
    [movedBeside]: { gridTemplateColumns: boxes.shares(1) },
  },
});

/** The picture inside its service: on small screens, and on pages where no script will move it. */
export const inside = sectionStyle({
  aspectRatio: '4 / 3',
  '@media': {
    // Next to the text: as wide as the window, it would be cropped to a strip.
    [media.medium]: { aspectRatio: '1' },
    [movedBeside]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

/** The open service's picture stays in view while its text scrolls. */
export const beside = sectionStyle({
  display: 'none',
  '@media': {
    [movedBeside]: { display: 'block' },
    [media.print]: { display: 'none' },
  },
});

const slideIn = keyframes({ from: { translate: '12.5% 0' }, to: { translate: '0 0' } });

/** The house's corner: a quarter circle of a whole tile. */
export const frame = sectionStyle({
  position: 'sticky',
  insetBlockStart: '7rem',
  overflow: 'hidden',
  borderStartEndRadius: token.space.tile,
});

/** Drawn at 4:3, cropped to a square. */
export const picture = sectionStyle({
  aspectRatio: '1',
  '@media': {
    [media.motion]: {
      selectors: {
        '[data-turns] > &': { animation: `${slideIn} ${token.time.slide} ${token.ease.turn}` },
      },
    },
  },
});
