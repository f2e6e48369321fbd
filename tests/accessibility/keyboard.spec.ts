import type { Page } from '@playwright/test';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Each page from top to bottom without a mouse: every stop is reached, seen, and left again. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: /status of 404|no-such-page/u,
});

const pages = allPages();

for (const { path } of pages) {
  test(`${path} is walked by keyboard from top to bottom`, ({ page }) => walk(page, path));
}

for (const { path } of onePageOfEachLayout(pages)) {
  test(`${path} is walked by keyboard on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await walk(page, path);
  });
}

interface Stop {
  readonly index: number;
  readonly name: string;
  readonly isSeen: boolean;
  readonly isCovered: boolean;
}

async function walk(page: Page, path: string): Promise<void> {
  test.slow();
  await open(page, path);
  const expected = await numberStops(page);
  expect(expected.length, 'a page has links').toBeGreaterThan(0);
  const problems: string[] = [];
  const reached = new Set<number>();
  let previous = -1;
  // Twice the number of stops: enough for menus that open on the way, finite for a trap.
  for (let press = 0; press <= expected.length * 2; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (stop === null) break;
    if (stop.index === previous) {
      problems.push(`the focus is trapped at ${stop.name}`);
      break;
    }
    previous = stop.index;
    if (reached.has(stop.index)) break;
    if (stop.index >= 0) reached.add(stop.index);
    if (!stop.isSeen) problems.push(`the focus cannot be seen on ${stop.name}`);
    if (stop.isCovered) problems.push(`something covers ${stop.name} while it has the focus`);
  }
  for (const [index, name] of expected.entries()) {
    if (!reached.has(index)) problems.push(`Tab never reaches ${name}`);
  }
  expect(problems).toEqual([]);
}

/** Numbers everything that Tab should reach, in document order, and remembers how it looks at rest. */
function numberStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Focus may show on the element, on what stands beside it (a radio's tile), or around it (a card).
    const look = (element: Element) => {
      const places: Element[] = [element];
      if (element.nextElementSibling !== null) places.push(element.nextElementSibling);
      for (let at = element.parentElement, up = 0; at !== null && up < 5; up += 1) {
        places.push(at);
        at = at.parentElement;
      }
      return places
        .flatMap((place) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(place, part)),
        )
        .map((s) => {
          const outline = s.outlineStyle === 'none' ? '' : `${s.outlineWidth} ${s.outlineColor}`;
          return [outline, s.boxShadow, s.backgroundColor, s.borderColor, s.textDecoration].join();
        })
        .join('|');
    };
    Object.assign(globalThis, { look, rest: [] as string[] });
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
    );
    const names: string[] = [];
    const radios = new Set<string>();
    for (const element of candidates) {
      if (element.tabIndex < 0 || element.closest('[inert]') !== null) continue;
      if ('disabled' in element && element.disabled === true) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      // Of a group of radio buttons Tab reaches one.
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name }) => name === element.name,
        );
        const chosen = group.find(({ checked }) => checked) ?? group[0];
        if (element !== chosen || radios.has(element.name)) continue;
        radios.add(element.name);
      }
      element.dataset['stop'] = String(names.length);
      (globalThis as unknown as { rest: string[] }).rest.push(look(element));
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      names.push(`<${element.tagName.toLowerCase()}> "${name.slice(0, 40)}"`);
    }
    return names;
  });
}

/** Where the focus is; null when it has left the page's content. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { look, rest } = globalThis as unknown as {
      look: (element: Element) => string;
      rest: string[];
    };
    const index = Number(element.dataset['stop'] ?? -1);
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const outline = getComputedStyle(element);
    const hasOutline = outline.outlineStyle !== 'none' && parseFloat(outline.outlineWidth) >= 2;
    // The part of the element inside the window, at its middle and near its corners.
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit))
      );
    };
    return {
      index,
      name: `<${element.tagName.toLowerCase()}> "${name.slice(0, 40)}"`,
      isSeen: hasOutline || (index >= 0 && look(element) !== rest[index]),
      isCovered: right <= left || bottom <= top || !points.some(([x, y]) => isHit(x, y)),
    };
  });
}
