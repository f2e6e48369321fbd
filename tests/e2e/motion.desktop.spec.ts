import type { Page } from '@playwright/test';
import { MOTIONS } from '#tests/support/browser/motions.ts';
import type { Motion } from '#tests/support/browser/motions.ts';
import { movedSince, watchMoving } from '#tests/support/browser/moving.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** The choreography (docs/motion.md): what moves, and that nothing does with reduced motion. */

async function moved(page: Page, motion: Motion, style?: (page: Page) => Promise<void>) {
  if (motion.isNarrow === true) await page.setViewportSize({ width: 360, height: 740 });
  await open(page, motion.path);
  await style?.(page);
  await motion.prepare?.(page);
  await settled(page);
  await watchMoving(page);
  await motion.start(page);
  return (await movedSince(page)).properties;
}

/** The fault: style sheets that animate anyway. */
const ignoreThePreference = (page: Page) =>
  page.evaluate(() => {
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          media.mediaText = media.mediaText
            .replaceAll('(prefers-reduced-motion: no-preference)', '(min-width: 0)')
            .replaceAll('(prefers-reduced-motion: reduce)', '(max-width: 0)');
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  });

/** How far the tiles above the footer are turned while a third of them is in the window, and at the end. */
async function turnedWhileScrolled(page: Page): Promise<[string, string]> {
  await open(page, '/services/design');
  const tile = page.locator('footer > :first-child > :first-child');
  const turned = async (y: number) => {
    await tile.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, y);
    await page.waitForTimeout(100);
    return tile.evaluate((element) => getComputedStyle(element).rotate);
  };
  return [await turned(1 / 3), await turned(5)];
}

test('the tiles above the footer turn into their places by scrolling', async ({ page }) => {
  const [coming, laid] = await turnedWhileScrolled(page);
  expect(coming).toMatch(/^-\d/u);
  expect(laid).toMatch(/^(?:none|0deg)$/u);
});

for (const motion of MOTIONS) {
  test(`${motion.name}, and only as described`, async ({ page }) => {
    expect(await moved(page, motion)).toEqual(motion.moves);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const motion of MOTIONS) {
    test(`nothing moves when ${motion.name}`, async ({ page }) => {
      expect(await moved(page, motion)).toEqual([]);
    });
  }

  test('the tiles above the footer do not move', async ({ page }) => {
    const [coming, laid] = await turnedWhileScrolled(page);
    expect(coming).toBe(laid);
  });

  test('anything that moves anyway is detected', async ({ page }) => {
    const [motion] = MOTIONS;
    if (motion === undefined) throw new Error('There are no motions.');
    expect(await moved(page, motion, ignoreThePreference)).toEqual(motion.moves);
  });
});
