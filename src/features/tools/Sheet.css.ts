import { componentRule, componentStyle, ink, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** What every tool has in common: a panel on ink that shows how far it is, and beside it what is filled in. */

/** Where the page's column begins: the gutter, or what is left of the window beside it. */
const columnStart = `max(${token.width.gutter}, (100vw - ${token.width.page}) / 2)`;

/** The panel runs to the window's edge, as on the contact page. */
export const frame = componentStyle({
  ...boxes.oneColumn(),
  // At 200% text in a narrow window a long word breaks, and the page does not scroll sideways.
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
    [media.print]: { display: 'block', padding: 0 },
  },
});
// On tablets, what is drawn stands beside the words.
componentRule(`${panel} > :last-child`, {
  '@media': { [media.mediumOnly]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

// Where words alone are in it, they have both columns.
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
    [media.print]: { display: 'block', padding: 0 },
  },
});

/** What is to be seen from afar. */
export const beginning = componentStyle({
  ...boxes.column(token.space.tight),
  maxInlineSize: '24rem',
});

export const figure = componentStyle({
  ...textStyle.figure,
  fontSize: token.size.figure,
  color: ink.accentB,
});

export const subheading = componentStyle(textStyle.subheading);
