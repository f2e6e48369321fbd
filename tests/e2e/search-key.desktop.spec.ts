import { silence } from '#tests/support/browser/silence.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** No key without a modifier is a global shortcut (WCAG 2.2, 2.1.4). */
test('Ctrl+K and Command+K open search, and the button says so', async ({ page }) => {
  await open(page, '/about-us');
  const button = page.getByRole('button', { name: 'Search this site' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a single key opens nothing, neither "/" nor any other character', async ({ page }) => {
  await open(page, '/about-us');
  // Preload search, so that it would open immediately.
  await page.getByRole('button', { name: 'Search this site' }).hover();
  await silence(page);
  const address = page.url();
  for (let code = 33; code < 127; code += 1) {
    await page.keyboard.press(String.fromCodePoint(code));
  }
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('Ctrl+K keeps its usual meaning in text fields', async ({ page }) => {
  await open(page, '/contact-us');
  // Outside of them it opens search, whose code has loaded by then.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Full name').focus();
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
