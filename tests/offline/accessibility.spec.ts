import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import {
  askForUpdate,
  expect,
  IPHONE,
  offerInstallation,
  returning,
  test,
  updatePrompt,
  savedByItself,
  nightly,
} from './offline-test.ts';

/** The widgets that only appear on an installed or saved site, checked in both color schemes. */
async function soundInBothSchemes(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await axeViolations(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeViolations(page, { scope: 'colors' }), `${what}, dark`).toEqual([]);
}

returning(
  'the saved-pages screen has no axe violations: all saved, a notification, no network',
  nightly,
  async ({ page, gate }) => {
    await page.goto('/offline');
    await expect(savedByItself(page)).toBeVisible();
    await soundInBothSchemes(page, 'all saved');

    await page.getByRole('button', { name: 'Remove all' }).click();
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect(region).toContainText('removed from this device.');
    // It would disappear after a few seconds, but not while it has the focus.
    await page.keyboard.press('Alt+t');
    await soundInBothSchemes(page, 'notification');
    await expect(
      region.getByRole('listitem').filter({ hasText: 'removed from this device' }),
    ).toHaveCount(1);

    await gate.shut();
    await page.goto('/offline');
    const bar = page.locator('[data-app="connectivity"]');
    await expect(bar).toContainText('You’re offline.', { timeout: 15_000 });
    await soundInBothSchemes(page, 'no network');
    await expect(bar).toContainText('You’re offline.');
  },
);

returning('a tooltip and the search results have no axe violations', nightly, async ({ page }) => {
  await page.goto('/');
  // Tooltips load together with the notification region.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Search this site' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await soundInBothSchemes(page, 'tooltip');
  await expect(page.getByRole('tooltip')).toBeVisible();

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByRole('combobox').fill('accessibility');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await soundInBothSchemes(page, 'search');
  await dialog.getByRole('combobox').fill('qqqqqqqq');
  await expect(dialog.getByRole('status')).toContainText('No results.');
  await soundInBothSchemes(page, 'search without a result');
});

returning(
  'the update prompt has no axe violations',
  nightly,
  async ({ page, gate, startServer }) => {
    await page.goto('/');
    gate.lead((await startServer('simulated')).url);
    await askForUpdate(page);
    await expect(updatePrompt(page)).toBeVisible({ timeout: 60_000 });
    await soundInBothSchemes(page, 'new version');
  },
);

test('the offer to install has no axe violations', nightly, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await offerInstallation(page, 'dismissed');
  await expect(page.getByRole('button', { name: 'Install this site' })).toBeVisible();
  await soundInBothSchemes(page, 'offer');
});

test.describe('on an iPhone', () => {
  test.use(IPHONE);

  test('the install instructions have no axe violations', nightly, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Install this site' }).click();
    await expect(page.getByRole('dialog', { name: 'Install this site' })).toBeVisible();
    await soundInBothSchemes(page, 'how to install');
  });
});
