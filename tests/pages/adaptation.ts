import type { Page } from '@playwright/test';
import { expect, settled } from '#tests/support/test.ts';
import {
  addRules,
  DOUBLE_TEXT,
  lostText,
  removeRules,
  smallTargets,
  TEXT_SPACING,
} from './in-page.ts';

/** A page bends to what the reader needs: narrow windows, large or wide-set text. It stands wide open. */
export async function bends(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  const narrow = { width: 320, height: 640 };
  expect.soft(await smallTargets(page), 'targets, wide (WCAG 2.5.8)').toEqual([]);
  await addRules(page, TEXT_SPACING);
  expect.soft(await lostText(page), 'text spacing, wide (WCAG 1.4.12)').toEqual([]);
  await removeRules(page);
  await addRules(page, DOUBLE_TEXT);
  expect.soft(await lostText(page), '200% text, wide (WCAG 1.4.4)').toEqual([]);
  await page.setViewportSize(narrow);
  await settled(page);
  expect.soft(await lostText(page), '200% text, narrow (WCAG 1.4.4)').toEqual([]);
  await removeRules(page);
  expect.soft(await lostText(page), 'reflow at 320 px (WCAG 1.4.10)').toEqual([]);
  expect.soft(await smallTargets(page), 'targets, narrow (WCAG 2.5.8)').toEqual([]);
  await addRules(page, TEXT_SPACING);
  expect.soft(await lostText(page), 'text spacing, narrow (WCAG 1.4.12)').toEqual([]);
  await removeRules(page);
  await page.setViewportSize(wide);
}

/**
 * Reads a page from top to bottom, a window at a time, and returns what moves on the way. The frames
 * between are the browser's own: where scripts are switched off no page can wait for one.
 */
export async function movesWhileRead(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let windows = 0; ; windows += 1) {
    const { moving, isOver } = await page.evaluate((at) => {
      const top = at * innerHeight * 0.75;
      const moving = document.getAnimations().flatMap((animation) => {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const { target, pseudoElement } = (animation.effect ?? {}) as Partial<KeyframeEffect>;
        if (animation.playState !== 'running' || Number(duration) <= 1) return [];
        return [
          `<${target?.tagName.toLowerCase() ?? '?'} class="${target?.getAttribute('class') ?? ''}">${pseudoElement ?? ''}`,
        ];
      });
      scrollTo({ top, behavior: 'instant' });
      return { moving, isOver: top > document.documentElement.scrollHeight };
    }, windows);
    for (const one of moving) found.add(one);
    if (isOver) break;
    // Two frames at 60 Hz: what has come into view is noticed in one and moves in the next.
    await page.waitForTimeout(34);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...found];
}

/** Words that keep the page's colors though the visitor has chosen others. */
export function ownColors(page: Page): Promise<string[]> {
  return page.evaluate(
    (CHOSEN) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
        .filter((element) => element.closest('svg, picture') === null)
        // What is chosen may say so in the system's own colors for it.
        .filter((element) => element.closest(CHOSEN) === null)
        .filter((element) => [...element.childNodes].some((node) => node.nodeName === '#text'))
        .map((element) => element.outerHTML.slice(0, 100)),
    '[aria-pressed="true"], [aria-selected="true"], [aria-current], [data-chosen], :checked + *',
  );
}

/** Buttons that forced colors leave without an edge and without words or a drawing. */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const hasEdge = [null, '::before', '::after'].some((part) => {
          const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element, part);
          return (borderStyle !== 'none' && parseFloat(borderWidth) > 0) || outlineStyle !== 'none';
        });
        const shows = (element.textContent ?? '').trim() !== '' || element.querySelector('svg');
        const hasLabel = element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0;
        return !hasEdge && !shows && !(hasLabel && element.type !== 'text');
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
