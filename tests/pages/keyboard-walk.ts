import type { Page } from '@playwright/test';

interface Stop {
  readonly index: number;
  readonly name: string;
  /** Whether Tab stops at parts internal to the browser: the day, the month and the year of a date. */
  readonly hasParts: boolean;
  readonly isSeen: boolean;
  /** Whether its focus indicator is an outline of two pixels or more, on all sides. */
  readonly isMarked: boolean;
  /** Whether something else lies on any part of it. */
  readonly isCovered: boolean;
  /** Whether it is in the part being walked. */
  readonly isWithin: boolean;
}

/** The day, the month, the year, and the button of a calendar. */
const MOST_PARTS = 4;

/** How many times to press Tab before asking the page for its progress. */
const BATCH = 20;

/**
 * Walks a page, or only its content, from top to bottom with Tab and returns problems, one line
 * each: stops that are never reached, where the focus cannot be seen (WCAG 2.4.7) or is covered
 * (2.4.11), and traps (2.1.2). It enters the content the way the skip link does.
 */
export async function walkByKeyboard(
  page: Page,
  within: 'body' | 'main' = 'body',
): Promise<string[]> {
  const expected = await numberStops(page, within);
  if (expected.length === 0) return ['the page has nothing that Tab could reach'];
  if (within === 'main') await page.locator(within).focus();
  await recordStops(page, within);
  // Twice the number of stops: enough for menus that open on the way, finite for a trap.
  let stops: (Stop | null)[] = [];
  do {
    // Sent together and processed in order: a round trip for each would double the time.
    await Promise.all(Array.from({ length: BATCH }, () => page.keyboard.press('Tab')));
    stops = await stopsSoFar(page);
  } while (!hasEnded(stops) && stops.length <= expected.length * 2);

  const problems: string[] = [];
  const reached = new Set<number>();
  let previous = -1;
  let inside = 0;
  for (const stop of stops) {
    if (stop === null || !stop.isWithin) break;
    // Two controls that came with a part after the numbering are not one that keeps the focus.
    const isSame = stop.index >= 0 && stop.index === previous;
    if (isSame && !(stop.hasParts && inside < MOST_PARTS)) {
      problems.push(`the focus is trapped at ${stop.name}`);
      break;
    }
    inside = isSame ? inside + 1 : 1;
    if (isSame) continue;
    previous = stop.index;
    if (reached.has(stop.index)) break;
    if (stop.index >= 0) reached.add(stop.index);
    if (!stop.isSeen) problems.push(`the focus cannot be seen on ${stop.name}`);
    else if (!stop.isMarked) problems.push(`the mark of the focus is not whole on ${stop.name}`);
    if (stop.isCovered) problems.push(`something covers ${stop.name} while it has the focus`);
  }
  for (const [index, name] of expected.entries()) {
    if (!reached.has(index)) problems.push(`Tab never reaches ${name}`);
  }
  return problems;
}

/** The walk is over when the focus leaves the part being walked, or reaches a stop for the second time. */
function hasEnded(stops: readonly (Stop | null)[]): boolean {
  if (stops.some((stop) => stop?.isWithin === false)) return true;
  const numbered = stops.flatMap((stop, at) => {
    if (stop === null || stop.index < 0) return [];
    return stop.hasParts && stops[at - 1]?.index === stop.index ? [] : [stop.index];
  });
  return stops.includes(null) || new Set(numbered).size < numbered.length;
}

/**
 * Numbers everything that Tab should reach, in document order, and records how it looks unfocused.
 */
function numberStops(page: Page, within: string): Promise<string[]> {
  return page.evaluate((part) => {
    /** Where focus may show: on the element, on a sibling (a radio's tile), or on an ancestor (a card). */
    const placesOf = (element: Element) => {
      const places: Element[] = [element];
      if (element.nextElementSibling !== null) places.push(element.nextElementSibling);
      for (let at = element.parentElement, up = 0; at !== null && up < 5; up += 1) {
        places.push(at);
        at = at.parentElement;
      }
      return places;
    };
    const look = (element: Element) =>
      placesOf(element)
        .flatMap((place) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(place, part)),
        )
        .map((s) => {
          const outline = s.outlineStyle === 'none' ? '' : `${s.outlineWidth} ${s.outlineColor}`;
          return [outline, s.boxShadow, s.backgroundColor, s.borderColor, s.textDecoration].join();
        })
        .join('|');
    Object.assign(globalThis, { look, placesOf, rest: [] as string[] });
    const candidates = document.querySelectorAll<HTMLElement>(
      `${part} :is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable])`,
    );
    const names: string[] = [];
    const radios = new Set<string>();
    for (const element of candidates) {
      if (element.tabIndex < 0 || element.closest('[inert]') !== null) continue;
      if ('disabled' in element && element.disabled === true) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      // Tab reaches only one radio button of a group.
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
  }, within);
}

/**
 * Makes the page itself record where the focus is before each Tab: a round trip after each press
 * would take most of the walk's time.
 */
function recordStops(page: Page, within: string): Promise<void> {
  return page.evaluate((part) => {
    const currentStop = (): Stop | null => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const { look, placesOf, rest } = globalThis as unknown as {
        look: (element: Element) => string;
        placesOf: (element: Element) => Element[];
        rest: string[];
      };
      const index = Number(element.dataset['stop'] ?? -1);
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const places = placesOf(element);
      const isOutlined = (place: Element, part: string | null = null) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(place, part);
        // The browser's own outline, whose width it does not expose, always suffices (WCAG 2.4.13).
        if (outlineStyle === 'auto') return true;
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      const marked = places.find((place) => isOutlined(place));
      const hasPart = places.some(
        (place) => isOutlined(place, '::before') || isOutlined(place, '::after'),
      );
      /** Whether an ancestor clips any part of the outline. */
      const isCutOff = (place: Element): boolean => {
        const { outlineWidth, outlineOffset } = getComputedStyle(place);
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const box = place.getBoundingClientRect();
        for (let at = place.parentElement; at !== null && at !== document.body;) {
          const { overflowX, overflowY } = getComputedStyle(at);
          const clip = at.getBoundingClientRect();
          if (
            (overflowX !== 'visible' &&
              (box.left - reach < clip.left - 1 || box.right + reach > clip.right + 1)) ||
            (overflowY !== 'visible' &&
              (box.top - reach < clip.top - 1 || box.bottom + reach > clip.bottom + 1))
          ) {
            return true;
          }
          at = at.parentElement;
        }
        return false;
      };
      // Sample the visible part of the element, line by line, from edge to edge.
      const points = [...element.getClientRects()].flatMap((line) => {
        const left = Math.max(line.left, 0) + 1;
        const right = Math.min(line.right, innerWidth) - 1;
        const top = Math.max(line.top, 0) + 1;
        const bottom = Math.min(line.bottom, innerHeight) - 1;
        if (right <= left || bottom <= top) return [];
        return [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
          [0, 0.5, 1].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
        );
      });
      /** Whether anything at that point is visible, up to the ancestor that it shares with the element. */
      const paints = (hit: Element): boolean => {
        for (let at: Element | null = hit; at?.contains(element) === false; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') return true;
          if (at.matches('img, svg, picture')) return true;
        }
        return false;
      };
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        if (hit === null) return false;
        return element.contains(hit) || label?.contains(hit) === true || !paints(hit);
      };
      return {
        index,
        name: `<${element.tagName.toLowerCase()}> "${name.slice(0, 40)}"`,
        hasParts: element instanceof HTMLInputElement && element.type === 'date',
        isSeen: isOutlined(element) || (index >= 0 && look(element) !== rest[index]),
        isMarked: marked === undefined ? hasPart : !isCutOff(marked),
        // What is taller than the window lies below the header in part (WCAG 2.2, 2.4.11).
        isCovered:
          points.length === 0 ||
          (element.offsetHeight > innerHeight
            ? !points.some(([x, y]) => isHit(x, y))
            : !points.every(([x, y]) => isHit(x, y))),
        isWithin: element.closest(part) !== null,
      };
    };
    const stops: (Stop | null)[] = [];
    let hasBegun = false;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      // Before the first press, nothing has the focus.
      if (hasBegun) stops.push(currentStop());
      hasBegun = true;
    };
    addEventListener('keydown', onKey, { capture: true });
    Object.assign(globalThis, { stopsSoFar: () => [...stops, currentStop()] });
  }, within);
}

const stopsSoFar = (page: Page): Promise<(Stop | null)[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { stopsSoFar: () => (Stop | null)[] }).stopsSoFar(),
  );
