import type { Page } from '@playwright/test';
import { navigationOf } from '#tests/support/content.ts';
import {
  carouselOf,
  lookAt,
  openStill,
  pause,
  play,
  rotates,
} from '#tests/support/browser/rotating-carousel.ts';
import { translateTexts } from '#tests/support/browser/change-page.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Translators, input methods, pointers that are let go elsewhere, and pages that sleep. */
const [first] = (await navigationOf()).menus;
if (first === undefined) throw new Error('There are no menus.');

const toggle = (page: Page) => page.getByRole('button', { name: `${first.title} menu` });
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');

test('a translated carousel’s button says what it does', { tag: '@nightly' }, async ({ page }) => {
  await openStill(page);
  await lookAt(page);
  await rotates(page);
  await page.evaluate(translateTexts);
  await pause(page).click();
  await expect(play(page)).toContainText(/^Play/u);
});

test('a translated carousel’s counter counts', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/');
  const studies = page.getByRole('region', { name: 'Case studies' });
  await studies.scrollIntoViewIfNeeded();
  await page.evaluate(translateTexts);
  await studies.getByRole('button', { name: 'Next slide' }).click();
  await expect(studies.locator('[data-counter]')).toContainText('2/');
});

test('a drag ends when the button was let go elsewhere, and follows one pointer only', async ({
  page,
}) => {
  await openStill(page);
  await lookAt(page);
  const slides = carouselOf(page).locator('[data-live] > *');
  const box = await slides.boundingBox();
  if (box === null) throw new Error('The slides have no place.');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const moveTo = (
    clientX: number,
    init: { readonly pointerId: number; readonly buttons: number },
  ) =>
    page.evaluate((given) => dispatchEvent(new PointerEvent('pointermove', given)), {
      clientX,
      clientY: y,
      ...init,
    });
  await moveTo(x - 100, { pointerId: 99, buttons: 1 });
  await expect(slides).toHaveCSS('translate', 'none');
  await page.mouse.move(x - 60, y, { steps: 3 });
  await expect(slides).not.toHaveCSS('translate', 'none');
  await moveTo(x - 90, { pointerId: 1, buttons: 0 });
  await expect(slides).toHaveCSS('translate', 'none');
  await page.mouse.up();
});

test('Ctrl+K opens search with Caps Lock too, and arrow keys belong to text that is composed', async ({
  page,
}) => {
  await open(page, '/about-us');
  const press = (key: string, init: Readonly<Record<string, string | boolean>>) =>
    page.evaluate(
      (given) =>
        (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', given)),
      { key, bubbles: true, cancelable: true, ...init },
    );
  await press('K', { code: 'KeyK', ctrlKey: true });
  await expect(field(page)).toBeFocused();
  await field(page).fill('accessibility');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await press('ArrowDown', { isComposing: true });
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await press('ArrowDown', {});
  await expect(field(page)).toHaveAttribute('aria-activedescendant');
});

test('open layers close when the page is left for the back/forward cache', async ({ page }) => {
  await open(page, '/about-us');
  const sleep = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await sleep();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await sleep();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('Escape from search opens no tooltip of its button, even if tooltips are loaded only then', async ({
    page,
    testProxy,
  }) => {
    testProxy.judge((path) => (path.includes('/AppOverlays-') ? 'keep the answer' : 'pass'));
    await open(page, `${testProxy.url}/about-us`);
    const button = page.getByRole('button', { name: 'Search this site' });
    const openAndEscape = async () => {
      await button.press('Enter');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    };
    await openAndEscape();
    testProxy.judge();
    testProxy.release();
    await expect(page.getByRole('region', { name: /^Notifications/u })).toBeAttached();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await openAndEscape();
    await page.waitForTimeout(300);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('a pinned menu closes when its window narrows, and the focus goes to the menu of small screens', async ({
    page,
  }) => {
    await open(page, '/about-us');
    await toggle(page).press('Enter');
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
});
