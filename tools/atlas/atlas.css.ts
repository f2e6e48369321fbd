import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking, weight } from '#src/design/styles/index.ts';
import { chartStyle } from './chart/shapes.ts';

export const header = sectionStyle({
  paddingBlock: token.space.base,
  borderBlockEnd: `0.5rem solid ${ink.accentA}`,
});
export const headerRow = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space.snug,
  maxInlineSize: 'none',
});
export const home = sectionStyle({ color: 'inherit', textDecoration: 'none' });
export const hint = sectionStyle({ color: color.muted });
export const nav = sectionStyle({ marginBlockStart: token.space.snug, maxInlineSize: 'none' });
export const names = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  fontSize: token.size.caption,
});
export const nameLink = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  color: color.text,
  background: ink.ground2,
  textDecoration: 'none',
  ':hover': { background: ink.accentB, color: ink.ground },
  selectors: {
    '&[aria-current="page"]': { background: token.action.ground, color: token.action.label },
  },
});
export const live = sectionStyle({
  minInlineSize: '1.25rem',
  paddingInline: '0.25rem',
  background: ink.accentA,
  color: ink.ground,
  fontWeight: weight.bold,
  textAlign: 'center',
});
export const main = sectionStyle({ maxInlineSize: 'none', paddingBlock: token.space.wide });

export const galleryHeading = sectionStyle({
  fontSize: token.size.display,
  marginBlockEnd: token.space.roomy,
});
export const gallery = sectionStyle(
  boxes.grid('repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', token.space.roomy),
);
export const card = sectionStyle(boxes.column('0.25rem'));
export const cardLink = sectionStyle({ color: 'inherit', textDecoration: 'none' });
export const cardDrawing = sectionStyle({
  aspectRatio: '4 / 3',
  padding: token.space.tight,
  background: color.surface,
  border: `0.125rem solid ${color.text}`,
  borderStartEndRadius: '3rem',
  overflow: 'hidden',
  selectors: { [`${cardLink}:hover &`]: { borderColor: color.link } },
});
export const cardName = sectionStyle({
  fontSize: token.size.lead,
  marginBlockStart: token.space.tight,
});

export const machineHead = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space.roomy,
  marginBlockEnd: token.space.base,
});
export const machineName = sectionStyle({
  fontSize: token.size.display,
  letterSpacing: tracking.heading,
});
export const sources = sectionStyle({
  ...boxes.cluster('0.25rem 1rem'),
  padding: `${token.space.tight} ${token.space.snug}`,
  border: `0.125rem solid ${color.text}`,
  marginBlockEnd: token.space.base,
});
export const legend = sectionStyle({ fontSize: token.size.caption, fontWeight: weight.strong });
export const source = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2rem',
});
export const workbench = sectionStyle({
  display: 'grid',
  gap: token.space.roomy,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
});
export const sheet = sectionStyle({
  minInlineSize: 0,
  '@media': { [media.large]: { position: 'sticky', insetBlockStart: token.space.snug } },
});
export const now = sectionStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token.space.snug,
  padding: `${token.space.tight} ${token.space.snug}`,
  background: token.action.ground,
  color: token.action.label,
  border: '0.125rem solid #16181D',
});
export const zoom = sectionStyle({
  minBlockSize: '1.75rem',
  paddingInline: '0.625rem',
  border: '0.125rem solid currentColor',
  ...textStyle.label,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-pressed="true"]': { background: '#16181D', color: token.action.ground } },
});
export const drawing = sectionStyle({
  overflow: 'auto',
  padding: token.space.snug,
  background: color.surface,
  '@media': { [media.large]: { maxBlockSize: 'max(26rem, 100svh - 6rem)' } },
});
export const tools = sectionStyle({ display: 'grid', gap: token.space.base, minInlineSize: 0 });
export const panel = sectionStyle({
  padding: token.space.snug,
  border: `0.125rem solid ${color.text}`,
  display: 'grid',
  gap: token.space.tight,
  minInlineSize: 0,
});
export const panelName = sectionStyle({ fontSize: token.size.lead });
export const time = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
});
export const clock = sectionStyle({
  fontFamily: token.font.display,
  fontSize: token.size.title,
  fontWeight: weight.bold,
});
export const buttons = sectionStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });
export const button = sectionStyle({
  minBlockSize: '2.25rem',
  paddingInline: '0.75rem',
  border: `0.125rem solid ${color.edge}`,
  ...textStyle.label,
  justifySelf: 'start',
  ':hover': { borderColor: color.text, background: color.surface },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.text,
      color: color.background,
      borderColor: color.text,
    },
  },
});
export const events = sectionStyle({ display: 'grid', gap: '0.25rem' });
export const event = sectionStyle({
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  borderInlineStart: `0.5rem solid ${color.text}`,
  background: color.surface,
  fontSize: token.size.caption,
  ':hover': { background: token.action.ground, color: token.action.label },
  ':active': { borderInlineStartColor: color.link },
  ':disabled': {
    opacity: 0.45,
    cursor: 'not-allowed',
    borderInlineStartColor: color.line,
    background: 'none',
    color: color.text,
  },
});
export const eventType = sectionStyle({ fontWeight: weight.strong, marginInlineEnd: '0.5rem' });
export const payload = sectionStyle({ overflowWrap: 'anywhere' });
export const form = sectionStyle({ display: 'grid', gap: '0.25rem' });
export const field = sectionStyle({
  inlineSize: '100%',
  padding: '0.375rem',
  background: color.background,
  border: `0.125rem solid ${color.edge}`,
  fontFamily: 'ui-monospace, monospace',
  fontSize: token.size.caption,
});
export const problem = sectionStyle({ color: color.error, fontSize: token.size.caption });
export const context = sectionStyle({
  margin: 0,
  maxBlockSize: '20rem',
  overflow: 'auto',
  fontFamily: 'ui-monospace, monospace',
  fontSize: token.size.caption,
  lineHeight: 1.35,
  whiteSpace: 'pre-wrap',
});
export const logBox = sectionStyle({ maxBlockSize: '24rem', overflow: 'auto' });
export const log = sectionStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: token.size.caption,
});
export const at = sectionStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

sectionRule(`${log} :is(th, td)`, {
  padding: '0.125rem 0.375rem',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
sectionRule(`${log} td${at}`, { textAlign: 'end' });
sectionRule(`${log} [data-ignored]`, { color: color.error });
sectionRule(`${drawing} > svg`, { maxInlineSize: 'none' });
sectionRule(`${drawing}[data-whole] > svg`, {
  maxInlineSize: '100%',
  inlineSize: '100%',
  blockSize: 'max(24rem, 100svh - 14rem)',
});
sectionRule(`${cardDrawing} > svg`, { inlineSize: '100%', blockSize: '100%' });

/** The styles of the drawings; the page puts them into a style element. */
export const drawingStyle = [
  chartStyle(
    {
      background: color.background,
      surface: color.surface,
      text: color.text,
      muted: color.muted,
      line: color.line,
      timed: color.error,
      edge: color.edge,
    },
    { display: token.font.display, text: token.font.text },
    '.chart ',
  ),
  // Current states: yellow for the innermost, a heavy edge for their parents.
  `.chart .state[data-lit] .box{stroke-width:4}`,
  `.chart .state[data-lit] .box:not(.outer,.region,path){fill:${token.action.ground};stroke:#16181D}`,
  `.chart .words[data-lit] text{fill:${token.action.label}}`,
  `.chart .edge[data-lit] .line{stroke:${color.link};stroke-width:3.5}`,
  `.chart .edge[data-lit] .head{fill:${color.link}}`,
  `.chart .label[data-lit] .chip{stroke:${color.link};stroke-width:2.5}`,
].join('');
