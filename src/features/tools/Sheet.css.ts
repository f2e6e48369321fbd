import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** The layout shared by all tools: an ink panel that shows the progress, and next to it the fields. */

/** Where the page's column begins: after the gutter, or after the margin of a wide window. */
const columnStart = `max(${token.width.gutter}, (100vw - ${token.width.page}) / 2)`;

/** The panel runs to the window's edge, as on the contact page. */
export const frame = componentStyle({
  ...boxes.oneColumn(),
  // At 200% text in a narrow window, long words break, so the page does not scroll sideways.
  overflowWrap: 'anywhere',
  '@media': {
    [media.large]: { gridTemplateColumns: boxes.shares(5, 7) },
    [media.print]: { display: 'block' },
  },
});

export const panel = componentStyle({
  ...boxes.column(token.space.wide),
  padding: `${token.space.wide} ${token.width.gutter} ${token.space.broad}`,
  '@media': {
    [media.mediumOnly]: {
      display: 'grid',
      gridTemplateColumns: boxes.shares(1, 1),
      gridTemplateRows: 'auto 1fr',
    },
    [media.large]: {
      paddingInlineStart: columnStart,
      paddingInlineEnd: token.space.broad,
      paddingBlockEnd: token.space.tile,
    },
    [media.print]: { padding: 0 },
  },
});
// On tablets, the drawing is next to the text.
componentRule(`${panel} > :last-child`, {
  '@media': { [media.mediumOnly]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

// If there is only text, it spans both columns.
componentRule(`${panel} > :only-child`, {
  '@media': { [media.mediumOnly]: { gridColumn: '1 / -1' } },
});
componentRule(`${panel} > :only-child > ol`, {
  '@media': { [media.mediumOnly]: boxes.grid(boxes.equal(2), `0 ${token.space.wide}`) },
});

export const list = componentStyle({
  ...boxes.column(token.space.wide),
  padding: `${token.space.wide} ${token.width.gutter} ${token.space.tile}`,
  minInlineSize: 0,
  '@media': {
    [media.large]: { paddingInlineStart: token.space.vast, paddingInlineEnd: columnStart },
    [media.print]: { padding: 0 },
  },
});

/** The key figure, legible from a distance. */
export const beginning = componentStyle({
  ...boxes.column(token.space.tight),
  maxInlineSize: '24rem',
});

/** Its two parts are laid out as if they stood alone. */
export const inOne = componentStyle({ display: 'contents' });

export const figure = componentStyle({
  ...textStyle.figure,
  fontSize: token.size.figure,
  color: ink.accentB,
  '@media': { [media.print]: { color: color.text } },
});

export const subheading = componentStyle(textStyle.subheading);
