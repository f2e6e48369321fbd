import type { Page } from '@playwright/test';
import { PHONE } from '#tests/support/browser/devices.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The case studies of the home page, with a mouse and with a finger. */
const LOCKED_MS = 600;

test('case studies loop by buttons and by arrow keys, and follow a drag, which activates no link', ({
  page,
}) => dragged(page, false));

test.describe('on a phone', { tag: '@nightly' }, () => {
  test.use(PHONE);

  test('case studies follow a finger, which activates no link', ({ page }) => dragged(page, true));
});

async function dragged(page: Page, hasTouch: boolean): Promise<void> {
  await open(page, '/');
  const studies = page
    .getByRole('region', { name: /Case studies/u })
    .and(page.locator('[aria-roledescription="carousel"]'));
  const shows = (at: number) =>
    expect(studies.locator('[data-counter]')).toHaveText(new RegExp(`${String(at)}\\D+5`, 'u'));
  const slide = studies.locator('[aria-roledescription="slide"]').first();
  await slide.scrollIntoViewIfNeeded();
  const box = await slide.boundingBox();
  if (box === null) throw new Error('The slide is not on the screen.');
  const y = box.y + box.height / 2;
  const x = box.x + box.width * 0.7;
  // The clicks that the browser makes of the drag, and those of them that a link could see.
  await page.evaluate(() => {
    const clicks = { made: 0, let: 0 };
    Object.assign(globalThis, { clicks });
    addEventListener('click', () => (clicks.made += 1), { capture: true });
    addEventListener('click', () => (clicks.let += 1));
  });
  if (hasTouch) {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x - step * 20);
    await touch('touchEnd');
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 160, y, { steps: 8 });
    await page.mouse.up();
  }
  await shows(2);
  // After a touch that has moved there is no click.
  const clicks = () => page.evaluate(() => Reflect.get(globalThis, 'clicks') as unknown);
  await expect.poll(clicks).toEqual({ made: hasTouch ? 0 : 1, let: 0 });
  await expect(page).toHaveURL('/');
  // For half a second after a move, others are ignored.
  await page.waitForTimeout(LOCKED_MS);
  await studies.getByRole('button', { name: 'Previous slide' }).click();
  await shows(1);
  await page.waitForTimeout(LOCKED_MS);
  await page.keyboard.press('ArrowLeft');
  await shows(5);
}
