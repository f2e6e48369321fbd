import type { Page } from '@playwright/test';
import { navigationOf } from '#tests/support/content.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The mega-menu (docs/specification.md, 2.2 and 4.5). */
const { menus } = await navigationOf();
const [first] = menus;
if (first === undefined) throw new Error('There are no menus.');

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, title: string) =>
  bar(page).getByText(title, { exact: true }).filter({ visible: true }).first();
const toggle = (page: Page, title: string) =>
  bar(page).getByRole('button', { name: `${title} menu` });
const panel = (page: Page, subtitle: string) => bar(page).getByText(subtitle, { exact: true });

const FROM = '/about-us';
const isMenus = (path: string) => path.startsWith('/assets/menus-');

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await open(page, FROM);
});

test.describe('its content, which comes with the intent', () => {
  test.use({ expectedTrouble: /\/assets\/menus-|Failed to load resource/u });

  test(
    'is there by itself, and a panel is shown in the frame after its press',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.waitForLoadState('networkidle');
      await page.locator('header [data-line] button').first().focus();
      // The focus has it read from what the browser has fetched already.
      await silence(page);
      const isShown = await toggle(page, first.title).evaluate(async (button) => {
        (button as HTMLElement).click();
        await new Promise(requestAnimationFrame);
        return button.closest('li')?.querySelector('ul') !== null;
      });
      expect(isShown).toBe(true);
    },
  );

  test('is waited for, with a sign that it is on its way', async ({ page, testProxy }) => {
    testProxy.judge((path) => (isMenus(path) ? 'keep the answer' : 'pass'));
    await open(page, testProxy.url + FROM);
    const button = toggle(page, first.title);
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(bar(page).getByRole('status')).toHaveText('Loading the menu…');
    await expect.poll(() => testProxy.passages.some(({ path }) => isMenus(path))).toBe(true);
    testProxy.judge();
    testProxy.release();
    await expect(panel(page, first.subtitle)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(bar(page).getByRole('status')).toHaveText('');
    await expect(button).toBeFocused();
  });

  test('if it is lost, a press leads on to the page of the line, and hover to nothing', async ({
    page,
    testProxy,
  }) => {
    let asked = 0;
    testProxy.judge((path) => {
      if (!isMenus(path)) return 'pass';
      asked += 1;
      return 'cut';
    });
    await open(page, testProxy.url + FROM);
    await item(page, first.title).hover();
    await expect.poll(() => asked).toBeGreaterThan(1);
    await expect(page).toHaveURL(testProxy.url + FROM);
    await page.mouse.move(640, 790);
    await toggle(page, first.title).press('Enter');
    await expect(page).toHaveURL(testProxy.url + String(first.href));
    testProxy.judge();
    // The next press tries again; it may share an attempt that was lost before, which leads on once more.
    await expect(async () => {
      await toggle(page, first.title).press('Enter');
      await expect(panel(page, first.subtitle)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test.describe('the menu of small screens', { tag: '@nightly' }, () => {
  test.use({ expectedTrouble: /\/assets\/menus-|Failed to load resource/u });

  test('waits for the same content with a sign; if it is lost, a press leads on to the site map', async ({
    page,
    testProxy,
  }) => {
    const banner = page.getByRole('banner');
    const opener = banner.getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 360, height: 740 });
    testProxy.judge((path) => (isMenus(path) ? 'cut' : 'pass'));
    await open(page, testProxy.url + FROM);
    await opener.press('Enter');
    await expect(page).toHaveURL(`${testProxy.url}/sitemap`);
    await expect(opener).not.toHaveAttribute('aria-busy');
    testProxy.judge((path) => (isMenus(path) ? 'keep the answer' : 'pass'));
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(banner.getByRole('status')).toHaveText('Loading the menu…');
    await expect.poll(() => testProxy.passages.some(({ path }) => isMenus(path))).toBe(true);
    testProxy.release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus are links to the pages of their lines, and nothing seems to open a panel', async ({
    page,
  }) => {
    await page.goto(FROM);
    for (const { title, href } of menus) {
      const link = bar(page).getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', href ?? '');
      await expect(link).toBeVisible();
    }
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/sitemap');
  });
});

test('stays open while the pointer is inside, closes after it leaves', async ({ page }) => {
  await item(page, first.title).hover();
  await panel(page, first.subtitle).hover();
  // Longer than it waits before it closes.
  await page.waitForTimeout(800);
  await expect(panel(page, first.subtitle)).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(panel(page, first.subtitle)).toBeHidden();
});

test('the button opens and closes it by keyboard; Escape closes it and returns the focus', async ({
  page,
}) => {
  await toggle(page, first.title).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, first.subtitle)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel(page, first.subtitle)).toBeHidden();
  await expect(toggle(page, first.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(panel(page, first.subtitle)).toBeHidden();
});

/** A device with a touch screen, a mouse and a keyboard, used in turn (WCAG 2.5.6). */
test.describe('by any input', { tag: '@nightly' }, () => {
  test.use({ hasTouch: true });

  test('a menu is opened by touch, closed by keyboard, and opened by mouse', async ({ page }) => {
    const menu = toggle(page, first.title);
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(600, 500);
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('opens below the header in a low window, as on a zoomed page', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 440 });
    await toggle(page, first.title).press('Enter');
    await expect(panel(page, first.subtitle)).toBeVisible();
    await expect(panel(page, first.subtitle)).toBeInViewport();
  });
});
