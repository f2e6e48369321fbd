import {
  announcement,
  carouselOf,
  indicator,
  LONG_MS,
  lookAt,
  openStill,
  pause,
  PERIOD_MS,
  play,
  resources,
  rotates,
  shows,
  standsStill,
  total,
} from '#tests/support/browser/rotating-carousel.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/**
 * Events on the page reach the carousel's machine, and the machine's state shows on the page; its rules of
 * time are proved in machines/carousel.
 */
test('moves by buttons and indicators, announces each move, and stops when paused', async ({
  page,
}) => {
  expect(total).toBe(5);
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS - 1);
  await shows(page, 1);
  await page.clock.runFor(1);
  await shows(page, 2);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await standsStill(page);
  // With the mouse moved away, only the visitor's choice keeps it paused.
  await page.mouse.move(0, 0);
  await page.clock.runFor(LONG_MS);
  await shows(page, 2);
  await indicator(page, 3).click();
  await shows(page, 3);
  await expect(announcement(page)).toHaveText(
    `Slide 3 of ${String(total)}: ${resources.cards[2]?.title ?? ''}`,
  );
  await carouselOf(page).getByRole('button', { name: 'Next slide' }).click();
  await shows(page, 4);
  await play(page).click();
  await rotates(page);
});

test.describe('what stops it', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ page }) => {
    await openStill(page);
    await standsStill(page);
    await lookAt(page);
    await rotates(page);
  });

  test('the pause button is first in the tab order; focus stops it until Play is pressed', async ({
    page,
  }) => {
    await pause(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(carouselOf(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(play(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(LONG_MS);
    await shows(page, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await rotates(page);
  });

  test('the mouse over it, until it leaves', async ({ page }) => {
    await carouselOf(page).getByRole('group').first().hover();
    await standsStill(page);
    // It will resume automatically, so the button still says Pause.
    await expect(pause(page)).toBeVisible();
    await page.clock.runFor(LONG_MS);
    await shows(page, 1);
    await page.mouse.move(0, 0);
    await rotates(page);
  });

  test('a hidden tab', async ({ page }) => {
    // This browser never hides a tab, so simulate it.
    const turn = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        const visibilityState = { value: value ? 'hidden' : 'visible', configurable: true };
        Object.defineProperty(document, 'visibilityState', visibilityState);
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await turn(true);
    await standsStill(page);
    await turn(false);
    await rotates(page);
  });

  test('being off screen', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await standsStill(page);
    await page.clock.runFor(LONG_MS);
    await shows(page, 1);
    await lookAt(page);
    await rotates(page);
  });
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('the arrow keys move on from a link in a slide, and the focus stays in the slides', async ({
    page,
  }) => {
    await openStill(page);
    await lookAt(page);
    const linkOf = (at: number) =>
      carouselOf(page).getByRole('link', {
        name: resources.cards[at - 1]?.title ?? '',
        exact: true,
      });
    await linkOf(1).focus();
    const place = await page.evaluate(() => scrollY);
    for (const at of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(page, at);
      await expect(linkOf(at)).toBeFocused();
    }
    for (const at of [2, 1, total]) {
      await page.keyboard.press('ArrowLeft');
      await shows(page, at);
      await expect(carouselOf(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
    }
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('a horizontal wheel moves it once for each flick; a vertical one scrolls the page', async ({
    page,
  }) => {
    await openStill(page);
    await lookAt(page);
    await carouselOf(page).getByRole('group').first().hover();
    // One flick on a trackpad, with its momentum.
    for (const deltaX of [12, 40, 60, 45, 30, 20, 10]) {
      await page.mouse.wheel(deltaX, 0);
      await page.clock.runFor(100);
    }
    await shows(page, 2);
    await page.clock.runFor(200);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    await page.mouse.wheel(-40, 0);
    await shows(page, 1);
  });
});
