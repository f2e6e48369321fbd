import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

/** Where the page's column begins: the gutter, or what is left of the window beside 78rem. */
const columnStart = `max(${token.width.gutter}, (100% - ${token.width.page}) / 2)`;

export const page = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.large]: {
        // The panel runs to the window's edge; its words begin with the page's column.
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      },
    },
  }),
);

/** Room for the spine of tiles at the panel's end (ContactFormArt). */
const SPINE = '4rem';

export const panel = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.wide,
    paddingBlockStart: token.space.tile,
    '@media': { [media.large]: { paddingBlockEnd: token.space.tile } },
  }),
);

export const panelBody = style(
  inLayer(layers.section, {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: token.space.wide,
    paddingInline: token.width.gutter,
    '@media': {
      [media.large]: {
        paddingInlineStart: `max(${token.width.gutter}, (100vw - ${token.width.page}) / 2)`,
        paddingInlineEnd: `calc(${SPINE} + ${token.space.wide})`,
      },
    },
  }),
);

/** Beside the long form the mailboxes stay in sight, where the window is high enough for all of them. */
export const aside = style(
  inLayer(layers.section, {
    '@media': {
      [`${media.large} and (min-height: 45em)`]: {
        position: 'sticky',
        insetBlockStart: `calc(4.5rem + ${token.space.roomy})`,
      },
    },
  }),
);

/** Both have their room before what is drawn in them is there. */
export const spine = style(
  inLayer(layers.section, {
    display: 'none',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: SPINE,
    '@media': { [media.large]: { display: 'block' } },
  }),
);

export const strip = style(
  inLayer(layers.section, {
    aspectRatio: '8 / 1',
    '@media': { [media.large]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const opening = style(
  inLayer(layers.section, { display: 'flex', flexDirection: 'column', gap: token.space.base }),
);

export const title = style(
  inLayer(layers.section, {
    fontSize: 'clamp(2.75rem, 1.6rem + 4.2vw, 5rem)',
    fontWeight: 750,
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  }),
);

export const intro = style(
  inLayer(layers.section, {
    color: color.muted,
    fontSize: token.size.body,
    maxInlineSize: '46ch',
  }),
);

export const form = style(
  inLayer(layers.section, {
    paddingBlock: token.space.tile,
    paddingInline: token.width.gutter,
    '@media': {
      [media.large]: {
        paddingInlineStart: token.space.vast,
        paddingInlineEnd: columnStart,
      },
    },
  }),
);

/** The colors of the tiles: here, so that they are there with the page, before the tiles' code is. */
const fill = (color: string) => style(inLayer(layers.section, { fill: color }));

export const tileOf = {
  a: fill(ink.accentA),
  b: fill(ink.accentB),
  ground: fill(ink.ground2),
  ink: fill(ink.ground),
  paper: fill(token.paper),
  yellow: fill(token.action.ground),
} as const;
