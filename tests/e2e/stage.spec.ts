import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** One minute of the product on the home page (docs/specification.md, 2.3). */
const { stage } = contentOf('home', '/');
const path = stage.link.href ?? '';
const demo = contentOf('demo', path);
const [question] = demo.lesson.questions;
const right = question?.options.find(({ isRight }) => isRight)?.text ?? '';
const petals = demo.brands.find(({ id }) => id === 'petals')?.name ?? '';

const band = (page: Page) => page.getByRole('region', { name: stage.title });
const link = (page: Page) => band(page).getByRole('link', { name: stage.link.text });
const sun = (page: Page) => band(page).getByRole('slider', { name: demo.stage.sun });

for (const width of [320, 700]) {
  const tag = width === 320 ? [] : '@nightly';
  test(
    `takes the room of its picture in a window of ${String(width)} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await watchShifts(page);
      await open(page, '/');
      await link(page).focus();
      await expect(sun(page)).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

test('stays a picture while text is too large for the window, and then is played', async ({
  page,
}) => {
  await page.setViewportSize({ width: 300, height: 740 });
  await open(page, '/');
  const fetched = page.waitForResponse(/\/play-stage-/u);
  await link(page).focus();
  await (await fetched).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(sun(page)).toHaveCount(0);
  await expect(link(page)).toHaveAttribute('href', path);
  await page.setViewportSize({ width: 1280, height: 800 });
  await link(page).hover();
  await expect(sun(page)).toBeVisible();
});

test('is a picture until it is reached; then it is played with the keyboard, and goes on in the demo', async ({
  page,
}) => {
  await watchShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expect(band(page)).toBeVisible();
  expect(asked).not.toContain(path);
  await expect(sun(page)).toHaveCount(0);

  await link(page).focus();
  // The time only: no more than the question says.
  await expect(sun(page)).toHaveAttribute('aria-valuetext', '7 a.m.');
  // It takes the room of the picture.
  expect(await shiftsOf(page)).toEqual([]);
  await expect(link(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sun(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sun(page)).toHaveAttribute('aria-valuetext', '7:30 a.m.');

  await expect(band(page).getByText(demo.stage.waiting)).toBeVisible();
  await band(page).getByRole('button', { name: right }).press('Enter');
  await expect(band(page).getByText(demo.stage.allIn)).toBeVisible();
  await sun(page).press('End');
  const west = demo.stage.shadow.west.replace('{time}', '7 a.m.');
  await expect(sun(page)).toHaveAttribute('aria-valuetext', west);
  await band(page).getByRole('radio', { name: petals }).press('Space');
  await expect(band(page).getByText(demo.stage.owned.replace('{name}', petals))).toBeVisible();
  // The sweep ends.
  await expect(page.locator('html')).not.toHaveAttribute('style', /view-transition-name/u);

  await link(page).press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`${path}#role=teacher&brand=petals&lesson=assigned-b$`, 'u'),
  );
  await expect(page.getByRole('main').getByRole('tab', { selected: true })).toHaveText(/teacher/iu);
});
