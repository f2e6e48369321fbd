import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** Where the page's column begins: the gutter, or what is left of the window beside 78rem. */
const columnStart = `max(${token.width.gutter}, (100% - ${token.width.page}) / 2)`;

export const page = sectionStyle({
  ...boxes.oneColumn(),
  // The panel runs to the window's edge; its words begin with the page's column.
  '@media': { [media.large]: { gridTemplateColumns: boxes.shares(5, 7) } },
});

/** Room for the spine of tiles at the panel's end (ContactFormArt). */
const SPINE = '4rem';

export const panel = sectionStyle({
  position: 'relative',
  ...boxes.column(token.space.wide),
  paddingBlockStart: token.space.tile,
  '@media': { [media.large]: { paddingBlockEnd: token.space.tile } },
});

export const panelBody = sectionStyle({
  flex: '1 1 auto',
  ...boxes.column(token.space.wide),
  alignItems: 'stretch',
  paddingInline: token.width.gutter,
  '@media': {
    [media.large]: {
      paddingInlineStart: `max(${token.width.gutter}, (100vw - ${token.width.page}) / 2)`,
      paddingInlineEnd: `calc(${SPINE} + ${token.space.wide})`,
    },
  },
});

/** Beside the long form the mailboxes stay in sight, where the window is high enough for all of them. */
export const aside = sectionStyle({
  '@media': {
    [`${media.large} and (min-height: 45em)`]: {
      position: 'sticky',
      insetBlockStart: `calc(4.5rem + ${token.space.roomy})`,
    },
  },
});

/** Both have their room before what is drawn in them is there. */
export const spine = sectionStyle({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: SPINE,
  '@media': { [media.large]: { display: 'block' } },
});

export const strip = sectionStyle({
  aspectRatio: '8 / 1',
  '@media': { [media.large]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const opening = sectionStyle(boxes.column(token.space.base));

export const title = sectionStyle({
  ...textStyle.heading,
  fontSize: 'clamp(2.75rem, 1.6rem + 4.2vw, 5rem)',
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
    [media.large]: { paddingInlineStart: token.space.vast, paddingInlineEnd: columnStart },
  },
});

/** The colors of the tiles: here, so that they are there with the page, before the tiles' code is. */
const fill = (ground: string) => sectionStyle({ fill: ground });

export const tileOf = {
  a: fill(ink.accentA),
  b: fill(ink.accentB),
  ground: fill(ink.ground2),
  ink: fill(ink.ground),
  paper: fill(token.paper),
  yellow: fill(token.action.ground),
} as const;
