import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import { inLayer } from '#src/design/in-layer.ts';
import * as layers from '#src/design/layers.css.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

const rule = (properties: Parameters<typeof inLayer>[1]) =>
  style(inLayer(layers.section, properties));
const grid = (least: string, gap: string = token.space.base) =>
  rule({ display: 'grid', gap, gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` });

export const head = rule({
  display: 'grid',
  gap: token.space.wide,
  paddingBlock: token.space.broad,
  '@media': { [media.large]: { gridTemplateColumns: '1fr auto' } },
});
export const brand = rule({ display: 'flex', alignItems: 'center', gap: token.space.base });
export const title = rule({
  fontSize: token.size.hero,
  fontWeight: 800,
  letterSpacing: '-0.045em',
  lineHeight: 0.94,
});
export const switches = rule({ display: 'flex', flexWrap: 'wrap', gap: token.space.roomy });
export const line = rule({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.tight,
  fontSize: token.size.caption,
  fontWeight: 650,
});
export const select = rule({
  minBlockSize: '3rem',
  paddingInline: token.space.snug,
  background: color.surface,
  color: color.text,
  border: `0.125rem solid ${color.edge}`,
});
export const nav = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.base,
  gridColumn: '1 / -1',
});

export const swatches = grid('13rem', '0');
export const swatch = rule({
  display: 'grid',
  gap: token.space.tight,
  padding: token.space.base,
  fontWeight: 650,
  border: `0.0625rem solid ${color.line}`,
});
export const figures = rule({ fontSize: token.size.caption, fontVariantNumeric: 'tabular-nums' });

export const sample = rule({ display: 'grid', gap: token.space.tight, overflow: 'hidden' });
export const display = rule({
  fontFamily: token.font.display,
  fontWeight: 800,
  letterSpacing: '-0.035em',
});

export const spaces = rule({ display: 'grid', gap: token.space.snug });
export const space = rule({
  display: 'grid',
  gridTemplateColumns: '7rem 5rem 1fr',
  alignItems: 'center',
  gap: token.space.base,
});
export const bar = rule({ blockSize: '1.5rem', background: ink.ground, justifySelf: 'start' });

export const grounds = grid('20rem', '0');
export const ground = rule({
  padding: token.space.roomy,
  border: `0.0625rem solid ${color.line}`,
});
/** The rule of `:focus-visible` (global.css.ts), for a picture of it. */
export const focus = rule({
  outline: `0.1875rem solid ${token.action.ground}`,
  boxShadow: '0 0 0 0.375rem #16181D',
});

export const icons = grid('8rem');
export const icon = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.tight,
  textAlign: 'center',
});

export const tiles = grid('6rem', token.space.snug);
export const pictures = grid('18rem');
export const mosaic = rule({ display: 'grid', gridTemplateColumns: 'repeat(9, minmax(0, 6rem))' });
export const drawn = rule({ display: 'grid', gap: token.space.hair, alignContent: 'start' });
export const drawing = rule({ inlineSize: '100%', blockSize: 'auto' });
export const file = rule({ inlineSize: '4rem' });
/** Ink on nothing is seen on paper only, whatever the scheme. */
export const plate = rule({
  padding: token.space.base,
  background: token.paper,
  vars: { [color.muted]: token.action.label },
});
export const name = rule({ fontSize: token.size.caption, color: color.muted });

export const words = rule({ marginBlockStart: token.space.base });
export const form = rule({ maxInlineSize: '36rem' });
export const corner = rule({
  position: 'fixed',
  insetBlockEnd: token.space.base,
  insetInlineEnd: token.space.base,
  inlineSize: 'min(24rem, 100vw - 2rem)',
  zIndex: 30,
});
