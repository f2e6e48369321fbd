import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio } from '#src/design/contrast.ts';

/** The least share of the pixels that a color of letters has. */
const LEAST_SHARE = 0.01;

/**
 * The contrast of a text with its ground as painted, from 1 to 21: what the browser paints behind text in
 * forced colors is in no computed style. In the box of its first line, the ground is the most common color;
 * colors that hardly occur are those of an edge.
 */
export async function paintedContrast(text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const clip = await text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    range.selectNode(walker.nextNode() ?? element);
    const { x, y, width, height } = range.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = sharp(await text.page().screenshot({ clip }));
  const data = await picture.ensureAlpha().raw().toBuffer();
  const seen = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const name = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const [[ground] = ['#000000'], ...others] = [...seen].toSorted((a, b) => b[1] - a[1]);
  const letters = others.filter(([, count]) => count > (data.length / 4) * LEAST_SHARE);
  return Math.max(1, ...letters.map(([color]) => contrastRatio(color, ground)));
}
