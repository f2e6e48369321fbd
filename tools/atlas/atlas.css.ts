import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import { inLayer } from '#src/design/in-layer.ts';
import * as layers from '#src/design/layers.css.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';
import { chartStyle } from './chart/shapes.ts';

const section = (rule: Parameters<typeof inLayer>[1]) => style(inLayer(layers.section, rule));

export const header = section({
  paddingBlock: token.space.base,
  borderBlockEnd: `0.5rem solid ${ink.accentA}`,
});
export const headerRow = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space.snug,
  maxInlineSize: 'none',
});
export const home = section({ color: 'inherit', textDecoration: 'none' });
export const hint = section({ color: color.muted });
export const nav = section({ marginBlockStart: token.space.snug, maxInlineSize: 'none' });
export const names = section({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  fontSize: token.size.caption,
});
export const nameLink = section({
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
export const live = section({
  minInlineSize: '1.25rem',
  paddingInline: '0.25rem',
  background: ink.accentA,
  color: ink.ground,
  fontWeight: 700,
  textAlign: 'center',
});
export const main = section({ maxInlineSize: 'none', paddingBlock: token.space.wide });

export const galleryHeading = section({
  fontSize: token.size.display,
  marginBlockEnd: token.space.roomy,
});
export const gallery = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: token.space.roomy,
});
export const card = section({ display: 'flex', flexDirection: 'column', gap: '0.25rem' });
export const cardLink = section({ color: 'inherit', textDecoration: 'none' });
export const cardDrawing = section({
  aspectRatio: '4 / 3',
  padding: token.space.tight,
  background: color.surface,
  border: `0.125rem solid ${color.text}`,
  borderStartEndRadius: '3rem',
  overflow: 'hidden',
  selectors: { [`${cardLink}:hover &`]: { borderColor: color.link } },
});
export const cardName = section({ fontSize: token.size.lead, marginBlockStart: token.space.tight });

export const machineHead = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space.roomy,
  marginBlockEnd: token.space.base,
});
export const machineName = section({ fontSize: token.size.display, letterSpacing: '-0.03em' });
export const sources = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  padding: `${token.space.tight} ${token.space.snug}`,
  border: `0.125rem solid ${color.text}`,
  marginBlockEnd: token.space.base,
});
export const legend = section({ fontSize: token.size.caption, fontWeight: 650 });
export const source = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2rem',
});
export const workbench = section({
  display: 'grid',
  gap: token.space.roomy,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
});
export const sheet = section({
  minInlineSize: 0,
  '@media': { [media.large]: { position: 'sticky', insetBlockStart: token.space.snug } },
});
export const now = section({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token.space.snug,
  padding: `${token.space.tight} ${token.space.snug}`,
  background: token.action.ground,
  color: token.action.label,
  border: '0.125rem solid #16181D',
});
export const zoom = section({
  minBlockSize: '1.75rem',
  paddingInline: '0.625rem',
  border: '0.125rem solid currentColor',
  fontSize: token.size.caption,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-pressed="true"]': { background: '#16181D', color: token.action.ground } },
});
export const drawing = section({
  overflow: 'auto',
  padding: token.space.snug,
  background: color.surface,
  '@media': { [media.large]: { maxBlockSize: 'max(26rem, 100svh - 6rem)' } },
});
export const tools = section({ display: 'grid', gap: token.space.base, minInlineSize: 0 });
export const panel = section({
  padding: token.space.snug,
  border: `0.125rem solid ${color.text}`,
  display: 'grid',
  gap: token.space.tight,
  minInlineSize: 0,
});
export const panelName = section({ fontSize: token.size.lead });
export const time = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
});
export const clock = section({
  fontFamily: token.font.display,
  fontSize: token.size.title,
  fontWeight: 700,
});
export const buttons = section({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });
export const button = section({
  minBlockSize: '2.25rem',
  paddingInline: '0.75rem',
  border: `0.125rem solid ${color.edge}`,
  fontSize: token.size.caption,
  fontWeight: 650,
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
export const events = section({ display: 'grid', gap: '0.25rem' });
export const event = section({
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
export const eventType = section({ fontWeight: 650, marginInlineEnd: '0.5rem' });
export const payload = section({ overflowWrap: 'anywhere' });
export const form = section({ display: 'grid', gap: '0.25rem' });
export const field = section({
  inlineSize: '100%',
  padding: '0.375rem',
  background: color.background,
  border: `0.125rem solid ${color.edge}`,
  fontFamily: 'ui-monospace, monospace',
  fontSize: token.size.caption,
});
export const problem = section({ color: color.error, fontSize: token.size.caption });
export const context = section({
  margin: 0,
  maxBlockSize: '20rem',
  overflow: 'auto',
  fontFamily: 'ui-monospace, monospace',
  fontSize: token.size.caption,
  lineHeight: 1.35,
  whiteSpace: 'pre-wrap',
});
export const logBox = section({ maxBlockSize: '24rem', overflow: 'auto' });
export const log = section({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: token.size.caption,
});
export const at = section({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const inSection = (selector: string, rule: Record<string, string | number>) => {
  globalStyle(selector, { '@layer': { [layers.section]: rule } });
};
inSection(`${log} :is(th, td)`, {
  padding: '0.125rem 0.375rem',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inSection(`${log} td${at}`, { textAlign: 'end' });
inSection(`${log} [data-ignored]`, { color: color.error });
inSection(`${drawing} > svg`, { maxInlineSize: 'none' });
inSection(`${drawing}[data-whole] > svg`, {
  maxInlineSize: '100%',
  inlineSize: '100%',
  blockSize: 'max(24rem, 100svh - 14rem)',
});
inSection(`${cardDrawing} > svg`, { inlineSize: '100%', blockSize: '100%' });

/** The look of the drawings; the page puts it into a style element. */
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
  // Where it is: yellow for the innermost, a heavy edge for what is around it.
  `.chart .state[data-lit] .box{stroke-width:4}`,
  `.chart .state[data-lit] .box:not(.outer,.region,path){fill:${token.action.ground};stroke:#16181D}`,
  `.chart .words[data-lit] :is(text,tspan){fill:${token.action.label}}`,
  `.chart .edge[data-lit] .line{stroke:${color.link};stroke-width:3.5}`,
  `.chart .edge[data-lit] .head{fill:${color.link}}`,
  `.chart .label[data-lit] .chip{stroke:${color.link};stroke-width:2.5}`,
].join('');
