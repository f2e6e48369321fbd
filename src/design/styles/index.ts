/** Styles shared by the style sheets, each defined once (docs/architecture.md, rules). */
export { leading, tracking, weight } from '../type.ts';
export * as boxes from './boxes.ts';
export * as cards from './card.css.ts';
export { glyph } from './glyph.ts';
export * as marks from './marks.ts';
export * as motion from './motion.ts';
export { textStyle } from './text.ts';
