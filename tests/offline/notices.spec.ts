import { TOOLTIP_OPEN_MS } from '#machines/tooltip/index.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { expect, nightly, returning, test } from './offline-test.ts';

/** Notifications and tooltips, which come with the installed site. */

returning(
  'notifications: Alt+T moves the focus there, where they stay; Escape or a click dismisses them and returns it',
  nightly,
  async ({ page }) => {
    await page.goto('/offline');
    const region = page.getByRole('region', { name: 'Notifications' });
    const notices = region.getByRole('listitem');
    const remove = page.getByRole('button', { name: 'Remove all' });
    const from = page.getByRole('link', { name: 'Home', exact: true }).last();
    await remove.press('Enter');
    await expect(notices).toHaveCount(1);
    await from.focus();
    await page.keyboard.press('Alt+t');
    await expect(region).toBeFocused();
    await page.waitForTimeout(6000);
    await expect(notices).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notices).toHaveCount(0);
    await expect(from).toBeFocused();

    await page.getByRole('button', { name: /^Save all pages/u }).press('Enter');
    await expect(notices).toHaveCount(1, { timeout: 60_000 });
    await from.focus();
    await notices.getByRole('button', { name: 'Dismiss this notification' }).click();
    await expect(notices).toHaveCount(0);
    await expect(from).toBeFocused();

    await remove.press('Enter');
    await expect(notices).toHaveCount(1);
    // The finger has swiped another one away, and with it the element that would report its leaving.
    await region.dispatchEvent('pointerover', { pointerType: 'touch' });
    await expect(notices).toHaveCount(0, { timeout: 20_000 });
  },
);

test.describe('without a worker', () => {
  test.use({ hasWorker: false });

  test(
    'a tooltip explains an icon: after a delay for the mouse, at once for the keyboard',
    nightly,
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      // Tooltips load together with the notification region.
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached({
        timeout: 15_000,
      });
      await stopClock(page);
      const button = page.getByRole('button', { name: 'Search this site' });
      const tooltip = page.getByRole('tooltip');
      await button.hover();
      await page.clock.runFor(TOOLTIP_OPEN_MS - 1);
      await expect(tooltip).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tooltip).toHaveText('Search: Ctrl+K or Command+K');
      await expect(button).toHaveAccessibleDescription('Search: Ctrl+K or Command+K');
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
      await page.mouse.move(640, 790);
      await button.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tooltip).toHaveText('Search: Ctrl+K or Command+K');
    },
  );
});
