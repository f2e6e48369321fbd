import type { Page } from '@playwright/test';
import { navigationOf } from '#tests/support/content.ts';
import { PHONE } from '#tests/support/browser/devices.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The menu of small screens (docs/specification.md, 2.2 and 4.6). */
const { menus } = await navigationOf();

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test.use(PHONE);

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
});

test('fills the screen, and the page behind cannot be reached or scrolled', async ({ page }) => {
  const box = await menu(page).boundingBox();
  const size = page.viewportSize();
  expect(box?.width).toBeGreaterThanOrEqual((size?.width ?? 0) - 1);
  expect(box?.height).toBeGreaterThanOrEqual((size?.height ?? 0) - 1);
  const isInside = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('[role=dialog]') !== null,
    );
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), 'the focus stays inside').toBe(true);
  }
  const place = () => page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(300);
  expect(await place()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect.poll(place).toBeGreaterThan(0);
});

test('Escape, Back and the close button close it, and the focus returns', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).tap();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await opener(page).tap();
  await menu(page).getByRole('button', { name: 'Close' }).tap();
  await expect(menu(page)).toBeHidden();
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('widening the window beyond small screens closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
  });

  test('Escape closes it even before the focus has moved into it', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        // It is in the document, hidden, before it opens.
        const shown = document.querySelector('[role="dialog"]:not([hidden])');
        if (shown === null || shown.contains(document.activeElement)) return;
        observer.disconnect();
        Object.assign(globalThis, { wasPressed: true });
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await opener(page).tap();
    await page.waitForFunction(() => 'wasPressed' in globalThis);
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('following a link closes it and opens the page; Back returns to the previous page', async ({
    page,
  }) => {
    const target = menus
      .flatMap(({ title, categories }) =>
        categories.flatMap(({ items }) => items.map((entry) => ({ title, entry }))),
      )
      .find(({ entry }) => entry.href !== null);
    if (target === undefined) throw new Error('No menu has a link.');
    await menu(page).getByRole('button', { name: target.title, exact: true }).tap();
    // The accessible name continues with the description.
    await menu(page)
      .getByRole('link', { name: `${target.entry.title} ${target.entry.description}` })
      .tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(target.entry.href ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });
});
