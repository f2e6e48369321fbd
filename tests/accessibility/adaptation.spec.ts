import { axeViolations } from '#tests/support/axe.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { expect, open, settled, test } from '#tests/support/test.ts';
import {
  addRules,
  DOUBLE_TEXT,
  lostText,
  movingThings,
  smallTargets,
  TEXT_SPACING,
} from './in-page.ts';

/** Every route bends to what the reader needs: narrow windows, large or wide-set text, no motion. */
test.use({ expectedTrouble: /status of 404|no-such-page/u });

for (const { path } of allPages()) {
  test(`${path} loses nothing in a narrow window, with large text or wide spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await smallTargets(page), 'targets, wide').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    expect.soft(await lostText(page), 'reflow at 320 px (WCAG 1.4.10)').toEqual([]);
    expect.soft(await smallTargets(page), 'targets, narrow').toEqual([]);
    await addRules(page, TEXT_SPACING);
    expect.soft(await lostText(page), 'text spacing, narrow (WCAG 1.4.12)').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await lostText(page), 'text spacing, wide (WCAG 1.4.12)').toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
    await addRules(page, DOUBLE_TEXT);
    expect.soft(await lostText(page), '200% text, wide (WCAG 1.4.4)').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await lostText(page), '200% text, narrow (WCAG 1.4.4)').toEqual([]);
  });

  test(`${path} keeps still for those who ask for it, and its edges in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await page.goto(path);
    const moved: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      moved.push(...(await movingThings(page)));
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(100);
    }
    expect.soft([...new Set(moved)], 'nothing moves').toEqual([]);
    expect.soft(await axeViolations(page, { withColours: false }), 'forced colours').toEqual([]);
    expect.soft(await ownColours(page), 'words take the colours of the visitor').toEqual([]);
    expect.soft(await invisibleControls(page), 'forced colours leave every edge').toEqual([]);
  });
}

/** Words that keep the page's colours though the visitor has chosen others. */
function ownColours(page: Parameters<typeof lostText>[0]): Promise<string[]> {
  return page.evaluate(
    (CHOSEN) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
        .filter((element) => element.closest('svg, picture') === null)
        // What is chosen may say so in the system's own colours for it.
        .filter((element) => element.closest(CHOSEN) === null)
        .filter((element) => [...element.childNodes].some((node) => node.nodeName === '#text'))
        .map((element) => element.outerHTML.slice(0, 100)),
    '[aria-pressed="true"], [aria-selected="true"], [aria-current], [data-chosen], :checked + *',
  );
}

/** Buttons that forced colours leave without an edge and without words or a drawing. */
function invisibleControls(page: Parameters<typeof lostText>[0]): Promise<string[]> {
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
