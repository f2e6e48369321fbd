import type { Page } from '@playwright/test';
import { THEME_STORAGE_KEY } from '#src/design/theme-script.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The radio button itself is hidden behind its tile: people press the label. */
const choose = (page: Page, name: string) =>
  page.locator('label').filter({ hasText: name }).click();

/** The background colors of the line SOLVE (docs/specification.md, 10.1). */
const PAPER = 'rgb(255, 253, 248)';
const INK = 'rgb(15, 27, 27)';

/** Opens a page on a device that prefers light, and chooses the dark scheme. */
async function chooseDark(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, path);
  await choose(page, 'Dark');
  await expect.poll(() => background(page)).toBe(INK);
}

test('the page follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  expect(await background(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(INK);
});

test('a chosen scheme persists across pages and reloads, whatever the device prefers', async ({
  page,
}) => {
  await chooseDark(page, '/');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await open(page, '/k-12');
  expect(await background(page)).toBe(INK);
  await choose(page, 'Match device');
  await expect.poll(() => background(page)).toBe(PAPER);
});

test('an earlier choice of another tab, reported late, does not undo a later one', async ({
  page,
}) => {
  await chooseDark(page, '/');
  const stored = await page.evaluate((key) => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'light' }));
    return localStorage.getItem(key);
  }, THEME_STORAGE_KEY);
  expect(stored).toBe('dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('print has the light scheme, whatever scheme is chosen', async ({ page }) => {
  await chooseDark(page, '/k-12');
  const tones = () =>
    page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const surface = getComputedStyle(document.documentElement).getPropertyValue(
        '--color-surface',
      );
      return { colorScheme, surface };
    });
  const onScreen = await tones();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const dark = await tones();
  await page.evaluate(() => {
    delete document.documentElement.dataset['theme'];
  });
  expect(dark).toEqual(await tones());
  expect(dark).not.toEqual(onScreen);
});

test('a chosen scheme never flashes: it is set before any script of the bundle runs', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
  }, THEME_STORAGE_KEY);
  // The bundle never loads; only the inline script can set the scheme.
  await page.route(/\/assets\/.*\.js$/u, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null && document.styleSheets.length > 0);
  await expect.poll(() => background(page)).toBe(INK);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a page that comes back as it was left has the scheme chosen meanwhile', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('radio', { name: 'Light' }).waitFor({ state: 'attached' });
  await expect(async () => {
    await page.evaluate((key) => {
      localStorage.setItem(key, 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, THEME_STORAGE_KEY);
    expect(await background(page)).toBe(INK);
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
