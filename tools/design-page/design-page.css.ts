import { color, ink, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle, tracking, weight } from '#src/design/styles/index.ts';

const grid = (least: string, gap: string = token.space.base) =>
  sectionStyle(boxes.grid(`repeat(auto-fill, minmax(${least}, 1fr))`, gap));

export const head = sectionStyle({
  ...boxes.column(token.space.wide),
  paddingBlock: token.space.broad,
});
export const title = sectionStyle(textStyle.hero);
export const select = sectionStyle({ background: color.surface, color: color.text });

export const swatches = grid('13rem', '0');
export const swatch = sectionStyle({
  display: 'grid',
  gap: token.space.tight,
  padding: token.space.base,
  fontWeight: weight.strong,
  border: `0.0625rem solid ${color.line}`,
});
/** In the color of the pair. */
export const figures = sectionStyle({ fontSize: token.size.caption });

export const sample = sectionStyle({ display: 'grid', gap: token.space.tight, overflow: 'hidden' });
export const display = sectionStyle({
  fontFamily: token.font.display,
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
});

export const bar = sectionStyle({
  blockSize: '1.5rem',
  background: ink.ground,
  justifySelf: 'start',
});

export const grounds = grid('20rem', '0');
export const ground = sectionStyle({
  padding: token.space.roomy,
  border: `0.0625rem solid ${color.line}`,
});
/** A copy of the `:focus-visible` rule (global.css.ts), to show what it looks like. */
export const focus = sectionStyle({
  ...marks.focus,
});

export const tiles = grid('6rem', token.space.snug);
export const pictures = grid('18rem');
export const drawing = sectionStyle({ inlineSize: '100%', blockSize: 'auto' });
/** Ink on a transparent background is visible on paper only, in either scheme. */
export const plate = sectionStyle({
  padding: token.space.base,
  background: token.paper,
  vars: { [color.muted]: token.action.label },
});
