import {
  carouselOf,
  LONG_MS,
  lookAt,
  openStill,
  pause,
  PERIOD_MS,
  rotates,
  shows,
  standsStill,
} from '#tests/support/browser/rotating-carousel.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** Carousels with a mouse. */
test('pauses while the mouse is over it, and then waits a full period', async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS - 1);
  await carouselOf(page).getByRole('group').first().hover();
  await standsStill(page);
  // It will resume automatically, so the button still says Pause.
  await expect(pause(page)).toBeVisible();
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);
  await page.mouse.move(0, 0);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS - 1);
  await shows(page, 1);
  await page.clock.runFor(1);
  await shows(page, 2);
});

test('a horizontal wheel moves it; a vertical one scrolls the page', async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await carouselOf(page).getByRole('group').first().hover();
  // Two trackpad steps that only together amount to one move.
  await page.mouse.wheel(20, 0);
  await page.mouse.wheel(20, 0);
  await shows(page, 2);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  await shows(page, 2);
  await page.mouse.wheel(-40, 0);
  await shows(page, 1);
});

test('one flick on a trackpad moves it one slide, however long its momentum lasts', async ({
  page,
}) => {
  await openStill(page);
  await lookAt(page);
  await carouselOf(page).getByRole('group').first().hover();
  for (const deltaX of [12, 40, 60, 45, 30, 20, 10]) {
    await page.mouse.wheel(deltaX, 0);
    await page.clock.runFor(100);
  }
  await shows(page, 2);
  await page.clock.runFor(200);
  await page.mouse.wheel(40, 0);
  await shows(page, 3);
});
