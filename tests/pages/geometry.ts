import type { Page } from '@playwright/test';
import { ROOMS } from '#src/art/tile-layouts.ts';

/**
 * Drawings whose subject may be cut, or is too small to be told from the tiles around it: rooms that a picture's
 * format has no plates for (src/art/tile-layouts.ts).
 */
export function cutPictures(page: Page): Promise<string[]> {
  return page.evaluate(
    (rooms) => {
      const problems: string[] = [];
      for (const image of document.images) {
        const format = /\/art\/\w+-(\w+)-/u.exec(image.src)?.[1];
        const { width, height } = image.getBoundingClientRect();
        if (format === undefined || format === 'strip' || width === 0 || height === 0) continue;
        const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const { narrowest, widest } = rooms[format] ?? { narrowest: own, widest: own };
        const ratio = width / height;
        const what = `${image.src} is ${width.toFixed(0)} × ${height.toFixed(0)} px`;
        if (ratio < narrowest * 0.99 || ratio > widest * 1.01) {
          problems.push(`${what}, which may cut its subject`);
        }
        const isAlone = format === 'mark' || (format === 'card' && ratio < 1.01);
        if (width < 119 && !isAlone) problems.push(`${what}, too small for more than its subject`);
      }
      return problems;
    },
    ROOMS as Record<string, { narrowest: number; widest: number }>,
  );
}

/** What is broken, covered or too tall, one line each. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const name = (element: Element, words = element.textContent) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${words.trim().slice(0, 40)}"`;

    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    if (header > innerHeight / 4) problems.push(`the header is ${header.toFixed(0)} px tall`);

    /** What an ancestor with its own scrolling or a clip leaves to be seen of a box. */
    const seenPart = (box: DOMRect, element: Element): DOMRect | null => {
      let { left, top, right, bottom } = box;
      for (
        let at: Element | null = element;
        at !== null && at !== document.body;
        at = at.parentElement
      ) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const clip = at.getBoundingClientRect();
        left = Math.max(left, clip.left);
        right = Math.min(right, clip.right);
        top = Math.max(top, clip.top);
        bottom = Math.min(bottom, clip.bottom);
      }
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : null;
    };
    /** The nearest box that ends, as is seen or because it clips, at rounded corners. */
    const shapeAround = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { borderRadius, overflowX, backgroundColor } = getComputedStyle(at);
        const isShown = overflowX !== 'visible' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        if (isShown && borderRadius !== '0px') return at;
      }
      return null;
    };
    const isPastCorner = (text: DOMRect, shape: Element) => {
      const box = shape.getBoundingClientRect();
      const style = getComputedStyle(shape);
      const [left, right] = [text.left - box.left, box.right - text.right];
      const [top, bottom] = [text.top - box.top, box.bottom - text.bottom];
      return (
        [
          [style.borderTopLeftRadius, left, top],
          [style.borderTopRightRadius, right, top],
          [style.borderBottomLeftRadius, left, bottom],
          [style.borderBottomRightRadius, right, bottom],
        ] as const
      ).some(([radius, x, y]) => {
        const length = /^[\d.]+px$/u.test(radius) ? Number.parseFloat(radius) : 0;
        // Text that is scrolled out of the box is not at its corner.
        if (x < 0 || y < 0 || x > length || y > length) return false;
        return Math.hypot(length - x, length - y) > length;
      });
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], svg, script, style, noscript, option') === null;

    interface Line {
      readonly element: Element;
      readonly words: string;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const WORD = /[\p{L}\p{N}’']{2,}/gu;
    // In large type, "K-12" is one word, too.
    const WORD_OR_NUMBERED = /\p{L}+-\d+|[\p{L}\p{N}’']{2,}/gu;
    const bodySize = Number.parseFloat(getComputedStyle(document.body).fontSize);
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || !isSeen(element)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seenPart(rect, element);
        // Text for screen readers is a pixel wide.
        if (box !== null && rect.width > 2) lines.push({ element, words: text, box });
      }
      const shape = shapeAround(element);
      for (const rect of range.getClientRects()) {
        if (rect.width > 2 && shape !== null && isPastCorner(rect, shape)) {
          problems.push(`${name(element, text)} is cut by a rounded corner`);
        }
      }
      // Most texts are on one line, which breaks no word.
      if (range.getClientRects().length < 2) continue;
      const { hyphens, fontSize } = getComputedStyle(element);
      const isHeading = element.closest('h1, h2, h3') !== null;
      // A large heading rather has to be smaller where its words do not fit.
      const isLarge = isHeading && Number.parseFloat(fontSize) > 1.25 * bodySize;
      const isHyphenated = hyphens === 'auto' && !isLarge;
      const words = isHeading ? WORD_OR_NUMBERED : WORD;
      for (const { 0: word, index } of text.matchAll(words)) {
        if (
          /[@/.\u00AD]/u.test(text[index - 1] ?? '') ||
          /[@/.\u00AD]/u.test(text[index + word.length] ?? '')
        )
          continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        // A hyphenated word is not broken while four letters stay together; an address may be.
        const most = isHyphenated ? Math.max(2, Math.floor(word.length / 4)) : 1;
        if (tops.size > most) problems.push(`"${word}" is broken inside: ${name(element, text)}`);
      }
    }

    // A row of ornaments has none that is cut, at the window's edge or beside what lies over the row.
    for (const tile of document.querySelectorAll('[aria-hidden="true"] > span:empty')) {
      const box = tile.getBoundingClientRect();
      const seen = seenPart(box, tile);
      if (box.width > 40 && seen !== null && box.width - seen.width > 1) {
        problems.push(`${name(tile)} is an ornament of which ${seen.width.toFixed(0)} px are left`);
      }
    }

    // Tiles that stand edge to edge in a row end together, and so do their titles.
    for (const grid of document.querySelectorAll('main :has(> :nth-child(2))')) {
      const { display, columnGap, alignItems } = getComputedStyle(grid);
      if (display !== 'grid' || !/^(?:[02]px|normal)$/u.test(columnGap) || alignItems !== 'normal')
        continue;
      const tiles = [...grid.children]
        .filter((tile) => getComputedStyle(tile).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((tile) => {
          const title = tile.querySelector('h3:not(:last-child)');
          const top = title?.getBoundingClientRect().top;
          const next = title?.nextElementSibling?.getBoundingClientRect().top ?? 0;
          return { tile, box: tile.getBoundingClientRect(), top, next };
        });
      for (const { tile, box, top, next } of tiles) {
        const isHigher = tiles.some(
          (other) => top !== undefined && other.top === top && other.next - next > 1,
        );
        if (isHigher) problems.push(`${name(tile)} has its text above that of its row`);
        const isShort = tiles.some(
          (next) => Math.abs(next.box.top - box.top) < 1 && next.box.bottom - box.bottom > 1,
        );
        if (isShort) problems.push(`${name(tile)} ends before its row does`);
      }
    }

    const over = (a: DOMRect, b: DOMRect, least: number) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > least &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
    // From top to bottom, so that each is only compared with those that begin before it ends.
    lines.sort((a, b) => a.box.top - b.box.top);
    // Lines of type may touch; a third of a line is an overlap.
    for (const [at, one] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other === undefined || other.box.top > one.box.bottom) break;
        if (one.element === other.element || one.element.contains(other.element)) continue;
        const least = Math.min(one.box.height, other.box.height) / 3;
        if (over(one.box, other.box, least)) {
          problems.push(
            `${name(one.element, one.words)} lies over ${name(other.element, other.words)}`,
          );
        }
      }
    }
    const controls = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea'),
    ]
      .filter(isSeen)
      .flatMap((element) => {
        const box = seenPart(element.getBoundingClientRect(), element);
        return box === null || getComputedStyle(element).display === 'inline'
          ? []
          : [{ element, box }];
      });
    for (const [at, one] of controls.entries()) {
      for (const other of controls.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // A card whose link covers it may hold other controls, which lie above it.
        if (getComputedStyle(one.element, '::after').position === 'absolute') continue;
        if (over(one.box, other.box, 4)) {
          problems.push(`${name(one.element)} lies under ${name(other.element)}`);
        }
      }
    }
    return problems;
  });
}
