import { stopClock } from '#tests/support/browser/clock.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/**
 * Right-to-left pages: machines work in reading direction, and their views translate it to left and
 * right on the screen (machines/README.md).
 */
test.describe('right to left', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ page }) => {
    // Before the page's own scripts run: some read the direction only once.
    await page.addInitScript(() => {
      const turn = () => {
        document.documentElement.dir = 'rtl';
      };
      document.addEventListener('readystatechange', turn, { once: true });
    });
  });

  test('a carousel moves in the direction that a drag, an arrow key or the wheel points', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    // For half a second after a move, others are ignored, so the test controls the clock.
    await stopClock(page);
    const studies = page.getByRole('region', { name: 'Case studies', exact: true });
    const shows = (at: number) =>
      expect(studies.locator('[data-counter]')).toHaveText(new RegExp(`${String(at)}\\D+5`, 'u'));
    await expect(studies.getByRole('button', { name: 'Next slide' }).locator('svg')).toHaveCSS(
      'scale',
      '-1 1',
    );
    const slide = studies.getByRole('group', { name: '1 of 5', exact: true });
    await slide.scrollIntoViewIfNeeded();
    const box = await slide.boundingBox();
    if (box === null) throw new Error('The slide is not on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 160, y, { steps: 8 });
    await expect
      .poll(async () => Math.round((await slide.boundingBox())?.x ?? NaN))
      .toBe(Math.round(box.x + 160));
    await page.mouse.up();
    await shows(2);
    await page.clock.runFor(500);
    await studies.getByRole('button', { name: 'Next slide' }).press('ArrowRight');
    await shows(1);
    await page.clock.runFor(500);
    await page.mouse.wheel(-60, 0);
    await shows(2);
  });

  test('the left arrow selects the next tab, the right arrow the previous one', async ({
    page,
  }) => {
    await open(page, '/k-12');
    const tabs = page.getByRole('tab');
    await tabs.first().press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
  });
});
