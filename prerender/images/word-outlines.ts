import path from 'node:path';
import type { Font } from 'fontkit';

/**
 * Text as outlines, for pictures that are drawn without installed fonts: the share cards. The font
 * is the one that the site ships, so a card supports the same characters as a headline.
 */

const FACE = path.resolve(import.meta.dirname, '../../src/design/fonts/bricolage-grotesque.woff2');

export interface SetWords {
  /** Font size in px. */
  readonly size: number;
  /** Letter spacing, in em; negative values tighten it. */
  readonly tracking?: number;
}

/** Loads the display font. */
export async function loadFace() {
  // Loaded only when something has to be drawn.
  const { open } = await import('fontkit');
  return faceOf((await open(FACE)) as Font);
}

/** The display font. */
export type Face = ReturnType<typeof faceOf>;

function faceOf(font: Font) {
  // The same words come up again for each attempted line break, and laying them out is expensive.
  const laidOut = new Map<string, ReturnType<Font['layout']>>();
  const layout = (words: string) => {
    const known = laidOut.get(words);
    if (known !== undefined) return known;
    for (const letter of words) {
      if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) {
        throw new RangeError(
          `The display face has no "${letter}", which "${words}" needs. Add it to DISPLAY in tools/fonts/subset-fonts.ts, run \`npm run fonts\`, and build again.`,
        );
      }
    }
    const run = font.layout(words);
    laidOut.set(words, run);
    return run;
  };
  return {
    /** Width of text on one line, in px. */
    width(words: string, { size, tracking = 0 }: SetWords): number {
      const { glyphs, advanceWidth } = layout(words);
      // No space is added after the last letter.
      return (advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
    },
    /**
     * The outlines as SVG path data. In px: `x` is the left edge of the first letter's ink, so that
     * large and small text align, and `y` is the baseline.
     */
    outline(
      words: string,
      { size, tracking = 0, x, y }: SetWords & { readonly x: number; readonly y: number },
    ): string {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = layout(words);
      let at = x - (glyphs[0]?.bbox.minX ?? 0) * scale;
      const outlines = glyphs.map((glyph, index) => {
        const position = positions[index];
        const start = at + (position?.xOffset ?? 0) * scale;
        const path = glyph.path.scale(scale, -scale).translate(start, y);
        at += (position?.xAdvance ?? 0) * scale + tracking * size;
        return path.toSVG();
      });
      return outlines.join('');
    },
  };
}
