import { token } from '../tokens.css.ts';

/**
 * A plain icon in the color of the text, for a pseudo-element: without elements of its own, where a page has many.
 * An arrow points in the reading direction.
 * @param size the edge length
 */
export const glyph = (name: keyof typeof token.glyph, size: string) => ({
  content: '',
  flexShrink: 0,
  inlineSize: size,
  blockSize: size,
  background: 'currentColor',
  mask: `${token.glyph[name]} center / contain no-repeat`,
  ...(name === 'arrow' && { scale: 'var(--forward, 1) 1' }),
  forcedColorAdjust: 'preserve-parent-color' as const,
  printColorAdjust: 'exact' as const,
});
