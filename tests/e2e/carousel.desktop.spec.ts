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
} from '#tests/support/rotating-carousel.ts';
import { expect, test } from '#tests/support/test.ts';

/** A carousel under the mouse. */
test('waits while the mouse is over it, and then takes its whole time', async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS - 1);
  await carouselOf(page).getByRole('group').first().hover();
  await standsStill(page);
  // It will go on by itself: there is no need for Play.
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

test('a sideways wheel moves it; an upright one scrolls the page', async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await carouselOf(page).getByRole('group').first().hover();
  // Two steps of a trackpad that are one move only together.
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
