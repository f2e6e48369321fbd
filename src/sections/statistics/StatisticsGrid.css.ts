import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';
import { NUMBER_WIDTHS } from './number-width.ts';

const mosaic = '[data-form="mosaic"] > &';
const ledger = '[data-form="ledger"] > &';
const lead = '[data-form="lead"] > &';

export const grid = sectionStyle({
  containerType: 'inline-size',
  ...boxes.grid(boxes.equal(2)),
  selectors: {
    '&[data-form="mosaic"]': { overflow: 'hidden', borderEndStartRadius: token.space.broad },
    '&:not([data-form="mosaic"])': { gap: `${token.space.wide} ${token.space.roomy}` },
  },
  '@media': {
    [media.tight]: {
      selectors: { '&:not([data-form="mosaic"])': { gridTemplateColumns: boxes.shares(1) } },
    },
    [media.medium]: { gridTemplateColumns: boxes.equal(4) },
    [media.print]: { gridTemplateColumns: boxes.equal(4), borderRadius: '0 !important' as '0' },
  },
});

/** A figure and its drawing. The last figures expand to fill an incomplete row. */
export const item = sectionStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    [mosaic]: { gridColumn: 'span 2', gridTemplateColumns: boxes.equal(2) },
    // The words of a row share one line of the grid, and so do its drawings.
    [`${ledger}, ${lead}`]: {
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: token.space.base,
    },
    [ledger]: { borderBlockStart: `0.25rem solid ${ink.accentA}` },
  },
  '@media': {
    [media.forced]: { selectors: { [mosaic]: { border: '0.0625rem solid CanvasText' } } },
    [media.tight]: { selectors: { [mosaic]: boxes.oneColumn() } },
    [media.print]: { display: 'block', gridColumn: 'auto !important' as 'auto' },
  },
});

const filling = (form: string) => `[data-form="${form}"] > ${item}`;
sectionRule(`${filling('mosaic')}:last-child:nth-child(odd)`, {
  '@media': {
    [media.small]: { gridTemplateColumns: boxes.shares(1) },
    [media.medium]: { gridColumn: '1 / -1' },
  },
});
sectionRule(
  `${grid}:not([data-form="mosaic"]) > ${item}:last-child:nth-child(4n + 1), ${grid}:not([data-form="mosaic"]) > ${item}:last-child:nth-child(odd)`,
  { '@media': { 'screen and (max-width: 44.99em)': { gridColumn: '1 / -1' } } },
);
sectionRule(`${grid}:not([data-form="mosaic"]) > ${item}:last-child:nth-child(4n + 1)`, {
  '@media': { [media.medium]: { gridColumn: '1 / -1' } },
});
sectionRule(
  `${grid}:not([data-form="mosaic"]) > :is(${item}:last-child:nth-child(4n + 2), ${item}:nth-last-child(2):nth-child(4n + 1))`,
  { '@media': { [media.medium]: { gridColumn: 'span 2' } } },
);

export const words = sectionStyle({
  ...boxes.column(token.space.base),
  minInlineSize: 0,
  selectors: {
    '[data-form="mosaic"] > * > &': {
      justifyContent: 'space-between',
      padding: `${token.space.roomy} ${token.space.base}`,
      background: ink.ground,
      color: token.paper,
    },
    '[data-form="ledger"] > * > &': { paddingBlockStart: token.space.base },
    '[data-form="lead"] > * > &': { order: 1 },
  },
  '@media': {
    [media.large]: {
      selectors: { '[data-form="mosaic"] > * > &': { padding: token.space.roomy } },
    },
    [media.print]: {
      background: 'none !important',
      color: '#000 !important',
      padding: '0 !important',
    },
  },
});

export const figure = sectionStyle({
  ...textStyle.figure,
  lineHeight: 0.9,
  // It fits, but may break if visitors increase its letter spacing (WCAG 2.2, 1.4.12).
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { color: '#000 !important' as '#000' } },
});

/** The part of the grid's width that text has in one of two columns; the narrowest is on a phone. */
const ROOM = 37.5;
// One size for all of them: the largest at which the widest fits in a column of the grid.
for (const width of NUMBER_WIDTHS) {
  const share = ROOM / width;
  sectionRule(`[data-width="${String(width)}"] ${figure}`, {
    fontSize: `min(${token.size.figure}, ${share.toFixed(1)}cqi)`,
    '@media': {
      [media.medium]: { fontSize: `min(${token.size.figure}, ${(share / 2).toFixed(1)}cqi)` },
    },
  });
}
sectionRule(figure, { '@media': { [media.print]: { fontSize: '20pt !important' as '20pt' } } });
// Three or five in a row, rather than four with a hole, or plus one alone in a second row.
const five = '[data-form="lead"]:has(> :nth-child(5):last-child)';
const three = `${grid}:not([data-form="mosaic"]):has(> :nth-child(3):last-child)`;
sectionRule(five, { '@media': { [media.large]: { gridTemplateColumns: boxes.equal(5) } } });
sectionRule(three, { '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(3) } } });
sectionRule(`${five} > ${item}:nth-child(5)`, {
  '@media': { [media.large]: { gridColumn: 'auto !important' as 'auto' } },
});
sectionRule(`${five} ${figure}`, {
  '@media': { [media.large]: { fontSize: '4.2cqi' } },
});
sectionRule(`[data-form="mosaic"] ${figure}`, { color: ink.accentB });
sectionRule(`[data-form="lead"] ${figure}`, { color: ink.accentB });

export const description = sectionStyle({
  fontSize: token.size.body,
  lineHeight: 1.25,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: token.size.lead } },
});

export const drawing = sectionStyle({
  ...boxes.column(token.space.tight),
  minInlineSize: 0,
  selectors: {
    '[data-form="mosaic"] > * > &': {
      aspectRatio: '1',
      // Taller, beside large text.
      placeSelf: 'stretch',
      padding: token.space.base,
      background: ink.ground2,
      color: token.paper,
    },
    '[data-form="lead"] > * > &': { justifyContent: 'flex-end' },
  },
  '@media': {
    [media.large]: {
      selectors: { '[data-form="mosaic"] > * > &': { padding: token.space.roomy } },
    },
    [media.print]: {
      aspectRatio: 'auto !important' as 'auto',
      blockSize: 'auto !important' as 'auto',
      padding: '0 !important',
      background: 'none !important',
      color: '#000 !important' as '#000',
    },
  },
});
sectionRule(`${filling('mosaic')}:last-child:nth-child(odd) > ${drawing}`, {
  aspectRatio: '3',
  '@media': { [media.medium]: { aspectRatio: '2' } },
});
// Text and drawings swap sides in every other row.
const reversed = { '@media': { [media.medium]: { order: -1 } } };
sectionRule(`${filling('mosaic')}:nth-child(4n + 3) > ${drawing}`, reversed);
sectionRule(`${filling('mosaic')}:nth-child(4n + 4) > ${drawing}`, reversed);

export const cells = sectionStyle({
  display: 'block',
  flexShrink: 0,
  // As wide as the drawings beside it, however wide its own column is.
  inlineSize: `min(100%, calc((100cqi - ${token.space.roomy}) / 2))`,
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 0.8,
  strokeDasharray: '0.8 0.2',
  selectors: {
    '&[data-cell="dot"]': { strokeDasharray: '0.01 0.99', strokeLinecap: 'round' },
    '&[data-cell="bar"]': { strokeDasharray: '0.6 0.4' },
  },
  '@media': {
    [media.medium]: { inlineSize: `min(100%, calc((100cqi - 3 * ${token.space.roomy}) / 4))` },
    [media.print]: { inlineSize: 'auto', blockSize: '2.5rem' },
  },
});
sectionRule(`${three} ${cells}`, { '@media': { [media.medium]: { inlineSize: '100%' } } });
// Twice as many cells side by side, as large as the others.
for (const [query, padding] of [
  ['screen', token.space.base],
  [media.large, token.space.roomy],
] as const) {
  sectionRule(`${filling('mosaic')}:last-child:nth-child(odd) ${cells}`, {
    '@media': { [query]: { inlineSize: `calc(100% - 2 * ${padding})` } },
  });
}

const onSheet = '[data-form="ledger"] &';
export const lit = sectionStyle({
  stroke: ink.accentB,
  selectors: {
    [onSheet]: { stroke: color.text },
    // Without the gaps between cells.
    '[data-solid] > &': { strokeDasharray: 'none', strokeWidth: 1.02, strokeLinecap: 'butt' },
  },
  '@media': {
    [media.forced]: { stroke: 'CanvasText !important' },
    [media.print]: { stroke: '#000 !important' },
  },
});
export const rest = sectionStyle({
  stroke: 'rgb(255 253 248 / 0.16)',
  selectors: {
    [onSheet]: { stroke: color.line },
    // So few that they have to stand out.
    '[data-solid] > &': { stroke: ink.accentA },
  },
  '@media': {
    [media.forced]: { stroke: 'CanvasText !important', strokeWidth: 0.2 },
    [media.print]: { stroke: '#BBB !important' },
  },
});
export const more = sectionStyle({
  stroke: ink.accentA,
  '@media': {
    [media.forced]: { stroke: 'Highlight !important' },
    [media.print]: { stroke: '#777 !important' },
  },
});

/** What one cell represents: in a row of drawings on one line. */
export const each = sectionStyle({
  fontSize: token.size.caption,
  lineHeight: 1,
  selectors: { '[data-form="ledger"] &': { marginBlockStart: 'auto' } },
});
