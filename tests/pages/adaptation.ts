import type { Page } from '@playwright/test';

/**
 * Scrolls a page from top to bottom, one window at a time, and returns what moves on the way. It
 * waits by time instead of frames, because a page without scripts cannot wait for a frame.
 */
export async function movesWhileRead(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let windows = 0; ; windows += 1) {
    for (const one of await movesAtOnce(page)) found.add(one);
    const isOver = await page.evaluate((at) => {
      const top = at * innerHeight * 0.75;
      scrollTo({ top, behavior: 'instant' });
      return top > document.documentElement.scrollHeight;
    }, windows);
    if (isOver) break;
    // Two frames at 60 Hz: an element that enters the view is detected in one and moves in the next.
    await page.waitForTimeout(34);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...found];
}

/**
 * What moves at this moment, anywhere in the page. Without scripts this is all that could move, since
 * no style of ours waits for an element to come into view.
 */
export const movesAtOnce = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
      const { target, pseudoElement } = (animation.effect ?? {}) as Partial<KeyframeEffect>;
      if (animation.playState !== 'running' || Number(duration) <= 1) return [];
      return [
        `<${target?.tagName.toLowerCase() ?? '?'} class="${target?.getAttribute('class') ?? ''}">${pseudoElement ?? ''}`,
      ];
    }),
  );

/** Text that keeps the page's colors even though the visitor has forced others. */
export function ownColors(page: Page): Promise<string[]> {
  return page.evaluate(
    (CHOSEN) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
        .filter((element) => element.closest('svg, picture') === null)
        // Selected items may use the system's selection colors.
        .filter((element) => element.closest(CHOSEN) === null)
        .filter((element) => [...element.childNodes].some((node) => node.nodeName === '#text'))
        .map((element) => element.outerHTML.slice(0, 100)),
    '[aria-pressed="true"], [aria-selected="true"], [aria-current], [data-chosen], :checked + *',
  );
}

/**
 * Lines of text whose box reaches into the line above: in forced colors browsers paint a plate behind
 * each line, which would cut that line's descenders. Browsers round a box up to whole pixels.
 */
export function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate((ROUNDING) => {
    const linesOf = (element: Element) => {
      const range = document.createRange();
      const rects: DOMRect[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('svg') !== null) continue;
        range.selectNodeContents(node);
        rects.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      return rects;
    };
    return [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ),
      )
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => {
        const lines = linesOf(element);
        return lines.some(({ top, bottom, left, right }) =>
          lines.some(
            (next) =>
              next.top > (top + bottom) / 2 &&
              next.top < bottom - ROUNDING &&
              next.left < right &&
              next.right > left,
          ),
        );
      })
      .map((element) => element.outerHTML.slice(0, 100));
  }, 1.5);
}

/** Controls that forced colors leave without an edge, text or drawing. */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const hasEdge = [null, '::before', '::after'].some((part) => {
          const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element, part);
          return (borderStyle !== 'none' && parseFloat(borderWidth) > 0) || outlineStyle !== 'none';
        });
        // An icon that the styles draw, in the color of the text (src/design/styles/glyph.ts).
        const hasGlyph = ['::before', '::after'].some((part) => {
          const { maskImage, forcedColorAdjust } = getComputedStyle(element, part);
          return maskImage !== 'none' && forcedColorAdjust === 'preserve-parent-color';
        });
        const shows = (element.textContent ?? '').trim() !== '' || element.querySelector('svg');
        const hasLabel = element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0;
        return !hasEdge && !hasGlyph && !shows && !(hasLabel && element.type !== 'text');
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
