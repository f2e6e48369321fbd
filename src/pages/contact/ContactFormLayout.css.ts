import { color, fitting, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** The start of the page's column: the gutter, or half of the space outside the 78rem column. */
const columnStart = `max(${token.width.gutter}, (100vw - ${token.width.page}) / 2)`;

export const page = sectionStyle({
  ...boxes.oneColumn(),
  '@media': {
    [media.large]: {
      // The panel extends to the window's edge; its text aligns with the page's column.
      gridTemplateColumns: boxes.shares(5, 7),
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** Room for the spine of tiles at the panel's end (ContactFormArt). */
const SPINE = '4rem';

/** Both parts of the panel have the same width and end before the spine. */
const inPanel = {
  gridColumn: '1',
  paddingInlineStart: columnStart,
  paddingInlineEnd: `calc(${SPINE} + ${token.space.wide})`,
} as const;

export const head = sectionStyle({
  ...boxes.column(token.space.wide),
  paddingBlockStart: token.space.tile,
  '@media': { [media.large]: { ...inPanel, gridRow: '1' } },
});

export const aside = sectionStyle({
  ...boxes.column(token.space.wide),
  paddingBlock: token.space.tile,
  paddingInline: token.width.gutter,
  '@media': {
    [media.large]: { ...inPanel, gridRow: '2', paddingBlockStart: token.space.wide },
  },
});

/** Reserves its space before its drawing is loaded. */
export const spine = sectionStyle({
  display: 'none',
  '@media': {
    [media.large]: {
      display: 'block',
      position: 'relative',
      gridArea: '1 / 1 / 3 / 2',
      justifySelf: 'end',
      inlineSize: SPINE,
      // Its height follows the panel's, not the other way around.
      contain: 'size',
    },
    [media.print]: { display: 'none' },
  },
});

export const strip = sectionStyle({
  aspectRatio: '8 / 1',
  '@media': {
    [media.large]: { display: 'none' },
    // The window is for the form.
    'screen and (max-height: 30em)': { blockSize: token.space.wide, visibility: 'hidden' },
    [media.print]: { display: 'none' },
  },
});

export const opening = sectionStyle({
  ...boxes.column(token.space.base),
  paddingInline: token.width.gutter,
  '@media': { [media.large]: { paddingInline: 0 } },
});

export const title = sectionStyle({
  ...textStyle.heading,
  fontSize: fitting('clamp(2.75rem, 1.6rem + 4.2vw, 5rem)', 13, 44),
  lineHeight: 0.98,
});

export const intro = sectionStyle({
  color: color.muted,
  fontSize: token.size.body,
  maxInlineSize: '46ch',
});

export const form = sectionStyle({
  paddingBlock: token.space.tile,
  paddingInline: token.width.gutter,
  '@media': {
    [media.large]: {
      gridColumn: '2',
      gridRow: '1 / 3',
      paddingInlineStart: token.space.vast,
      paddingInlineEnd: columnStart,
    },
  },
});

/** The colors of the tiles: here, so that they load with the page, before the tiles' code. */
const fill = (ground: string) => sectionStyle({ fill: ground });

export const tileOf = {
  a: fill(ink.accentA),
  b: fill(ink.accentB),
  ground: fill(ink.ground2),
  ink: fill(ink.ground),
  paper: fill(token.paper),
  yellow: fill(token.action.ground),
} as const;
