import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** A box of ink. From large screens up, all figures share one row, whatever their number. */
export const grid = sectionStyle({
  ...boxes.grid(boxes.equal(2), `${token.space.wide} ${token.space.roomy}`),
  padding: token.space.roomy,
  borderEndStartRadius: token.space.tile,
  '@media': {
    [media.tight]: { gridTemplateColumns: boxes.shares(1) },
    // Three share a row.
    [media.mediumOnly]: {
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: boxes.equal(3) } },
    },
    [media.large]: {
      gridTemplate: 'auto auto / none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      padding: token.space.wide,
    },
    [media.forced]: { border: '0.125rem solid CanvasText' },
    [media.print]: { gridTemplateColumns: boxes.equal(4), padding: 0 },
  },
});

/** The words of a row share one line of the grid, and so do its drawings. */
export const item = sectionStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: token.space.base,
});

export const words = sectionStyle({
  ...boxes.column(token.space.snug),
  containerType: 'inline-size',
});

export const figure = sectionStyle({
  ...textStyle.figure,
  color: ink.accentB,
  // All have the same size, at which the widest fits its column.
  fontSize: `min(${token.size.figure}, 35cqi)`,
  lineHeight: 0.9,
  // It fits, but may break if visitors increase its letter spacing (WCAG 2.2, 1.4.12).
  overflowWrap: 'anywhere',
  selectors: { '[data-figures="long"] &': { fontSize: `min(${token.size.figure}, 26cqi)` } },
  '@media': {
    [media.print]: { color: '#000', fontSize: '20pt !important' as '20pt' },
  },
});

export const description = sectionStyle({
  lineHeight: 1.25,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: token.size.lead } },
});

export const drawing = sectionStyle({
  ...boxes.column(token.space.tight),
  fontSize: token.size.caption,
  lineHeight: 1,
});

export const cells = sectionStyle({
  inlineSize: 'min(100%, 13rem)',
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 0.8,
  strokeDasharray: '0.8 0.2',
  '@media': { [media.print]: { inlineSize: 'auto', blockSize: '2.5rem' } },
});

export const lit = sectionStyle({
  stroke: ink.accentB,
  // Without the gaps between cells.
  selectors: { '[data-solid] > &': { strokeDasharray: 'none', strokeWidth: 1.02 } },
  '@media': { [media.forced]: { stroke: 'CanvasText' }, [media.print]: { stroke: '#000' } },
});
export const rest = sectionStyle({
  stroke: color.line,
  // So few that they have to stand out.
  selectors: { '[data-solid] > &': { stroke: ink.accentA } },
  '@media': {
    [media.forced]: { stroke: 'CanvasText !important', strokeWidth: 0.2 },
    [media.print]: { stroke: '#BBB !important' },
  },
});
export const more = sectionStyle({
  stroke: ink.accentA,
  '@media': { [media.forced]: { stroke: 'Highlight' }, [media.print]: { stroke: '#777' } },
});
