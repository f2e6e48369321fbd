import type { MakeFile } from '../output.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { cardOf, drawCard, wordsProblem } from './social-card.ts';
import { loadFace } from './word-outlines.ts';
import type { Face } from './word-outlines.ts';

/**
 * The share card of every page: path without the leading slash → PNG of 1200 by 630 px with a
 * palette of 64 colors. Making one throws a RangeError when its words cannot be drawn (cardProblems).
 */
export function socialCards(site: LoadedSite): Map<string, MakeFile> {
  let face: Promise<Face> | undefined;
  return new Map(
    [...site.pages.values()].map((payload) => [
      payload.socialImage.slice(1),
      async () => encode(drawCard(cardOf(payload, site), await (face ??= loadFace()))),
    ]),
  );
}

/**
 * A sentence for each page whose share card cannot be drawn, found without drawing any. What several
 * cards have in common (the company's name, the section) is reported once.
 */
export async function cardProblems(site: LoadedSite): Promise<string[]> {
  const face = await loadFace();
  const problems = new Map<string, string>();
  for (const payload of site.pages.values()) {
    const problem = wordsProblem(cardOf(payload, site), face);
    if (problem !== null && !problems.has(problem)) problems.set(problem, payload.path);
  }
  return [...problems].map(([problem, at]) => `${at}, its share card: ${problem}`);
}

/**
 * Flat colors and antialiased edges need no more than 64 colors, and dithering would be visible.
 */
async function encode(svg: string): Promise<Buffer> {
  // Loaded only when something has to be drawn.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, dither: 0, effort: 2 })
    .toBuffer();
}
