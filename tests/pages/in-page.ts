import type { Page } from '@playwright/test';

/**
 * Measurements taken inside a page. Each returns a line per faulty element, so that a failing test
 * names it.
 */

/** Adds style rules that bypass the Content-Security-Policy, like a visitor's own style sheet. */
export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** Removes the rules that were added last. */
export const removeRules = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** WCAG 1.4.12: line height 1.5, paragraphs 2, letters 0.12, words 0.16 times the font size. */
export const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

/**
 * Text that a reader cannot reach: the page scrolls sideways, text is outside of it, or a box with
 * hidden overflow clips it. Elements with their own scrolling may be wider than the page.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width) {
      problems.push(`the page is ${String(pageWidth)} px wide and scrolls sideways`);
    }
    const describe = (element: Element, text: string) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${text.trim().slice(0, 40)}"`;
    const isForScreenReaders = (element: Element) => {
      const { width: w, height: h } = element.getBoundingClientRect();
      return w <= 1 || h <= 1;
    };
    /** The nearest ancestor that clips or scrolls sideways, if any. */
    const clipper = (element: Element | null): Element | null => {
      for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return at;
      }
      return null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || isForScreenReaders(element)) continue;
      const box2 = clipper(element);
      if (box2 === null) {
        if (box.left < -1 || box.right > width + 1) {
          problems.push(`is outside the page: ${describe(element, text)}`);
        }
        continue;
      }
      if (isForScreenReaders(box2)) continue;
      const { overflowX, overflowY } = getComputedStyle(box2);
      // Carousel slides are outside their viewport until it is their turn.
      if (box2.querySelector('[aria-roledescription="slide"]') !== null) continue;
      const clip = box2.getBoundingClientRect();
      const cut = (style: string, over: boolean) => over && ['hidden', 'clip'].includes(style);
      if (
        cut(overflowX, box.right > clip.right + 1 || box.left < clip.left - 1) ||
        cut(overflowY, box.bottom > clip.bottom + 2 || box.top < clip.top - 2)
      ) {
        problems.push(`is cut off: ${describe(element, text)}`);
      }
    }
    return problems;
  });
}

/** WCAG 2.5.8 and the project's own rule: targets at least 24 px each way, controls at least 44. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const CONTROLS = 'button, select, textarea, input:not([type=hidden]), summary, [role=tab]';
    for (const element of document.querySelectorAll<HTMLElement>(`a[href], ${CONTROLS}`)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      // Not for visitors: unreachable, or (the honeypot) hidden from them.
      if (element.closest('[inert], [aria-hidden="true"]') !== null) continue;
      // A radio button or checkbox is as large as its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, ...(label === undefined ? [] : [label])].map((one) =>
        one.getBoundingClientRect(),
      );
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      // Skip links are outside the page until they have the focus.
      if (width <= 1 || height <= 1 || (boxes[0]?.bottom ?? 0) + scrollY < 0) continue;
      const isControl = element.matches(CONTROLS);
      const isInText =
        !isControl &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      if (isInText) continue;
      const least = isControl ? 44 : 24;
      if (width < least - 0.5 || height < least - 0.5) {
        const name =
          element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
        problems.push(
          `<${element.tagName.toLowerCase()}> "${name.trim().slice(0, 40)}" is ${width.toFixed(0)} × ${height.toFixed(0)} px; at least ${String(least)} px is required`,
        );
      }
    }
    return problems;
  });
}
