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

/** Events on the page reach the carousel's machine, and the machine's state shows on the page. */
test('advances every eight seconds, no sooner, and loops', async ({ page }) => {
  expect(total).toBe(5);
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS - 1);
  await shows(page, 1);
  await page.clock.runFor(1);
  await shows(page, 2);
  for (const at of [3, 4, 5, 1]) {
    await page.clock.runFor(PERIOD_MS);
    await shows(page, at);
  }
  await rotates(page);
});

test('moves by buttons and indicators, announces each move, and stops when paused', async ({
  page,
}) => {
  await openStill(page);
  await lookAt(page);
  await expect(play(page)).toHaveCount(0);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await expect(pause(page)).toHaveCount(0);
  await standsStill(page);
  // With the mouse moved away, only the visitor's choice keeps it paused.
  await page.mouse.move(0, 0);
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);

  await indicator(page, 2).click();
  await shows(page, 2);
  await expect(announcement(page)).toHaveText(
    `Slide 2 of ${String(total)}: ${resources.cards[1]?.title ?? ''}`,
  );
  const previous = carouselOf(page).getByRole('button', { name: 'Previous slide' });
  await previous.click();
  await previous.click();
  await shows(page, total);
  await carouselOf(page).getByRole('button', { name: 'Next slide' }).click();
  await shows(page, 1);

  await play(page).click();
  await expect(pause(page)).toBeVisible();
  await rotates(page);
  await page.clock.runFor(PERIOD_MS);
  await shows(page, 2);
});

test('the pause button is first in the tab order; focus stops the carousel until Play is pressed', async ({
  page,
}) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await pause(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(carouselOf(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(play(page)).toBeFocused();
  await standsStill(page);

  // It stays stopped after the focus leaves.
  await page.keyboard.press('Shift+Tab');
  await expect(carouselOf(page).locator(':focus')).toHaveCount(0);
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);
  await standsStill(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pause(page)).toBeFocused();
  await rotates(page);
  await page.clock.runFor(PERIOD_MS);
  await shows(page, 2);
});

test('focus on one of its slides stops it too', async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await carouselOf(page).getByRole('group').first().getByRole('link').first().focus();
  await standsStill(page);
  await expect(play(page)).toBeVisible();
});

test('the arrow keys move on from a link in a slide, and the focus stays in the slides', async ({
  page,
}) => {
  await openStill(page);
  await lookAt(page);
  const linkOf = (at: number) =>
    carouselOf(page).getByRole('link', { name: resources.cards[at - 1]?.title ?? '', exact: true });
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

test('pauses in a hidden tab', async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  // This browser never hides a tab, so simulate it.
  const turn = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      const visibilityState = isHidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turn(true);
  await standsStill(page);
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);
  await turn(false);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS);
  await shows(page, 2);
});

test('pauses while it is off screen', async ({ page }) => {
  await openStill(page);
  await standsStill(page);
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);
  await lookAt(page);
  await rotates(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await standsStill(page);
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);
  await lookAt(page);
  await rotates(page);
  await page.clock.runFor(PERIOD_MS);
  await shows(page, 2);
});

test('with reduced motion it advances only after Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await lookAt(page);
  await expect(play(page)).toBeVisible();
  await page.clock.runFor(LONG_MS);
  await shows(page, 1);
  await standsStill(page);
  await play(page).press('Enter');
  await rotates(page);
  await page.clock.runFor(PERIOD_MS);
  await shows(page, 2);
});

test('stops when reduced motion is turned on, and resumes when it is turned off', async ({
  page,
}) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await standsStill(page);
  await expect(play(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await rotates(page);
  await expect(pause(page)).toBeVisible();
});
