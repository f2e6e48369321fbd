import type { Locator, Page } from '@playwright/test';
import { MOTIONS } from '#tests/support/browser/motions.ts';
import type { Motion } from '#tests/support/browser/motions.ts';
import { movedSince, watchMoving } from '#tests/support/browser/moving.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** The choreography (docs/decisions/0009-motion.md): what moves, and that nothing does with reduced motion. */

async function moved(page: Page, motion: Motion) {
  if (motion.isNarrow === true) await page.setViewportSize({ width: 360, height: 740 });
  await open(page, motion.path);
  await motion.prepare?.(page);
  // The code of what moves has loaded by then.
  await silence(page);
  await settled(page);
  await watchMoving(page);
  await motion.start(page);
  return movedSince(page);
}

/** The first of the tiles above the footer. */
const footerTile = (page: Page) => page.locator('footer > :first-child > :first-child');
const turned = (tile: Locator) => tile.evaluate((element) => getComputedStyle(element).rotate);

/** Scrolls until so many heights of a tile are in the window. */
const scrollIn = (tile: Locator, heights: number) =>
  tile.evaluate(async (element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, heights);

test.describe('motion', { tag: '@nightly' }, () => {
  test('the tiles above the footer turn into their places by scrolling', async ({ page }) => {
    await open(page, '/services/design');
    const tile = footerTile(page);
    await scrollIn(tile, 1 / 3);
    await expect.poll(() => turned(tile)).toMatch(/^-\d/u);
    await scrollIn(tile, 5);
    await expect.poll(() => turned(tile)).toMatch(/^(?:none|0deg)$/u);
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
      await open(page, '/services/design');
      const tile = footerTile(page);
      await scrollIn(tile, 1 / 3);
      const coming = await turned(tile);
      await scrollIn(tile, 5);
      expect(await turned(tile)).toBe(coming);
    });
  });
});
