import { expectSound } from '#tests/support/browser/axe.ts';
import { expect, nightly, returning, savedByItself } from './offline-test.ts';

/** Notifications, which come with the installed site. */
returning(
  'notifications: Alt+T moves the focus there, where they stay; Escape or a click dismisses them and returns it',
  nightly,
  async ({ page }) => {
    await page.goto('/offline');
    const region = page.getByRole('region', { name: 'Notifications' });
    const notices = region.getByRole('listitem');
    const remove = page.getByRole('button', { name: 'Remove all' });
    const from = page.getByRole('link', { name: 'Home', exact: true }).last();
    await expect(savedByItself(page)).toBeVisible();
    await expectSound(page, 'all saved');
    await remove.press('Enter');
    await expect(notices).toHaveCount(1);
    await from.focus();
    await page.keyboard.press('Alt+t');
    await expect(region).toBeFocused();
    await expectSound(page, 'notification');
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

    // The mouse would rest on the next one, and hold it.
    await page.mouse.move(5, 5);
    await remove.press('Enter');
    await expect(notices).toHaveCount(1);
    // The finger has swiped another one away, and with it the element that would report its leaving.
    await region.dispatchEvent('pointerover', { pointerType: 'touch' });
    await expect(notices).toHaveCount(0, { timeout: 20_000 });
  },
);
